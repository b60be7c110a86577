#include "CJXL.h"

#include <dlfcn.h>

#define LOOK_UP(name) \
  functions.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!functions.name) return NULL;

const struct QuietzoneJXL *quietzone_load_jxl(void) {
  static struct QuietzoneJXL functions;
  // Each version has its own name, though what is used here is the same in all of them.
  static const char *const names[] = {
      "libjxl.so.0.11", "libjxl.so.0.10", "libjxl.so.0.9", "libjxl.so.0.8", "libjxl.so.0.7"};
  void *library = NULL;
  for (size_t index = 0; !library && index < sizeof names / sizeof *names; index++) {
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return NULL;
  QUIETZONE_JXL_FUNCTIONS(LOOK_UP)
  return &functions;
}
