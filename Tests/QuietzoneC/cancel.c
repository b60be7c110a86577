/* A flag that one thread sets stops the readings of another; a time that is over does, too. Not for helgrind, which knows no atomics. */
#include <pthread.h>

#include "check.h"

static const qz_reader *reader;
static qz_cancel *cancel;
static qz_image image;

static void *read_until_cancelled(void *unused) {
  (void)unused;
  qz_end end;
  do {
    qz_results *results = results_of(reader, &image, cancel);
    end = qz_results_end(results);
    qz_results_free(results);
  } while (end == QZ_END_COMPLETE);
  CHECK(end == QZ_END_CANCELLED);
  return NULL;
}

int main(int argc, char **argv) {
  CHECK(argc == 2);
  image = load_pgm(argv[1]);
  qz_reader *made = new_reader(NULL);
  reader = made;
  cancel = qz_cancel_new();

  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, read_until_cancelled, NULL) == 0);
  qz_results_free(results_of(reader, &image, NULL));
  qz_cancel_set(cancel);
  CHECK(pthread_join(thread, NULL) == 0);
  qz_cancel_free(cancel);
  qz_reader_free(made);

  /* Whatever the machine, a millisecond is over before so many pictures of noise are read as one. */
  const size_t side = 6000;
  unsigned char *noise = malloc(side * side);
  CHECK(noise != NULL);
  uint32_t state = 1;
  for (size_t i = 0; i < side * side; i++) {
    state = state * 1664525 + 1013904223;
    noise[i] = (unsigned char)(state >> 24);
  }
  qz_image large = QZ_IMAGE_INIT;
  large.pixels = noise;
  large.size = side * side;
  large.width = large.height = (int32_t)side;
  qz_options options = QZ_OPTIONS_INIT;
  options.max_milliseconds = 1;
  made = new_reader(&options);
  qz_results *results = results_of(made, &large, NULL);
  CHECK(qz_results_end(results) == QZ_END_TIME_OVER);
  qz_results_free(results);
  qz_reader_free(made);
  free(noise);
  free((void *)(uintptr_t)image.pixels);
  return 0;
}
