/* Prints what is read in PGM files: a line each, of the name and the symbols as JSON. */
#include "check.h"

int main(int argc, char **argv) {
  qz_reader *reader = new_reader(NULL);
  for (int i = 1; i < argc; i++) {
    qz_image image = load_pgm(argv[i]);
    qz_results *results = results_of(reader, &image, NULL);
    size_t length = 0;
    const char *json = qz_results_json(results, &length);
    CHECK(strlen(json) == length);
    printf("%s %s\n", argv[i], json);
    qz_results_free(results);
    free((void *)(uintptr_t)image.pixels);
  }
  qz_reader_free(reader);
  return 0;
}
