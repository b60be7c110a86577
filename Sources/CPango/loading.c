#include "CPango.h"

#include <dlfcn.h>
#include <stddef.h>

#define LOOK_UP(name) \
  functions.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!functions.name) return NULL;

// Sets `library`, or leaves the function that this stands in.
#define OPEN(name) \
  library = dlopen(name, RTLD_NOW | RTLD_LOCAL); \
  if (!library) return NULL;

const struct QuietzonePango *quietzone_load_pango(void) {
  static struct QuietzonePango functions;
  void *library;
  OPEN("libcairo.so.2")
  QUIETZONE_CAIRO_FUNCTIONS(LOOK_UP)
  OPEN("libpangocairo-1.0.so.0")
  QUIETZONE_PANGOCAIRO_FUNCTIONS(LOOK_UP)
  OPEN("libpango-1.0.so.0")
  QUIETZONE_PANGO_FUNCTIONS(LOOK_UP)
  OPEN("libgobject-2.0.so.0")
  QUIETZONE_GOBJECT_FUNCTIONS(LOOK_UP)
  return &functions;
}
