#include "CXCB.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The X protocol's own structures, as far as they are used.
typedef struct {
  uint8_t status, pad0;
  uint16_t protocolMajor, protocolMinor, length;
  uint32_t release, resourceBase, resourceMask, motionBufferSize;
  uint16_t vendorLength, maximumRequestLength;
  uint8_t screenCount, formatCount, imageByteOrder, others[9];
} Setup;
typedef struct {
  uint32_t root, defaultColormap, whitePixel, blackPixel, currentInputMasks;
  uint16_t width, height;
} Screen;
typedef struct {
  Screen *data;
  int rem, index;
} ScreenIterator;
typedef struct {
  unsigned int sequence;
} Cookie;
typedef struct {
  uint8_t responseType, depth;
  uint16_t sequence;
  uint32_t length, visual;
} ImageReply;

typedef struct {
  void *(*xcb_connect)(const char *display, int *screen);
  int (*xcb_connection_has_error)(void *connection);
  void (*xcb_disconnect)(void *connection);
  const Setup *(*xcb_get_setup)(void *connection);
  ScreenIterator (*xcb_setup_roots_iterator)(const Setup *setup);
  void (*xcb_screen_next)(ScreenIterator *iterator);
  Cookie (*xcb_get_image)(
      void *connection, uint8_t format, uint32_t drawable, int16_t x, int16_t y, uint16_t width, uint16_t height,
      uint32_t planes);
  ImageReply *(*xcb_get_image_reply)(void *connection, Cookie cookie, void **error);
  uint8_t *(*xcb_get_image_data)(const ImageReply *reply);
  int (*xcb_get_image_data_length)(const ImageReply *reply);
} XCB;

static int load(XCB *xcb) {
  void *library = dlopen("libxcb.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define LOOK_UP(name) \
  xcb->name = (__typeof__(xcb->name))dlsym(library, #name); \
  if (!xcb->name) return 0;
  LOOK_UP(xcb_connect)
  LOOK_UP(xcb_connection_has_error)
  LOOK_UP(xcb_disconnect)
  LOOK_UP(xcb_get_setup)
  LOOK_UP(xcb_setup_roots_iterator)
  LOOK_UP(xcb_screen_next)
  LOOK_UP(xcb_get_image)
  LOOK_UP(xcb_get_image_reply)
  LOOK_UP(xcb_get_image_data)
  LOOK_UP(xcb_get_image_data_length)
  return 1;
}

// Copies a picture of 32 bits a pixel in this machine's own order; anything else is left alone.
static enum QuietzoneScreenStatus copy(
    const XCB *xcb, void *connection, const Screen *from, size_t maximumPixels, struct QuietzoneScreen *screen) {
  const size_t width = from->width, height = from->height;
  const int isLittleEndian = xcb->xcb_get_setup(connection)->imageByteOrder == 0;
  if (width == 0 || height == 0 || width > maximumPixels / height || !isLittleEndian) return QuietzoneScreenRefused;
  const uint8_t pixmap = 2;
  void *error = NULL;
  ImageReply *reply = xcb->xcb_get_image_reply(
      connection,
      xcb->xcb_get_image(connection, pixmap, from->root, 0, 0, from->width, from->height, UINT32_MAX), &error);
  free(error);
  if (!reply) return QuietzoneScreenRefused;
  const size_t size = width * height * 4;
  const int isWhole = reply->depth >= 24 && (size_t)xcb->xcb_get_image_data_length(reply) >= size;
  screen->pixels = isWhole ? malloc(size) : NULL;
  if (screen->pixels) memcpy(screen->pixels, xcb->xcb_get_image_data(reply), size);
  screen->width = width;
  screen->height = height;
  free(reply);
  return screen->pixels ? QuietzoneScreenTaken : QuietzoneScreenRefused;
}

enum QuietzoneScreenStatus quietzone_take_screen(size_t maximumPixels, struct QuietzoneScreen *screen) {
  XCB xcb;
  if (!load(&xcb)) return QuietzoneScreenNoLibrary;
  int number = 0;
  void *connection = xcb.xcb_connect(NULL, &number);
  enum QuietzoneScreenStatus status = QuietzoneScreenNoDisplay;
  if (!xcb.xcb_connection_has_error(connection)) {
    ScreenIterator screens = xcb.xcb_setup_roots_iterator(xcb.xcb_get_setup(connection));
    for (; screens.rem > 1 && number > 0; number--) xcb.xcb_screen_next(&screens);
    if (screens.rem > 0) status = copy(&xcb, connection, screens.data, maximumPixels, screen);
  }
  xcb.xcb_disconnect(connection);
  return status;
}
