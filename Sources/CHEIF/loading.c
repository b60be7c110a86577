#include "CHEIF.h"

#include <dlfcn.h>

#define LOOK_UP(name) \
  functions.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!functions.name) return NULL;

const struct QuietzoneHEIF *quietzone_load_heif(void) {
  static struct QuietzoneHEIF functions;
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  QUIETZONE_HEIF_FUNCTIONS(LOOK_UP)
  return &functions;
}
