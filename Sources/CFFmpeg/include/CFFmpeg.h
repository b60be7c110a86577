// FFmpeg's decoders, loaded when a file needs them: its libraries and what they load take longer to start than reading a
// small photo does, and a system without them still reads the common formats.
#pragma once

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/pixdesc.h>

// What is used of each library.
#define QUIETZONE_AVCODEC_FUNCTIONS(APPLY) \
  APPLY(avcodec_find_decoder) \
  APPLY(avcodec_alloc_context3) \
  APPLY(avcodec_free_context) \
  APPLY(avcodec_open2) \
  APPLY(avcodec_send_packet) \
  APPLY(avcodec_receive_frame) \
  APPLY(avcodec_parameters_to_context) \
  APPLY(avcodec_flush_buffers) \
  APPLY(av_packet_alloc) \
  APPLY(av_packet_free) \
  APPLY(av_packet_unref)
#define QUIETZONE_AVUTIL_FUNCTIONS(APPLY) \
  APPLY(av_buffer_create) \
  APPLY(av_frame_alloc) \
  APPLY(av_frame_free) \
  APPLY(av_frame_unref) \
  APPLY(av_log_set_level) \
  APPLY(av_pix_fmt_desc_get) \
  APPLY(av_read_image_line2) \
  APPLY(av_malloc) \
  APPLY(av_free) \
  APPLY(av_dict_set) \
  APPLY(av_dict_free)
#define QUIETZONE_AVFORMAT_FUNCTIONS(APPLY) \
  APPLY(avformat_alloc_context) \
  APPLY(avformat_open_input) \
  APPLY(avformat_close_input) \
  APPLY(avformat_find_stream_info) \
  APPLY(av_find_best_stream) \
  APPLY(av_read_frame) \
  APPLY(av_seek_frame) \
  APPLY(avio_alloc_context) \
  APPLY(avio_context_free) \
  QUIETZONE_AVFORMAT_SIDE_DATA(APPLY)
// Where FFmpeg keeps how a video is turned: since version 7 in a stream's parameters.
#if LIBAVFORMAT_VERSION_MAJOR < 61
#define QUIETZONE_AVFORMAT_SIDE_DATA(APPLY) APPLY(av_stream_get_side_data)
#else
#define QUIETZONE_AVFORMAT_SIDE_DATA(APPLY)
#endif

// The functions by their own names; their types are the headers'.
#define QUIETZONE_FUNCTION(name) __typeof__(name) *name;
struct QuietzoneFFmpeg {
  QUIETZONE_AVCODEC_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_AVUTIL_FUNCTIONS(QUIETZONE_FUNCTION)
};
struct QuietzoneContainers {
  QUIETZONE_AVFORMAT_FUNCTIONS(QUIETZONE_FUNCTION)
};
#undef QUIETZONE_FUNCTION

// The functions of the version that the headers are of; NULL if the system does not have it. To be called by one thread.
const struct QuietzoneFFmpeg *quietzone_load_ffmpeg(void);
// Those that take containers apart, which only videos need.
const struct QuietzoneContainers *quietzone_load_containers(void);

// Sets the numbers of the matrix by which a video's pictures are to be turned; false if it has none.
_Bool quietzone_display_matrix(const AVStream *stream, int32_t matrix[9]);

// Macros that do not come through to Swift by themselves.
static const int quietzoneAgain = AVERROR(EAGAIN);
static const int quietzoneUnsupported = AVERROR_PATCHWELCOME;
static const int quietzoneEnd = AVERROR_EOF;
static const int quietzoneExit = AVERROR_EXIT;
static const int quietzoneInputError = AVERROR(EIO);
static const int quietzoneNoDecoder = AVERROR_DECODER_NOT_FOUND;
static const int64_t quietzoneNoTimestamp = AV_NOPTS_VALUE;
static const int quietzoneVersionOfCodecs = LIBAVCODEC_VERSION_MAJOR;
static const int quietzoneVersionOfFormats = LIBAVFORMAT_VERSION_MAJOR;
