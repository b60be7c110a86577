#include "CFFmpeg.h"

#include <dlfcn.h>
#include <stddef.h>

#define LOOK_UP(name) \
  functions.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!functions.name) return NULL;

const struct QuietzoneFFmpeg *quietzone_load_ffmpeg(void) {
  static struct QuietzoneFFmpeg functions;
  void *library = dlopen("libavcodec.so." AV_STRINGIFY(LIBAVCODEC_VERSION_MAJOR), RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  QUIETZONE_AVCODEC_FUNCTIONS(LOOK_UP)
  library = dlopen("libavutil.so." AV_STRINGIFY(LIBAVUTIL_VERSION_MAJOR), RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  QUIETZONE_AVUTIL_FUNCTIONS(LOOK_UP)
  // It would write to standard error by itself.
  functions.av_log_set_level(AV_LOG_QUIET);
  return &functions;
}
