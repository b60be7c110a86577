#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

// More scans than any camera or editor writes: each costs as much as a picture, and takes but a few bytes of a file.
static const int maximumScans = 500;

struct QuietzoneJPEG {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  // Where the call that is under way ends when there is an error.
  jmp_buf leave;
  // Four bytes a pixel of one line, where the file holds cyan, magenta, yellow and black.
  uint8_t *inks;
};

static void leave(j_common_ptr decoder) {
  longjmp(((struct QuietzoneJPEG *)decoder->client_data)->leave, 1);
}

// Warnings are about data that cannot be as it was written, but for these: a picture that is not whole must not pass for
// one in which there is nothing.
static void heed(j_common_ptr decoder, int level) {
  if (level >= 0) return;
  switch (decoder->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_ADOBE_XFORM:
    case JWRN_JFIF_MAJOR:
      return;
    default:
      leave(decoder);
  }
}

static void ignore(j_common_ptr decoder) { (void)decoder; }

static void countScans(j_common_ptr decoder) {
  if (((j_decompress_ptr)decoder)->input_scan_number > maximumScans) leave(decoder);
}

static enum QuietzoneJPEGStatus statusOf(const struct QuietzoneJPEG *picture) {
  switch (picture->errors.msg_code) {
    case JERR_OUT_OF_MEMORY:
      return QuietzoneJPEGNoMemory;
    case JERR_SOF_UNSUPPORTED:
    case JERR_BAD_PRECISION:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_CCIR601_NOTIMPL:
    case JERR_NO_HUFF_TABLE:
    case JERR_NOT_COMPILED:
    case JERR_ARITH_NOTIMPL:
      return QuietzoneJPEGUnsupported;
    default:
      return QuietzoneJPEGDamaged;
  }
}

void quietzone_jpeg_close(QuietzoneJPEG *picture) {
  jpeg_destroy_decompress(&picture->decoder);
  free(picture->inks);
  free(picture);
}

static int isInks(J_COLOR_SPACE space) { return space == JCS_CMYK || space == JCS_YCCK; }

QuietzoneJPEG *quietzone_jpeg_open(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, enum QuietzoneJPEGStatus *status) {
  *status = QuietzoneJPEGNoMemory;
  struct QuietzoneJPEG *picture = calloc(1, sizeof *picture);
  if (!picture) return NULL;
  struct jpeg_decompress_struct *decoder = &picture->decoder;
  decoder->err = jpeg_std_error(&picture->errors);
  picture->errors.error_exit = leave;
  picture->errors.emit_message = heed;
  picture->errors.output_message = ignore;
  picture->progress.progress_monitor = countScans;
  decoder->client_data = picture;
  if (setjmp(picture->leave)) {
    *status = statusOf(picture);
    quietzone_jpeg_close(picture);
    return NULL;
  }
  jpeg_create_decompress(decoder);
  decoder->progress = &picture->progress;
  jpeg_mem_src(decoder, bytes, count);
  jpeg_read_header(decoder, TRUE);
  int isAsAnnounced = decoder->image_width == width && decoder->image_height == height;
  if (isAsAnnounced && isInks(decoder->jpeg_color_space)) {
    decoder->out_color_space = JCS_CMYK;
    picture->inks = malloc((size_t)width * 4);
  } else {
    // Without the planes of colour, which are then not even transformed.
    decoder->out_color_space = JCS_GRAYSCALE;
  }
  if (!isAsAnnounced || (decoder->out_color_space == JCS_CMYK && !picture->inks)) {
    if (!isAsAnnounced) *status = QuietzoneJPEGDamaged;
    quietzone_jpeg_close(picture);
    return NULL;
  }
  jpeg_start_decompress(decoder);
  *status = QuietzoneJPEGRead;
  return picture;
}

// The luma of ITU-R BT.601 of inks as Adobe's programs store them, 255 being none: each of the colours that the paper
// reflects, and of it what black leaves.
static void reflect(const uint8_t *inks, uint8_t *line, size_t width) {
  for (size_t x = 0; x < width; x++, inks += 4) {
    uint32_t black = inks[3] * 257u;
    uint32_t red = inks[0] * black >> 16, green = inks[1] * black >> 16, blue = inks[2] * black >> 16;
    line[x] = (uint8_t)((red * 19595 + green * 38470 + blue * 7471 + 0x8000) >> 16);
  }
}

enum QuietzoneJPEGStatus quietzone_jpeg_read(QuietzoneJPEG *picture, uint8_t *lines, size_t count) {
  struct jpeg_decompress_struct *decoder = &picture->decoder;
  size_t width = decoder->output_width;
  // What changes after the jump's target is set has to be in memory.
  uint8_t *volatile line = lines;
  uint8_t *end = lines + count * width;
  if (setjmp(picture->leave)) return statusOf(picture);
  while (line < end) {
    JSAMPROW rows[16];
    JDIMENSION wanted = 1;
    if (picture->inks) {
      rows[0] = picture->inks;
    } else {
      for (wanted = 0; wanted < 16 && line + wanted * width < end; wanted++) rows[wanted] = line + wanted * width;
    }
    JDIMENSION got = jpeg_read_scanlines(decoder, rows, wanted);
    if (got == 0) return QuietzoneJPEGDamaged;
    if (picture->inks) reflect(picture->inks, line, width);
    line += got * width;
  }
  return QuietzoneJPEGRead;
}
