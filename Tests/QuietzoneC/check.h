/* What the tests of the C library share. */
#ifndef CHECK_H
#define CHECK_H

#include <quietzone.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the program, saying what is not as it should be. */
#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      exit(1);                                                                \
    }                                                                         \
  } while (0)

/* The picture in a binary PGM file of one byte a pixel; free its pixels. */
static inline qz_image load_pgm(const char *name) {
  qz_image image = QZ_IMAGE_INIT;
  FILE *file = fopen(name, "rb");
  CHECK(file != NULL);
  CHECK(fscanf(file, "P5 %d %d 255", &image.width, &image.height) == 2);
  CHECK(fgetc(file) != EOF);
  image.size = (size_t)image.width * (size_t)image.height;
  unsigned char *pixels = malloc(image.size);
  CHECK(pixels != NULL && fread(pixels, 1, image.size, file) == image.size);
  fclose(file);
  image.pixels = pixels;
  return image;
}

/* A reader with these options. */
static inline qz_reader *new_reader(const qz_options *options) {
  qz_error error = QZ_ERROR_INIT;
  qz_reader *reader = NULL;
  if (qz_reader_new(options, &reader, &error) != QZ_OK) fprintf(stderr, "%s\n", error.message);
  CHECK(reader != NULL);
  return reader;
}

/* What is read in a picture that is a sound one. */
static inline qz_results *results_of(const qz_reader *reader, const qz_image *image, const qz_cancel *cancel) {
  qz_error error = QZ_ERROR_INIT;
  qz_results *results = NULL;
  if (qz_read(reader, image, cancel, &results, &error) != QZ_OK) fprintf(stderr, "%s\n", error.message);
  CHECK(results != NULL);
  return results;
}

#endif
