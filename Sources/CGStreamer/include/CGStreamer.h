// GStreamer, loaded when a camera is asked for. What is used of it is declared here, as its version 1.0 had it, so that any later
// version of the libraries will do and none is needed to build.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct GstBuffer GstBuffer;
typedef struct GstBus GstBus;
typedef struct GstCaps GstCaps;
typedef struct GstDevice GstDevice;
typedef struct GstDeviceMonitor GstDeviceMonitor;
typedef struct GstElement GstElement;
typedef struct GstElementFactory GstElementFactory;
typedef struct GstMessage GstMessage;
typedef struct GstSample GstSample;
typedef struct GstStructure GstStructure;

typedef struct GError {
  uint32_t domain;
  int code;
  char *message;
} GError;

typedef struct GList {
  void *data;
  struct GList *next;
  struct GList *previous;
} GList;

// A buffer's memory while it is mapped.
typedef struct GstMapInfo {
  void *memory;
  int flags;
  uint8_t *data;
  size_t size;
  size_t maximumSize;
  void *userData[4];
  void *reserved[4];
} GstMapInfo;

// The beginning of the library's structure: how a frame's planes lie in its buffer.
typedef struct GstVideoMeta {
  int metaFlags;
  const void *metaInfo;
  GstBuffer *buffer;
  int flags;
  int format;
  int identifier;
  unsigned width;
  unsigned height;
  unsigned planeCount;
  size_t offset[4];
  int stride[4];
} GstVideoMeta;

int gst_init_check(int *count, char ***arguments, GError **error);
GstElement *gst_parse_launch(const char *description, GError **error);
GstElementFactory *gst_element_factory_find(const char *name);
GstElement *gst_bin_get_by_name(GstElement *bin, const char *name);
int gst_element_set_state(GstElement *element, int state);
GstBus *gst_element_get_bus(GstElement *element);
int gst_element_query_duration(GstElement *element, int format, int64_t *duration);
void gst_util_set_object_arg(void *object, const char *name, const char *value);
GstMessage *gst_bus_pop_filtered(GstBus *bus, int types);
const GstStructure *gst_message_get_structure(GstMessage *message);
void gst_message_parse_error(GstMessage *message, GError **error, char **details);
const char *gst_structure_get_name(const GstStructure *structure);
const char *gst_structure_get_string(const GstStructure *structure, const char *field);
int gst_structure_get_int(const GstStructure *structure, const char *field, int *value);
void gst_structure_free(GstStructure *structure);
GstBuffer *gst_sample_get_buffer(GstSample *sample);
GstCaps *gst_sample_get_caps(GstSample *sample);
GstStructure *gst_caps_get_structure(const GstCaps *caps, unsigned index);
int gst_buffer_map_range(GstBuffer *buffer, unsigned index, int length, GstMapInfo *info, int flags);
void gst_buffer_unmap(GstBuffer *buffer, GstMapInfo *info);
GstDeviceMonitor *gst_device_monitor_new(void);
unsigned gst_device_monitor_add_filter(GstDeviceMonitor *monitor, const char *classes, GstCaps *caps);
int gst_device_monitor_start(GstDeviceMonitor *monitor);
void gst_device_monitor_stop(GstDeviceMonitor *monitor);
GList *gst_device_monitor_get_devices(GstDeviceMonitor *monitor);
char *gst_device_get_display_name(GstDevice *device);
GstStructure *gst_device_get_properties(GstDevice *device);
char *gst_filename_to_uri(const char *path, GError **error);
char *gst_object_get_name(void *object);
void gst_mini_object_unref(void *object);
void gst_object_unref(void *object);

GstSample *gst_app_sink_try_pull_sample(GstElement *sink, uint64_t nanoseconds);
int gst_app_sink_is_eos(GstElement *sink);

GstVideoMeta *gst_buffer_get_video_meta(GstBuffer *buffer);

// These are GLib's, which GStreamer brings along.
void g_error_free(GError *error);
void g_free(void *memory);
void g_list_free(GList *list);
const char *g_quark_to_string(uint32_t quark);
unsigned long g_signal_connect_data(
    void *instance, const char *signal, void (*handler)(void), void *data, void *release, unsigned flags);

#define QUIETZONE_GSTREAMER_FUNCTIONS(APPLY) \
  APPLY(gst_init_check) \
  APPLY(gst_parse_launch) \
  APPLY(gst_element_factory_find) \
  APPLY(gst_bin_get_by_name) \
  APPLY(gst_element_set_state) \
  APPLY(gst_element_get_bus) \
  APPLY(gst_element_query_duration) \
  APPLY(gst_util_set_object_arg) \
  APPLY(gst_bus_pop_filtered) \
  APPLY(gst_message_get_structure) \
  APPLY(gst_message_parse_error) \
  APPLY(gst_structure_get_name) \
  APPLY(gst_structure_get_string) \
  APPLY(gst_structure_get_int) \
  APPLY(gst_structure_free) \
  APPLY(gst_sample_get_buffer) \
  APPLY(gst_sample_get_caps) \
  APPLY(gst_caps_get_structure) \
  APPLY(gst_buffer_map_range) \
  APPLY(gst_buffer_unmap) \
  APPLY(gst_device_monitor_new) \
  APPLY(gst_device_monitor_add_filter) \
  APPLY(gst_device_monitor_start) \
  APPLY(gst_device_monitor_stop) \
  APPLY(gst_device_monitor_get_devices) \
  APPLY(gst_device_get_display_name) \
  APPLY(gst_device_get_properties) \
  APPLY(gst_filename_to_uri) \
  APPLY(gst_object_get_name) \
  APPLY(gst_mini_object_unref) \
  APPLY(gst_object_unref) \
  APPLY(g_error_free) \
  APPLY(g_free) \
  APPLY(g_list_free) \
  APPLY(g_quark_to_string) \
  APPLY(g_signal_connect_data)

#define QUIETZONE_GSTREAMER_APP_FUNCTIONS(APPLY) \
  APPLY(gst_app_sink_try_pull_sample) \
  APPLY(gst_app_sink_is_eos)

#define QUIETZONE_GSTREAMER_VIDEO_FUNCTIONS(APPLY) APPLY(gst_buffer_get_video_meta)

// The functions by their own names.
#define QUIETZONE_FUNCTION(name) __typeof__(name) *name;
struct QuietzoneGStreamer {
  QUIETZONE_GSTREAMER_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_GSTREAMER_APP_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_GSTREAMER_VIDEO_FUNCTIONS(QUIETZONE_FUNCTION)
};
#undef QUIETZONE_FUNCTION

// Has network cameras' pictures shown as they come: a bin waits for further streams, unless what takes multipart/x-mixed-replace apart is told
// that there is one.
void quietzone_expect_one_stream(const struct QuietzoneGStreamer *gstreamer, GstElement *bin);

// The functions; NULL if the system does not have the libraries. To be called by one thread.
const struct QuietzoneGStreamer *quietzone_load_gstreamer(void);

// What the library's numbers stand for.
static const int quietzoneGStreamerNull = 1;
static const int quietzoneGStreamerPlaying = 4;
static const int quietzoneGStreamerFailure = 0;
static const int quietzoneGStreamerTime = 3;
static const int quietzoneGStreamerRead = 1;
static const int quietzoneGStreamerErrorMessage = 1 << 1;
static const int quietzoneGStreamerElementMessage = 1 << 15;
static const int quietzoneGStreamerNotFound = 3;
static const int quietzoneGStreamerBusy = 4;
static const int quietzoneGStreamerOpenRead = 5;
static const int quietzoneGStreamerNotAuthorized = 15;
