import CPango
import Quietzone
import QuietzoneMedia

/// Why a picture was not drawn or written.
struct DrawingError: Error, CustomStringConvertible {
  var description: String
}

struct Color {
  var red, green, blue: Double

  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let green = Color(red: 0.1, green: 0.75, blue: 0.3)
  static let red = Color(red: 0.95, green: 0.15, blue: 0.1)
  static let blue = Color(red: 0.1, green: 0.45, blue: 1)
  static let yellow = Color(red: 1, green: 0.85, blue: 0)
}

/// A picture that is drawn on, and written as a PNG file.
struct Canvas: ~Copyable {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let pango: QuietzonePango

  /// A black picture.
  init(width: Int, height: Int) throws(DrawingError) {
    guard let pango = loadedPango else {
      throw DrawingError(
        description: "no picture can be drawn without Pango: libpangocairo-1.0.so.0 is not installed")
    }
    let surface = pango.cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
    guard let surface, pango.cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = pango.cairo_create(surface)
    else {
      pango.cairo_surface_destroy(surface)
      throw DrawingError(description: "no picture of \(width) × \(height) pixels can be drawn")
    }
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
    self.pango = pango
  }

  deinit {
    pango.cairo_destroy(context)
    pango.cairo_surface_destroy(surface)
  }

  /// Sets every pixel to the level of grey that `level` gives for its column and row.
  func fill(_ level: (_ x: Int, _ y: Int) -> UInt8) {
    pango.cairo_surface_flush(surface)
    let stride = Int(pango.cairo_image_surface_get_stride(surface))
    guard let data = pango.cairo_image_surface_get_data(surface) else { return }
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<width {
        row.storeBytes(of: UInt32(level(x, y)) &* 0x10101, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    pango.cairo_surface_mark_dirty(surface)
  }

  /// Paints `other` with its top left at `origin`, each of its pixels `scale` wide.
  func paint(_ other: borrowing Canvas, at origin: Point, scale: Double) {
    pango.cairo_save(context)
    pango.cairo_translate(context, origin.x, origin.y)
    pango.cairo_scale(context, scale, scale)
    pango.cairo_set_source_surface(context, other.surface, 0, 0)
    // Enlarged pixels stay squares: they are what is to be seen.
    pango.cairo_pattern_set_filter(
      pango.cairo_get_source(context), scale > 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    pango.cairo_paint(context)
    pango.cairo_restore(context)
  }

  func outline(_ corners: [Point], color: Color, lineWidth: Double) {
    guard let first = corners.first else { return }
    pango.cairo_new_path(context)
    pango.cairo_move_to(context, first.x, first.y)
    for corner in corners.dropFirst() { pango.cairo_line_to(context, corner.x, corner.y) }
    pango.cairo_close_path(context)
    setColor(color)
    pango.cairo_set_line_width(context, lineWidth)
    pango.cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    pango.cairo_stroke(context)
  }

  /// A filled circle, with a rim if `rim` is given.
  func dot(at center: Point, radius: Double, color: Color, rim: Color? = nil) {
    pango.cairo_new_path(context)
    pango.cairo_arc(context, center.x, center.y, radius, 0, 2 * Double.pi)
    setColor(color)
    pango.cairo_fill_preserve(context)
    if let rim {
      setColor(rim)
      pango.cairo_set_line_width(context, max(1.5, radius * 0.7))
      pango.cairo_stroke(context)
    }
    pango.cairo_new_path(context)
  }

  /// White text on a dark plate, cut to what fits; the plate is moved until it lies within the picture.
  func label(_ text: String, at position: Point, textSize: Double) {
    guard let layout = pango.pango_cairo_create_layout(context) else { return }
    defer { pango.g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango.pango_font_description_from_string("Sans")
    pango.pango_font_description_set_absolute_size(font, textSize * pangoScale)
    pango.pango_layout_set_font_description(layout, font)
    pango.pango_font_description_free(font)
    pango.pango_layout_set_text(layout, visible(text), -1)
    let padding = textSize * 0.35
    var size = (width: Int32(0), height: Int32(0))
    pango.pango_layout_get_pixel_size(layout, &size.width, &size.height)
    let widest = Double(width) - 2 * padding
    if Double(size.width) > widest {
      pango.pango_layout_set_width(layout, Int32(max(1, widest) * pangoScale))
      pango.pango_layout_set_ellipsize(layout, pangoEllipsizeEnd)
      pango.pango_layout_get_pixel_size(layout, &size.width, &size.height)
    }
    let plate = (width: Double(size.width) + 2 * padding, height: Double(size.height) + padding)
    let left = max(0, min(position.x, Double(width) - plate.width))
    let top = max(0, min(position.y, Double(height) - plate.height))
    pango.cairo_set_source_rgba(context, 0, 0, 0, 0.75)
    pango.cairo_rectangle(context, left, top, plate.width, plate.height)
    pango.cairo_fill(context)
    setColor(.white)
    pango.cairo_move_to(context, left + padding, top + padding / 2)
    pango.pango_cairo_show_layout(context, layout)
    pango.cairo_new_path(context)
  }

  func write(to name: FileName) throws(DrawingError) {
    let status = (name.bytes + [0]).withUnsafeBytes {
      pango.cairo_surface_write_to_png(surface, $0.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
    if status != CAIRO_STATUS_SUCCESS {
      let reason = String(cString: pango.cairo_status_to_string(status)!)
      throw DrawingError(description: "the picture \(name) cannot be written: \(reason)")
    }
  }

  private func setColor(_ color: Color) {
    pango.cairo_set_source_rgb(context, color.red, color.green, color.blue)
  }
}

/// Cairo's and Pango's functions; nil if this system does not have them. Loaded when they are first asked for.
private let loadedPango: QuietzonePango? = quietzone_load_pango()?.pointee

/// Pango's units a pixel, and its number for cutting text at its end.
private let pangoScale = 1024.0
private let pangoEllipsizeEnd: Int32 = 3
