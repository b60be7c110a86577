/* Eight threads read the same pictures with one reader. */
#include <pthread.h>

#include "check.h"

enum { thread_count = 8 };

static const qz_reader *reader;
static qz_image *images;
static char **expected;
static int image_count;

static char *json_of(const qz_image *image) {
  qz_results *results = results_of(reader, image, NULL);
  char *json = strdup(qz_results_json(results, NULL));
  qz_results_free(results);
  return json;
}

static void *read_all(void *first) {
  for (int i = 0; i < image_count; i++) {
    int which = (i + *(int *)first) % image_count;
    char *json = json_of(&images[which]);
    CHECK(strcmp(json, expected[which]) == 0);
    free(json);
  }
  return NULL;
}

int main(int argc, char **argv) {
  CHECK(argc > 1);
  qz_reader *made = new_reader(NULL);
  reader = made;
  image_count = argc - 1;
  images = calloc((size_t)image_count, sizeof *images);
  expected = calloc((size_t)image_count, sizeof *expected);
  for (int i = 0; i < image_count; i++) {
    images[i] = load_pgm(argv[i + 1]);
    expected[i] = json_of(&images[i]);
  }

  pthread_t threads[thread_count];
  int numbers[thread_count];
  for (int i = 0; i < thread_count; i++) {
    numbers[i] = i;
    CHECK(pthread_create(&threads[i], NULL, read_all, &numbers[i]) == 0);
  }
  for (int i = 0; i < thread_count; i++) CHECK(pthread_join(threads[i], NULL) == 0);

  for (int i = 0; i < image_count; i++) {
    free((void *)(uintptr_t)images[i].pixels);
    free(expected[i]);
  }
  free(images);
  free(expected);
  qz_reader_free(made);
  return 0;
}
