import CPango
import Quietzone

/// Lines of text as outlines: the same on every system, and nothing in a text can be anything but letters.
enum LetterOutlines {
  /// Throws `textNeedsPango` where the system does not have it.
  static func of(_ lines: [SymbolDrawing.TextLine]) throws(WritingError) -> [Outline] {
    guard let pen = Pen() else { throw .textNeedsPango }
    return lines.map { line in
      let (letters, width) = pen.outline(of: line.text)
      var size = line.fontSize
      if line.width > 0, width * size > line.width { size = line.width / width }
      let left =
        switch line.alignment {
        case .left: line.anchor.x
        case .center: line.anchor.x - width * size / 2
        case .right: line.anchor.x - width * size
        }
      return letters.placed(scale: size, at: Point(x: left, y: line.anchor.y))
    }
  }

  /// A context to lay text out in; nothing is drawn there.
  private struct Pen: ~Copyable {
    private let pango: QuietzonePango
    private let surface: OpaquePointer
    private let context: OpaquePointer
    /// Letters are laid out this large, since the layout rounds to whole pixels.
    private static let fontSize = 1000.0
    /// Pango's units a pixel.
    private static let scale = 1024.0

    /// Nil without Pango.
    init?() {
      guard let pango = loadedPango,
        let surface = pango.cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      else { return nil }
      guard let context = pango.cairo_create(surface) else {
        pango.cairo_surface_destroy(surface)
        return nil
      }
      (self.pango, self.surface, self.context) = (pango, surface, context)
    }

    deinit {
      pango.cairo_destroy(context)
      pango.cairo_surface_destroy(surface)
    }

    /// The letters in a font of size 1, from the left end of their base line, and how wide they are.
    func outline(of text: String) -> (Outline, width: Double) {
      guard let layout = pango.pango_cairo_create_layout(context) else { return (Outline(), 0) }
      defer { pango.g_object_unref(UnsafeMutableRawPointer(layout)) }
      let font = pango.pango_font_description_from_string("OCR-B, OCRB, Liberation Sans, Arial, Sans")
      pango.pango_font_description_set_absolute_size(font, Self.fontSize * Self.scale)
      pango.pango_layout_set_font_description(layout, font)
      pango.pango_font_description_free(font)
      pango.pango_layout_set_text(layout, text, -1)
      var size = (width: Int32(0), height: Int32(0))
      pango.pango_layout_get_pixel_size(layout, &size.width, &size.height)
      let baseline = Double(pango.pango_layout_get_baseline(layout)) / Self.scale
      pango.cairo_new_path(context)
      pango.pango_cairo_layout_path(context, layout)
      guard let path = pango.cairo_copy_path(context) else { return (Outline(), 0) }
      defer { pango.cairo_path_destroy(path) }
      let letters = Self.outline(path.pointee)
        .placed(scale: 1 / Self.fontSize, at: Point(x: 0, y: -baseline / Self.fontSize))
      return (letters, Double(size.width) / Self.fontSize)
    }

    private static func outline(_ path: cairo_path_t) -> Outline {
      var outline = Outline()
      var index = 0
      while index < Int(path.num_data) {
        let header = path.data[index].header
        func point(_ number: Int) -> Point {
          let point = path.data[index + number].point
          return Point(x: point.x, y: point.y)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: outline.steps.append(.move(point(1)))
        case CAIRO_PATH_LINE_TO: outline.steps.append(.line(point(1)))
        case CAIRO_PATH_CURVE_TO: outline.steps.append(.curve(point(1), point(2), point(3)))
        default: outline.steps.append(.close)
        }
        index += max(1, Int(header.length))
      }
      return outline
    }
  }
}

/// Cairo's and Pango's functions; nil if this system does not have them. Loaded when they are first asked for.
private let loadedPango: QuietzonePango? = quietzone_load_pango()?.pointee
