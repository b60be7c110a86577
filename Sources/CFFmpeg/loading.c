#include "CFFmpeg.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

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

static struct QuietzoneContainers containers;

const struct QuietzoneContainers *quietzone_load_containers(void) {
  void *library = dlopen("libavformat.so." AV_STRINGIFY(LIBAVFORMAT_VERSION_MAJOR), RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
#define LOOK_UP_CONTAINER(name) \
  containers.name = (__typeof__(name) *)dlsym(library, #name); \
  if (!containers.name) return NULL;
  QUIETZONE_AVFORMAT_FUNCTIONS(LOOK_UP_CONTAINER)
  return &containers;
}

_Bool quietzone_display_matrix(const AVStream *stream, int32_t matrix[9]) {
  const size_t size = 9 * sizeof *matrix;
#if LIBAVFORMAT_VERSION_MAJOR < 61
  size_t count = 0;
  const uint8_t *data = containers.av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &count);
  if (!data || count < size) return 0;
  memcpy(matrix, data, size);
  return 1;
#else
  for (int index = 0; index < stream->codecpar->nb_coded_side_data; index++) {
    const AVPacketSideData *data = &stream->codecpar->coded_side_data[index];
    if (data->type != AV_PKT_DATA_DISPLAYMATRIX || data->size < size) continue;
    memcpy(matrix, data->data, size);
    return 1;
  }
  return 0;
#endif
}
