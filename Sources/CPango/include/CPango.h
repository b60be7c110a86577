// Cairo and Pango, loaded when something is drawn: they bring two dozen libraries, which would slow the start of every run.
#pragma once

#include <cairo/cairo.h>

// What is used of Pango, declared here: its own headers need compiler flags that the package manager refuses.
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;

PangoLayout *pango_cairo_create_layout(cairo_t *context);
void pango_cairo_layout_path(cairo_t *context, PangoLayout *layout);
void pango_cairo_show_layout(cairo_t *context, PangoLayout *layout);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_ellipsize(PangoLayout *layout, int mode);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
int pango_layout_get_baseline(PangoLayout *layout);
void pango_layout_get_pixel_size(PangoLayout *layout, int *width, int *height);
PangoFontDescription *pango_font_description_from_string(const char *text);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_free(PangoFontDescription *description);
void g_object_unref(void *object);

// What is used of each library.
#define QUIETZONE_CAIRO_FUNCTIONS(APPLY) \
  APPLY(cairo_arc) \
  APPLY(cairo_close_path) \
  APPLY(cairo_copy_path) \
  APPLY(cairo_create) \
  APPLY(cairo_destroy) \
  APPLY(cairo_fill) \
  APPLY(cairo_fill_preserve) \
  APPLY(cairo_get_source) \
  APPLY(cairo_image_surface_create) \
  APPLY(cairo_image_surface_get_data) \
  APPLY(cairo_image_surface_get_stride) \
  APPLY(cairo_line_to) \
  APPLY(cairo_move_to) \
  APPLY(cairo_new_path) \
  APPLY(cairo_paint) \
  APPLY(cairo_path_destroy) \
  APPLY(cairo_pattern_set_filter) \
  APPLY(cairo_rectangle) \
  APPLY(cairo_restore) \
  APPLY(cairo_save) \
  APPLY(cairo_scale) \
  APPLY(cairo_set_line_join) \
  APPLY(cairo_set_line_width) \
  APPLY(cairo_set_source_rgb) \
  APPLY(cairo_set_source_rgba) \
  APPLY(cairo_set_source_surface) \
  APPLY(cairo_status_to_string) \
  APPLY(cairo_stroke) \
  APPLY(cairo_surface_destroy) \
  APPLY(cairo_surface_flush) \
  APPLY(cairo_surface_mark_dirty) \
  APPLY(cairo_surface_status) \
  APPLY(cairo_surface_write_to_png) \
  APPLY(cairo_translate)
#define QUIETZONE_PANGOCAIRO_FUNCTIONS(APPLY) \
  APPLY(pango_cairo_create_layout) \
  APPLY(pango_cairo_layout_path) \
  APPLY(pango_cairo_show_layout)
#define QUIETZONE_PANGO_FUNCTIONS(APPLY) \
  APPLY(pango_layout_set_text) \
  APPLY(pango_layout_set_width) \
  APPLY(pango_layout_set_ellipsize) \
  APPLY(pango_layout_set_font_description) \
  APPLY(pango_layout_get_baseline) \
  APPLY(pango_layout_get_pixel_size) \
  APPLY(pango_font_description_from_string) \
  APPLY(pango_font_description_set_absolute_size) \
  APPLY(pango_font_description_free)
#define QUIETZONE_GOBJECT_FUNCTIONS(APPLY) APPLY(g_object_unref)

// The functions by their own names; their types are the headers'.
#define QUIETZONE_FUNCTION(name) __typeof__(name) *name;
struct QuietzonePango {
  QUIETZONE_CAIRO_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_PANGOCAIRO_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_PANGO_FUNCTIONS(QUIETZONE_FUNCTION)
  QUIETZONE_GOBJECT_FUNCTIONS(QUIETZONE_FUNCTION)
};
#undef QUIETZONE_FUNCTION

// The functions; NULL if the system does not have the libraries. To be called by one thread.
const struct QuietzonePango *quietzone_load_pango(void);
