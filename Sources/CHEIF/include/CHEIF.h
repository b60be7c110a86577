// libheif, loaded when a HEIC, HEIF or AVIF file comes up. What is used of it is declared here, as its first version had it, so
// that any version of the library will do and none is needed to build.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct heif_context heif_context;
typedef struct heif_image_handle heif_image_handle;
typedef struct heif_image heif_image;

// What a call came to; `message` stays as long as the library.
typedef struct heif_error {
  int code;
  int subcode;
  const char *message;
} heif_error;

// The beginning of the library's structure, which it makes itself.
typedef struct heif_decoding_options {
  uint8_t version;
  uint8_t ignore_transformations;
} heif_decoding_options;

// The beginning of the library's structure, which it makes itself.
typedef struct heif_color_profile_nclx {
  uint8_t version;
  int color_primaries;
  int transfer_characteristics;
  int matrix_coefficients;
  uint8_t full_range_flag;
} heif_color_profile_nclx;

heif_context *heif_context_alloc(void);
void heif_context_free(heif_context *context);
heif_error heif_context_read_from_memory_without_copy(
    heif_context *context, const void *bytes, size_t count, const void *options);
heif_error heif_context_get_primary_image_handle(heif_context *context, heif_image_handle **handle);
void heif_image_handle_release(const heif_image_handle *handle);
int heif_image_handle_get_width(const heif_image_handle *handle);
int heif_image_handle_get_height(const heif_image_handle *handle);
int heif_image_handle_get_ispe_width(const heif_image_handle *handle);
int heif_image_handle_get_ispe_height(const heif_image_handle *handle);
int heif_image_handle_is_premultiplied_alpha(const heif_image_handle *handle);
heif_error heif_image_handle_get_nclx_color_profile(
    const heif_image_handle *handle, heif_color_profile_nclx **profile);
void heif_nclx_color_profile_free(heif_color_profile_nclx *profile);
heif_decoding_options *heif_decoding_options_alloc(void);
void heif_decoding_options_free(heif_decoding_options *options);
heif_error heif_decode_image(
    const heif_image_handle *handle, heif_image **image, int colorspace, int chroma,
    const heif_decoding_options *options);
void heif_image_release(const heif_image *image);
int heif_image_get_colorspace(const heif_image *image);
int heif_image_get_chroma_format(const heif_image *image);
int heif_image_has_channel(const heif_image *image, int channel);
int heif_image_get_width(const heif_image *image, int channel);
int heif_image_get_height(const heif_image *image, int channel);
int heif_image_get_bits_per_pixel_range(const heif_image *image, int channel);
const uint8_t *heif_image_get_plane_readonly(const heif_image *image, int channel, int *stride);

#define QUIETZONE_HEIF_FUNCTIONS(APPLY) \
  APPLY(heif_context_alloc) \
  APPLY(heif_context_free) \
  APPLY(heif_context_read_from_memory_without_copy) \
  APPLY(heif_context_get_primary_image_handle) \
  APPLY(heif_image_handle_release) \
  APPLY(heif_image_handle_get_width) \
  APPLY(heif_image_handle_get_height) \
  APPLY(heif_image_handle_get_ispe_width) \
  APPLY(heif_image_handle_get_ispe_height) \
  APPLY(heif_image_handle_is_premultiplied_alpha) \
  APPLY(heif_image_handle_get_nclx_color_profile) \
  APPLY(heif_nclx_color_profile_free) \
  APPLY(heif_decoding_options_alloc) \
  APPLY(heif_decoding_options_free) \
  APPLY(heif_decode_image) \
  APPLY(heif_image_release) \
  APPLY(heif_image_get_colorspace) \
  APPLY(heif_image_get_chroma_format) \
  APPLY(heif_image_has_channel) \
  APPLY(heif_image_get_width) \
  APPLY(heif_image_get_height) \
  APPLY(heif_image_get_bits_per_pixel_range) \
  APPLY(heif_image_get_plane_readonly)

// The functions by their own names.
#define QUIETZONE_FUNCTION(name) __typeof__(name) *name;
struct QuietzoneHEIF {
  QUIETZONE_HEIF_FUNCTIONS(QUIETZONE_FUNCTION)
};
#undef QUIETZONE_FUNCTION

// The functions; NULL if the system does not have the library. To be called by one thread.
const struct QuietzoneHEIF *quietzone_load_heif(void);

// What the library's numbers stand for.
static const int quietzoneHEIFNative = 99;
static const int quietzoneHEIFRGB = 1;
static const int quietzoneHEIFLuma = 0;
static const int quietzoneHEIFRed = 3;
static const int quietzoneHEIFGreen = 4;
static const int quietzoneHEIFBlue = 5;
static const int quietzoneHEIFAlpha = 6;
static const int quietzoneHEIFInterleaved = 10;
static const int quietzoneHEIFUnsupportedFile = 3;
static const int quietzoneHEIFUnsupportedFeature = 4;
static const int quietzoneHEIFNoMemory = 6;
static const int quietzoneHEIFUnsupportedCodec = 3000;
static const int quietzoneHEIFSecurityLimit = 1000;
