// FFmpeg's decoders, loaded when a file needs them: its libraries and what they load take longer to start than reading a
// small photo does, and a system without them still reads the common formats.
#pragma once

#include <libavcodec/avcodec.h>
#include <libavutil/pixdesc.h>

// What is used of each library.
#define QUIETZONE_AVCODEC_FUNCTIONS(APPLY) \
  APPLY(avcodec_find_decoder) \
  APPLY(avcodec_alloc_context3) \
  APPLY(avcodec_free_context) \
  APPLY(avcodec_open2) \
  APPLY(avcodec_send_packet) \
  APPLY(avcodec_receive_frame) \
  APPLY(av_packet_alloc) \
  APPLY(av_packet_free) \
  APPLY(av_packet_unref)
#define QUIETZONE_AVUTIL_FUNCTIONS(APPLY) \
  APPLY(av_buffer_create) \
  APPLY(av_frame_alloc) \
  APPLY(av_frame_free) \
  APPLY(av_log_set_level) \
  APPLY(av_pix_fmt_desc_get) \
  APPLY(av_read_image_line2)

// The functions by their own names; their types are the headers'.
#define QUIETZONE_FUNCTION(name) __typeof__(name) *name;
struct QuietzoneFFmpeg {
  QUIETZONE_AVCODEC_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_AVUTIL_FUNCTIONS(QUIETZONE_FUNCTION)
};
#undef QUIETZONE_FUNCTION

// The functions of the version that the headers are of; NULL if the system does not have it. To be called by one thread.
const struct QuietzoneFFmpeg *quietzone_load_ffmpeg(void);

// Macros that do not come through to Swift by themselves.
static const int quietzoneAgain = AVERROR(EAGAIN);
static const int quietzoneUnsupported = AVERROR_PATCHWELCOME;
