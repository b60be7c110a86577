/* Prints what the codes in a grey picture (PGM) say.  cc read-pgm.c $(pkg-config --cflags --libs quietzone) */
#include <quietzone.h>
#include <stdio.h>
#include <stdlib.h>

/* The pixels of a PGM file of one byte each, to free; NULL if it is none. */
static unsigned char *load(const char *name, int *width, int *height) {
  FILE *file = fopen(name, "rb");
  unsigned char *pixels = NULL;
  if (file == NULL) return NULL;
  if (fscanf(file, "P5 %d %d 255", width, height) == 2 && fgetc(file) != EOF && *width > 0 && *height > 0) {
    size_t size = (size_t)*width * (size_t)*height;
    pixels = malloc(size);
    if (pixels != NULL && fread(pixels, 1, size, file) != size) {
      free(pixels);
      pixels = NULL;
    }
  }
  fclose(file);
  return pixels;
}

int main(int argc, char **argv) {
  qz_image image = QZ_IMAGE_INIT;
  qz_options options = QZ_OPTIONS_INIT;
  qz_error error = QZ_ERROR_INIT;
  qz_reader *reader = NULL;
  qz_results *results = NULL;
  int status = EXIT_FAILURE;

  unsigned char *pixels = argc == 2 ? load(argv[1], &image.width, &image.height) : NULL;
  if (pixels == NULL) {
    fprintf(stderr, "usage: %s FILE.pgm, a binary PGM of one byte a pixel\n", argv[0]);
    return EXIT_FAILURE;
  }
  image.pixels = pixels;
  image.size = (size_t)image.width * (size_t)image.height;
  options.max_symbols = 100;

  if (qz_reader_new(&options, &reader, &error) == QZ_OK
      && qz_read(reader, &image, NULL, &results, &error) == QZ_OK) {
    for (size_t i = 0; i < qz_results_count(results); i++) {
      const qz_symbol *symbol = qz_results_symbol(results, i);
      printf("%s at %.0f,%.0f: ", symbol->symbology_name, symbol->corners[0].x, symbol->corners[0].y);
      /* Not puts: a text may hold nulls. */
      fwrite(symbol->text, 1, symbol->text_length, stdout);
      putchar('\n');
    }
    status = EXIT_SUCCESS;
  } else {
    fprintf(stderr, "%s\n", error.message);
  }

  qz_results_free(results);
  qz_reader_free(reader);
  free(pixels);
  return status;
}
