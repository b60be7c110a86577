/* What is read does not depend on how the pixels lie in memory; options and limits do what they say. */
#include "check.h"

static const qz_reader *reader;

/* Whether a picture says what the grey one says. */
static void check_same(const qz_image *image, const char *expected, const char *what) {
  qz_results *results = results_of(reader, image, NULL);
  if (strcmp(qz_results_json(results, NULL), expected) != 0) fprintf(stderr, "%s\n", what);
  CHECK(strcmp(qz_results_json(results, NULL), expected) == 0);
  qz_results_free(results);
}

/* Writes a grey value as a pixel of a format. */
static void put(unsigned char *pixel, qz_format format, unsigned char grey) {
  const uint16_t wide = (uint16_t)(grey * 257);
  switch (format) {
    case QZ_FORMAT_GREY_16: memcpy(pixel, &wide, 2); break;
    case QZ_FORMAT_GREY_ALPHA: pixel[0] = grey, pixel[1] = 255; break;
    case QZ_FORMAT_RGB:
    case QZ_FORMAT_BGR: memset(pixel, grey, 3); break;
    case QZ_FORMAT_RGBA:
    case QZ_FORMAT_BGRA: memset(pixel, grey, 3), pixel[3] = 255; break;
    case QZ_FORMAT_ARGB:
    case QZ_FORMAT_ABGR: memset(pixel + 1, grey, 3), pixel[0] = 255; break;
    default: pixel[0] = grey;
  }
}

static void layouts_make_no_difference(const qz_image *grey, const char *expected) {
  const size_t bytes[] = {1, 3, 3, 4, 4, 4, 4, 2, 2};
  const size_t width = (size_t)grey->width, height = (size_t)grey->height;
  const unsigned char *pixels = grey->pixels;
  for (qz_format format = QZ_FORMAT_GREY; format <= QZ_FORMAT_GREY_16; format++) {
    for (int layout = 0; layout < 16; layout++) {
      /* Gaps between pixels, gaps between rows, rows from the bottom up, pixels from right to left. */
      const size_t step = bytes[format] + (layout & 1 ? 2 : 0);
      const size_t stride = width * step + (layout & 2 ? 13 : 0);
      qz_image image = QZ_IMAGE_INIT;
      image.size = stride * height;
      unsigned char *memory = malloc(image.size);
      CHECK(memory != NULL);
      memset(memory, 0x55, image.size);
      const int upwards = layout & 4, leftwards = layout & 8;
      for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++)
          put(memory + (upwards ? height - 1 - y : y) * stride + (leftwards ? width - 1 - x : x) * step,
              format, pixels[y * width + x]);
      image.pixels = memory;
      image.offset = (upwards ? (height - 1) * stride : 0) + (leftwards ? (width - 1) * step : 0);
      image.width = grey->width;
      image.height = grey->height;
      image.format = format;
      if (layout != 0) {
        image.row_stride = upwards ? -(ptrdiff_t)stride : (ptrdiff_t)stride;
        image.pixel_step = leftwards ? -(ptrdiff_t)step : (ptrdiff_t)step;
      }
      char what[60];
      snprintf(what, sizeof what, "format %d, layout %d", format, layout);
      check_same(&image, expected, what);
      free(memory);
    }
  }
}

/* How many symbols there are in a picture of four bytes a pixel: `ink` where the grey one is dark, `ground` elsewhere. */
static size_t count_in(const qz_image *grey, qz_format format, const char *ink, const char *ground) {
  const unsigned char *pixels = grey->pixels;
  qz_image image = *grey;
  unsigned char *memory = malloc(4 * grey->size);
  CHECK(memory != NULL);
  for (size_t i = 0; i < grey->size; i++) memcpy(memory + 4 * i, pixels[i] < 128 ? ink : ground, 4);
  image.pixels = memory;
  image.size = 4 * grey->size;
  image.format = format;
  qz_results *results = results_of(reader, &image, NULL);
  const size_t count = qz_results_count(results);
  qz_results_free(results);
  free(memory);
  return count;
}

/* Red is as light as this grey, and blue is darker: whoever takes one for the other sees what is not there, or does not see it. */
static void colours_have_their_places(const qz_image *grey) {
  CHECK(count_in(grey, QZ_FORMAT_RGBA, "\xFF\x00\x00\xFF", "\x4C\x4C\x4C\xFF") == 0);
  CHECK(count_in(grey, QZ_FORMAT_BGRA, "\xFF\x00\x00\xFF", "\x4C\x4C\x4C\xFF") == 1);
  CHECK(count_in(grey, QZ_FORMAT_BGRA, "\x00\x00\xFF\xFF", "\x4C\x4C\x4C\xFF") == 0);
  CHECK(count_in(grey, QZ_FORMAT_ARGB, "\xFF\xFF\x00\x00", "\xFF\x4C\x4C\x4C") == 0);
  CHECK(count_in(grey, QZ_FORMAT_ARGB, "\xFF\x00\x00\xFF", "\xFF\x4C\x4C\x4C") == 1);
  CHECK(count_in(grey, QZ_FORMAT_ABGR, "\xFF\x00\x00\xFF", "\xFF\x4C\x4C\x4C") == 0);
  CHECK(count_in(grey, QZ_FORMAT_ABGR, "\xFF\xFF\x00\x00", "\xFF\x4C\x4C\x4C") == 1);
}

/* What is transparent is white, whatever its colour. */
static void alpha_lies_over_white(const qz_image *grey) {
  CHECK(count_in(grey, QZ_FORMAT_RGBA, "\x00\x00\x00\xFF", "\x00\x00\x00\x00") == 1);
  CHECK(count_in(grey, QZ_FORMAT_RGBA, "\x00\x00\x00\x00", "\xFF\xFF\xFF\xFF") == 0);
  CHECK(count_in(grey, QZ_FORMAT_ARGB, "\xFF\x00\x00\x00", "\x00\x00\x00\x00") == 1);
}

static void options_do_what_they_say(const qz_image *image) {
  qz_options options = QZ_OPTIONS_INIT;
  qz_error error = QZ_ERROR_INIT;
  qz_results *results = results_of(reader, image, NULL);
  const size_t all = qz_results_count(results);
  CHECK(all > 1);
  const qz_symbology first = qz_results_symbol(results, 0)->symbology;
  qz_results_free(results);

  options.max_symbols = 1;
  qz_reader *made = new_reader(&options);
  results = results_of(made, image, NULL);
  CHECK(qz_results_count(results) == 1);
  qz_results_free(results);
  qz_reader_free(made);

  options = (qz_options)QZ_OPTIONS_INIT;
  options.symbologies = QZ_SET(QZ_MAXICODE);
  made = new_reader(&options);
  results = results_of(made, image, NULL);
  CHECK(qz_results_count(results) == 0);
  qz_results_free(results);
  qz_reader_free(made);
  options.symbologies = QZ_SET(first);
  made = new_reader(&options);
  results = results_of(made, image, NULL);
  CHECK(qz_results_count(results) > 0);
  qz_results_free(results);
  qz_reader_free(made);

  options = (qz_options)QZ_OPTIONS_INIT;
  options.max_pixels = (int64_t)image->width * image->height - 1;
  made = new_reader(&options);
  CHECK(qz_read(made, image, NULL, &results, &error) == QZ_TOO_MANY_PIXELS);
  qz_reader_free(made);
  options.max_pixels++;
  made = new_reader(&options);
  results = results_of(made, image, NULL);
  CHECK(qz_results_count(results) == all);
  qz_results_free(results);
  qz_reader_free(made);

  options = (qz_options)QZ_OPTIONS_INIT;
  options.max_work = 1;
  made = new_reader(&options);
  results = results_of(made, image, NULL);
  CHECK(qz_results_count(results) < all);
  qz_results_free(results);
  qz_reader_free(made);

  qz_cancel *cancel = qz_cancel_new();
  qz_cancel_set(cancel);
  results = results_of(reader, image, cancel);
  CHECK(qz_results_count(results) < all && qz_results_end(results) == QZ_END_CANCELLED);
  qz_results_free(results);
  qz_cancel_clear(cancel);
  results = results_of(reader, image, cancel);
  CHECK(qz_results_count(results) == all && qz_results_end(results) == QZ_END_COMPLETE);
  qz_results_free(results);
  qz_cancel_free(cancel);
}

/* What the fields say is what the JSON says. */
static void fields_are_those_of_json(const qz_image *image) {
  qz_results *results = results_of(reader, image, NULL);
  const char *json = qz_results_json(results, NULL);
  for (size_t i = 0; i < qz_results_count(results); i++) {
    const qz_symbol *symbol = qz_results_symbol(results, i);
    char wanted[200];
    CHECK(symbol->struct_size == sizeof *symbol);
    snprintf(wanted, sizeof wanted, "{\"symbology\":\"%s\",\"text\":\"%s\"", symbol->symbology_name, symbol->text);
    CHECK(strstr(json, wanted) != NULL);
    CHECK(strcmp(symbol->symbology_name, qz_symbology_name(symbol->symbology)) == 0);
    CHECK(strlen(symbol->text) == symbol->text_length);
    CHECK(symbol->segment_count == 1 && symbol->segments[0].byte_count == symbol->byte_count);
    CHECK(symbol->symbology_identifier[0] == ']');
    CHECK(symbol->corners[0].x >= 0 && symbol->corners[0].x < image->width);
  }
  CHECK(qz_results_symbol(results, qz_results_count(results)) == NULL);
  CHECK(qz_results_symbol(results, SIZE_MAX) == NULL);
  qz_results_free(results);
}

/* Each name and title leads back to its symbology; the numbers are those of the header. */
static void names_lead_to_symbologies(void) {
  for (qz_symbology symbology = 0; symbology < qz_symbology_count(); symbology++) {
    qz_symbology_set set = 0;
    CHECK(qz_symbologies_named(qz_symbology_name(symbology), &set, NULL) == QZ_OK);
    CHECK(set == QZ_SET(symbology));
  }
  CHECK(qz_symbology_count() == QZ_PHARMACODE + 1);
  CHECK(strcmp(qz_symbology_name(QZ_QR_CODE), "qrCode") == 0);
  CHECK(strcmp(qz_symbology_name(QZ_PHARMACODE), "pharmacode") == 0);
  CHECK(strcmp(qz_symbology_title(QZ_EAN_13), "EAN-13") == 0);
  qz_symbology_set set = 0;
  CHECK(qz_symbologies_named("EAN-13,qr,Micro_QR", &set, NULL) == QZ_OK);
  CHECK(set == (QZ_SET(QZ_EAN_13) | QZ_SET(QZ_QR_CODE) | QZ_SET(QZ_MICRO_QR)));
  CHECK(qz_symbologies_named("linear", &set, NULL) == QZ_OK);
  CHECK((set & QZ_SET(QZ_CODE_128)) != 0 && (set & (QZ_SET(QZ_QR_CODE) | QZ_SET(QZ_PHARMACODE))) == 0);
  CHECK(strcmp(qz_version(), QZ_VERSION) == 0);
}

int main(int argc, char **argv) {
  CHECK(argc == 3);
  qz_reader *made = new_reader(NULL);
  reader = made;
  /* A small picture with a symbol, and one with several. */
  qz_image single = load_pgm(argv[1]);
  qz_image several = load_pgm(argv[2]);
  qz_results *results = results_of(reader, &single, NULL);
  CHECK(qz_results_count(results) == 1);
  char *expected = strdup(qz_results_json(results, NULL));
  qz_results_free(results);

  layouts_make_no_difference(&single, expected);
  colours_have_their_places(&single);
  alpha_lies_over_white(&single);
  options_do_what_they_say(&several);
  fields_are_those_of_json(&several);
  names_lead_to_symbologies();

  free(expected);
  free((void *)(uintptr_t)single.pixels);
  free((void *)(uintptr_t)several.pixels);
  qz_reader_free(made);
  return 0;
}
