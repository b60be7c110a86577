/* Arguments that make no sense are answered with an error that says so, and never followed. */
#include <limits.h>

#include "check.h"

static const unsigned char pixels[64];

/* Whether a picture is refused with this status and a message with this in it. */
static void check_refused(const qz_reader *reader, qz_image image, qz_status status, const char *words) {
  qz_error error = QZ_ERROR_INIT;
  qz_results *results = (qz_results *)(uintptr_t)pixels;
  CHECK(qz_read(reader, &image, NULL, &results, &error) == status);
  CHECK(results == NULL);
  CHECK(error.status == status);
  if (strstr(error.message, words) == NULL) fprintf(stderr, "'%s' without '%s'\n", error.message, words);
  CHECK(strstr(error.message, words) != NULL);
  /* Without a place for the error the answer is the same. */
  CHECK(qz_read(reader, &image, NULL, &results, NULL) == status);
}

/* Eight by eight pixels in as many bytes. */
static qz_image sound(void) {
  qz_image image = QZ_IMAGE_INIT;
  image.pixels = pixels;
  image.size = sizeof pixels;
  image.width = 8;
  image.height = 8;
  return image;
}

static void null_is_answered(const qz_reader *reader) {
  qz_error error = QZ_ERROR_INIT;
  qz_image image = sound();
  qz_results *results = NULL;
  CHECK(qz_reader_new(NULL, NULL, &error) == QZ_INVALID_ARGUMENT);
  CHECK(qz_read(NULL, &image, NULL, &results, &error) == QZ_INVALID_ARGUMENT);
  CHECK(strstr(error.message, "qz_reader_new") != NULL);
  CHECK(qz_read(reader, NULL, NULL, &results, &error) == QZ_INVALID_ARGUMENT);
  CHECK(qz_read(reader, &image, NULL, NULL, &error) == QZ_INVALID_ARGUMENT);
  CHECK(qz_read(NULL, NULL, NULL, NULL, NULL) == QZ_INVALID_ARGUMENT);
  CHECK(qz_symbologies_named(NULL, NULL, NULL) == QZ_INVALID_ARGUMENT);
  qz_reader_free(NULL);
  qz_results_free(NULL);
  qz_cancel_free(NULL);
  qz_cancel_set(NULL);
  qz_cancel_clear(NULL);
  CHECK(qz_results_count(NULL) == 0);
  CHECK(qz_results_symbol(NULL, 0) == NULL);
  CHECK(qz_results_json(NULL, NULL) == NULL);
  CHECK(qz_results_end(NULL) == QZ_END_COMPLETE);
}

static void sizes_are_checked(const qz_reader *reader) {
  const int32_t sizes[] = {0, -1, INT32_MIN};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    qz_image image = sound();
    image.width = sizes[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "must be positive");
    image = sound();
    image.height = sizes[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "must be positive");
  }
  qz_image image = sound();
  image.width = image.height = INT32_MAX;
  check_refused(reader, image, QZ_TOO_MANY_PIXELS, "max_pixels");
  image = sound();
  image.height = 9;
  check_refused(reader, image, QZ_INVALID_ARGUMENT, "do not fit into 64 bytes");
  image = sound();
  image.pixels = NULL;
  check_refused(reader, image, QZ_INVALID_ARGUMENT, "pixels is NULL");
  const size_t lengths[] = {0, 1, 63, SIZE_MAX, (size_t)PTRDIFF_MAX + 1};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    image = sound();
    image.size = lengths[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "");
  }
  const size_t offsets[] = {1, 64, 65, SIZE_MAX};
  for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++) {
    image = sound();
    image.offset = offsets[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "");
  }
}

static void steps_are_checked(const qz_reader *reader) {
  const ptrdiff_t steps[] = {PTRDIFF_MAX, PTRDIFF_MIN, -1, -8, 65, 10, PTRDIFF_MAX / 7, PTRDIFF_MIN / 7};
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    qz_image image = sound();
    image.row_stride = steps[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "");
    image = sound();
    image.pixel_step = steps[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "");
    image.row_stride = steps[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "");
    image.offset = 4;
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "");
  }
}

static void formats_are_checked(const qz_reader *reader) {
  const int32_t formats[] = {-1, QZ_FORMAT_GREY_16 + 1, INT32_MAX, INT32_MIN, 256};
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
    qz_image image = sound();
    image.format = formats[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "there is no pixel format");
  }
  for (qz_format format = QZ_FORMAT_RGB; format <= QZ_FORMAT_GREY_16; format++) {
    qz_image image = sound();
    image.format = format;
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "do not fit");
  }
}

static void regions_are_checked(const qz_reader *reader) {
  const int32_t numbers[] = {0, -1, INT32_MIN};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    qz_image image = sound();
    image.region_width = numbers[i];
    image.region_height = 1;
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "region");
  }
  /* One that lies outside holds nothing, which is no error. */
  const int32_t places[] = {8, INT32_MAX, INT32_MIN, -1};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    qz_image image = sound();
    image.region_x = image.region_y = places[i];
    image.region_width = image.region_height = i == 3 ? 1 : INT32_MAX;
    qz_results *results = results_of(reader, &image, NULL);
    CHECK(qz_results_count(results) == 0);
    qz_results_free(results);
  }
}

static void structures_are_checked(const qz_reader *reader) {
  const size_t sizes[] = {0, 1, sizeof(qz_image) - 1, 4097, SIZE_MAX};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    qz_image image = sound();
    image.struct_size = sizes[i];
    check_refused(reader, image, QZ_INVALID_ARGUMENT, "QZ_IMAGE_INIT");
    qz_options options = QZ_OPTIONS_INIT;
    qz_reader *refused = NULL;
    options.struct_size = sizes[i];
    CHECK(qz_reader_new(&options, &refused, NULL) == QZ_INVALID_ARGUMENT);
    CHECK(refused == NULL);
  }

  qz_image image = sound();
  image.reserved = 1;
  check_refused(reader, image, QZ_INVALID_ARGUMENT, "reserved is 1");

  /* A newer program's structure is understood unless it asks for what is not known here. */
  struct {
    qz_image image;
    uint64_t later[2];
  } newer = {sound(), {0, 0}};
  newer.image.struct_size = sizeof newer;
  qz_results_free(results_of(reader, &newer.image, NULL));
  newer.later[1] = 1;
  qz_results *results = NULL;
  qz_error error = QZ_ERROR_INIT;
  CHECK(qz_read(reader, &newer.image, NULL, &results, &error) == QZ_INVALID_ARGUMENT);
  CHECK(strstr(error.message, "install a newer one") != NULL);

  /* Of an error without its size nothing is written. */
  qz_error blank;
  memset(&blank, 0x7F, sizeof blank);
  blank.struct_size = 0;
  CHECK(qz_read(NULL, NULL, NULL, &results, &blank) == QZ_INVALID_ARGUMENT);
  CHECK(blank.message[0] == 0x7F && blank.status == 0x7F7F7F7F);
}

static void options_are_checked(void) {
  const int64_t numbers[] = {-1, INT64_MIN};
  for (size_t i = 0; i < 2; i++) {
    for (int field = 0; field < 4; field++) {
      qz_options options = QZ_OPTIONS_INIT;
      int64_t *limits[] = {
        &options.max_symbols, &options.max_pixels, &options.max_work, &options.max_milliseconds};
      *limits[field] = numbers[i];
      qz_reader *reader = NULL;
      qz_error error = QZ_ERROR_INIT;
      CHECK(qz_reader_new(&options, &reader, &error) == QZ_INVALID_ARGUMENT);
      CHECK(strstr(error.message, "must be positive") != NULL);
    }
  }
  qz_options options = QZ_OPTIONS_INIT;
  qz_reader *reader = NULL;
  options.effort = 2;
  CHECK(qz_reader_new(&options, &reader, NULL) == QZ_INVALID_ARGUMENT);
  options.effort = QZ_EFFORT_LIVE;
  options.skips_inverted = 2;
  CHECK(qz_reader_new(&options, &reader, NULL) == QZ_INVALID_ARGUMENT);
  options.skips_inverted = 1;
  options.symbologies = UINT64_C(1) << 63;
  CHECK(qz_reader_new(&options, &reader, NULL) == QZ_INVALID_ARGUMENT);
  options.symbologies = UINT64_MAX;
  CHECK(qz_reader_new(&options, &reader, NULL) == QZ_INVALID_ARGUMENT);

  /* The greatest limits are none, and nothing overflows. */
  options.symbologies = 0;
  options.max_symbols = options.max_pixels = options.max_work = options.max_milliseconds = INT64_MAX;
  qz_reader *made = new_reader(&options);
  qz_image image = sound();
  qz_results_free(results_of(made, &image, NULL));
  qz_reader_free(made);
}

static void names_are_checked(void) {
  qz_symbology_set set = 42;
  qz_error error = QZ_ERROR_INIT;
  const char *wrong[] = {"", ",", "qrCode,", "qr code x", "\xFF\xFE"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    CHECK(qz_symbologies_named(wrong[i], &set, &error) == QZ_INVALID_ARGUMENT);
    CHECK(strstr(error.message, "there is no symbology") != NULL);
    CHECK(set == 42);
  }
  /* However long, it becomes a message that ends within its place. */
  char name[4000];
  memset(name, 0xC3, sizeof name);
  name[sizeof name - 1] = 0;
  CHECK(qz_symbologies_named(name, &set, &error) == QZ_INVALID_ARGUMENT);
  CHECK(strlen(error.message) < sizeof error.message);
  CHECK(qz_symbology_name(-1) == NULL && qz_symbology_name(qz_symbology_count()) == NULL);
  CHECK(qz_symbology_title(INT32_MIN) == NULL && qz_symbology_title(INT32_MAX) == NULL);
}

int main(void) {
  qz_reader *reader = new_reader(NULL);
  null_is_answered(reader);
  sizes_are_checked(reader);
  steps_are_checked(reader);
  formats_are_checked(reader);
  regions_are_checked(reader);
  structures_are_checked(reader);
  options_are_checked();
  names_are_checked();
  qz_reader_free(reader);
  return 0;
}
