#include "CZint.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// Each version lays its symbols out in memory in its own way, and its library's name has the version in it. The header does
// not say which it is of: what it has of what each version added does.
#if defined(BARCODE_CONTENT_SEGS)
#define ZINT_MINOR 16
#elif defined(BARCODE_RAW_TEXT)
#define ZINT_MINOR 15
#elif defined(BARCODE_MEMORY_FILE)
#define ZINT_MINOR 14
#elif defined(BARCODE_DXFILMEDGE)
#define ZINT_MINOR 13
#elif defined(BARCODE_BIND_TOP)
#define ZINT_MINOR 12
#else
#define ZINT_MINOR 11
#endif
#define STRING(number) #number
#define LIBRARY(minor) "libzint.so.2." STRING(minor)

#define ZINT_FUNCTIONS(APPLY) \
  APPLY(ZBarcode_Create) \
  APPLY(ZBarcode_Delete) \
  APPLY(ZBarcode_Encode) \
  APPLY(ZBarcode_Buffer_Vector) \
  APPLY(ZBarcode_ValidID) \
  APPLY(ZBarcode_Version)

#define FUNCTION(name) __typeof__(name) *name;
static struct { ZINT_FUNCTIONS(FUNCTION) } zint;

#define LOOK_UP(name) \
  zint.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!zint.name) return false;

bool quietzone_load_zint(void) {
  void *library = dlopen(LIBRARY(ZINT_MINOR), RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  ZINT_FUNCTIONS(LOOK_UP)
  return zint.ZBarcode_Version() / 100 == 200 + ZINT_MINOR;
}

bool quietzone_zint_knows(int symbology) { return zint.ZBarcode_ValidID(symbology); }

static struct zint_symbol *own(const struct QuietzoneZintSymbol *symbol) { return (struct zint_symbol *)symbol; }

struct QuietzoneZintSymbol *quietzone_zint_encode(
  const struct QuietzoneZintRequest *request, const unsigned char *bytes, int length, int *result) {
  struct zint_symbol *symbol = zint.ZBarcode_Create();
  if (!symbol) return NULL;
  symbol->symbology = request->symbology;
  symbol->input_mode = request->input_mode;
  symbol->output_options |= request->output_options;
  symbol->eci = request->eci;
  symbol->option_1 = request->option_1;
  symbol->option_2 = request->option_2;
  symbol->option_3 = request->option_3;
  symbol->height = request->height;
  if (request->primary) strncpy(symbol->primary, request->primary, sizeof symbol->primary - 1);
  *result = zint.ZBarcode_Encode(symbol, bytes, length);
  if (*result < ZINT_ERROR) {
    int drawn = zint.ZBarcode_Buffer_Vector(symbol, 0);
    if (drawn > *result) *result = drawn;
  }
  return (struct QuietzoneZintSymbol *)symbol;
}

const struct zint_vector *quietzone_zint_shapes(const struct QuietzoneZintSymbol *symbol) {
  return own(symbol)->vector;
}

const char *quietzone_zint_text(const struct QuietzoneZintSymbol *symbol) { return (const char *)own(symbol)->text; }

const char *quietzone_zint_message(const struct QuietzoneZintSymbol *symbol) { return own(symbol)->errtxt; }

void quietzone_zint_delete(struct QuietzoneZintSymbol *symbol) { zint.ZBarcode_Delete(own(symbol)); }
