// libzint, loaded when a symbol is written: it brings libpng, which would slow the start of every run.
#pragma once

#include <stdbool.h>
#include <zint.h>

// What is asked of it, in its own numbers.
struct QuietzoneZintRequest {
  int symbology, input_mode, output_options, eci, option_1, option_2, option_3;
  // Of a linear symbol's bars, in modules; 0 is the standard's height.
  float height;
  // Of a MaxiCode; NULL without one.
  const char *primary;
};

// A symbol. What it holds differs from version to version of the library, so it is asked for here.
struct QuietzoneZintSymbol;

// Loads the library of the version that the header is of; false if the system does not have it. To be called by one thread.
bool quietzone_load_zint(void);

// The rest is to be called once the library is loaded.

// Whether the library knows a symbology.
bool quietzone_zint_knows(int symbology);

// Encodes `length` bytes, and lays the symbol out as shapes, two units a module, with its quiet zone. *result is 0, or zint's
// number of a warning or an error. NULL if there is no memory.
struct QuietzoneZintSymbol *quietzone_zint_encode(
  const struct QuietzoneZintRequest *request, const unsigned char *bytes, int length, int *result);

// The shapes; NULL after an error.
const struct zint_vector *quietzone_zint_shapes(const struct QuietzoneZintSymbol *symbol);

// What is printed below the symbol, in UTF-8; empty where nothing is.
const char *quietzone_zint_text(const struct QuietzoneZintSymbol *symbol);

// Why there was a warning or an error, in English.
const char *quietzone_zint_message(const struct QuietzoneZintSymbol *symbol);

void quietzone_zint_delete(struct QuietzoneZintSymbol *symbol);
