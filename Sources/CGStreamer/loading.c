#include "CGStreamer.h"

#include <dlfcn.h>
#include <string.h>

#define LOOK_UP(name) \
  functions.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!functions.name) return NULL;

const struct QuietzoneGStreamer *quietzone_load_gstreamer(void) {
  static struct QuietzoneGStreamer functions;
  // Its plugins look for the same libraries by themselves.
  void *library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  QUIETZONE_GSTREAMER_FUNCTIONS(LOOK_UP)
  library = dlopen("libgstapp-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  QUIETZONE_GSTREAMER_APP_FUNCTIONS(LOOK_UP)
  library = dlopen("libgstvideo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  QUIETZONE_GSTREAMER_VIDEO_FUNCTIONS(LOOK_UP)
  return &functions;
}

static void added(GstElement *bin, GstElement *parent, GstElement *element, void *data) {
  (void)bin;
  (void)parent;
  const struct QuietzoneGStreamer *gstreamer = data;
  char *name = gstreamer->gst_object_get_name(element);
  const char *demuxer = "multipartdemux";
  if (name && strncmp(name, demuxer, strlen(demuxer)) == 0) {
    gstreamer->gst_util_set_object_arg(element, "single-stream", "true");
  }
  gstreamer->g_free(name);
}

void quietzone_expect_one_stream(const struct QuietzoneGStreamer *gstreamer, GstElement *bin) {
  gstreamer->g_signal_connect_data(bin, "deep-element-added", (void (*)(void))added, (void *)gstreamer, NULL, 0);
}
