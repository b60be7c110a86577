// libjxl, loaded when a JPEG XL file comes up. What is used of it is declared here, as its versions from 0.7 on have it, so that
// any of them will do and none is needed to build.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct JxlDecoder JxlDecoder;

typedef struct JxlBasicInfo {
  int have_container;
  uint32_t xsize;
  uint32_t ysize;
  uint32_t bits_per_sample;
  uint32_t exponent_bits_per_sample;
  float intensity_target;
  float min_nits;
  int relative_to_max_display;
  float linear_below;
  int uses_original_profile;
  int have_preview;
  int have_animation;
  int orientation;
  uint32_t num_color_channels;
  uint32_t num_extra_channels;
  uint32_t alpha_bits;
  uint32_t alpha_exponent_bits;
  int alpha_premultiplied;
  // Preview, animation, intrinsic size, and what the library keeps for later.
  uint8_t others[256];
} JxlBasicInfo;

typedef struct JxlPixelFormat {
  uint32_t num_channels;
  int data_type;
  int endianness;
  size_t align;
} JxlPixelFormat;

// A stretch of a line: its first pixel's column and row, and its pixels.
typedef void (*JxlImageOutCallback)(void *context, size_t x, size_t y, size_t count, const void *pixels);

JxlDecoder *JxlDecoderCreate(const void *memoryManager);
void JxlDecoderDestroy(JxlDecoder *decoder);
int JxlDecoderSubscribeEvents(JxlDecoder *decoder, int events);
int JxlDecoderSetKeepOrientation(JxlDecoder *decoder, int skipReorientation);
int JxlDecoderSetInput(JxlDecoder *decoder, const uint8_t *bytes, size_t count);
int JxlDecoderProcessInput(JxlDecoder *decoder);
int JxlDecoderGetBasicInfo(const JxlDecoder *decoder, JxlBasicInfo *info);
int JxlDecoderSetImageOutCallback(
    JxlDecoder *decoder, const JxlPixelFormat *format, JxlImageOutCallback callback, void *context);

#define QUIETZONE_JXL_FUNCTIONS(APPLY) \
  APPLY(JxlDecoderCreate) \
  APPLY(JxlDecoderDestroy) \
  APPLY(JxlDecoderSubscribeEvents) \
  APPLY(JxlDecoderSetKeepOrientation) \
  APPLY(JxlDecoderSetInput) \
  APPLY(JxlDecoderProcessInput) \
  APPLY(JxlDecoderGetBasicInfo) \
  APPLY(JxlDecoderSetImageOutCallback)

// The functions by their own names.
#define QUIETZONE_FUNCTION(name) __typeof__(name) *name;
struct QuietzoneJXL {
  QUIETZONE_JXL_FUNCTIONS(QUIETZONE_FUNCTION)
};
#undef QUIETZONE_FUNCTION

// The functions; NULL if the system does not have the library. To be called by one thread.
const struct QuietzoneJXL *quietzone_load_jxl(void);

// What the library's numbers stand for.
static const int quietzoneJXLNeedsMoreInput = 2;
static const int quietzoneJXLNeedsImageOut = 5;
static const int quietzoneJXLBasicInfo = 0x40;
static const int quietzoneJXLFullImage = 0x1000;
static const int quietzoneJXLBytes = 2;
