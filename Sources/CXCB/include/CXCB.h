// X11's screen as pixels, by libxcb, loaded when a screen is asked for. What is used of it is declared in loading.c, so that none is
// needed to build.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum QuietzoneScreenStatus {
  QuietzoneScreenTaken,
  QuietzoneScreenNoLibrary,
  QuietzoneScreenNoDisplay,
  QuietzoneScreenRefused,
};

struct QuietzoneScreen {
  // Pixels of four bytes: blue, green, red and one that says nothing. To be freed.
  uint8_t *pixels;
  size_t width;
  size_t height;
};

// Takes what all monitors of the display that DISPLAY names show, if that is at most `maximumPixels`.
enum QuietzoneScreenStatus quietzone_take_screen(size_t maximumPixels, struct QuietzoneScreen *screen);
