import CZint
import Quietzone

/// A symbol as shapes, dark on light, in modules from its top left corner, with its quiet zone.
struct SymbolDrawing {
  var width: Double
  var height: Double
  /// Bars and modules.
  var bars: [Bar]
  /// Hexagons, rings and letters.
  var outlines: [Outline] = []

  struct Bar: Sendable {
    var x, y, width, height: Double
  }

  /// A line of text that belongs to the symbol.
  struct TextLine {
    var text: String
    /// Where it begins, is centred or ends.
    var anchor: Point
    var alignment: Alignment
    var fontSize: Double
    /// What it has to fit into; 0 if that does not matter.
    var width: Double

    enum Alignment: Int32 {
      case center = 0
      case left, right
    }
  }

  /// Throws `textNeedsPango` where text is wanted that cannot be drawn.
  init(_ symbol: borrowing EncodedSymbol, _ symbology: Symbology, showsText: Bool) throws(WritingError) {
    let shapes = symbol.shapes
    let margin = symbology.margin
    let (left, top) = (margin.width, margin.height)
    width = shapes.width.modules + 2 * left
    height = shapes.height.modules + 2 * top
    bars = list(shapes.rectangles, \.next).map { bar in
      Bar(
        x: bar.x.modules + left, y: bar.y.modules + top, width: bar.width.modules, height: bar.height.modules)
    }
    outlines = list(shapes.hexagons, \.next).map { hexagon in
      .hexagon(
        center: Point(x: hexagon.x.modules + left, y: hexagon.y.modules + top),
        radius: hexagon.diameter.modules / 2)
    }
    outlines += list(shapes.circles, \.next).map { circle in
      let (radius, halfWidth) = (circle.diameter.modules / 2, circle.width.modules / 2)
      return .ring(
        center: Point(x: circle.x.modules + left, y: circle.y.modules + top), outerRadius: radius + halfWidth,
        innerRadius: radius - halfWidth)
    }
    let lines = list(shapes.strings, \.next).compactMap { line -> TextLine? in
      guard let alignment = TextLine.Alignment(rawValue: line.halign) else { return nil }
      return TextLine(
        text: String(cString: line.text), anchor: Point(x: line.x.modules + left, y: line.y.modules + top),
        alignment: alignment, fontSize: line.fsize.modules, width: line.width.modules)
    }
    if showsText, !lines.isEmpty {
      outlines += try LetterOutlines.of(lines)
    } else {
      height =
        (bars.map { $0.y + $0.height }.max() ?? height - top - shapes.bottomMargin) + top
        + shapes.bottomMargin
    }
  }
}

extension zint_vector {
  /// The light modules below the lowest shape of a symbol without text.
  fileprivate var bottomMargin: Double {
    guard strings == nil else { return 0 }
    let bottoms =
      list(rectangles, \.next).map { $0.y + $0.height }
      + list(hexagons, \.next).map { $0.y + $0.diameter / 2 }
    return bottoms.max().map { (height - $0).modules } ?? 0
  }
}

extension Outline {
  /// A hexagon that stands on a corner.
  fileprivate static func hexagon(center: Point, radius: Double) -> Outline {
    let half = radius * 0.8660254037844386
    let corners = [(0, -1.0), (half, -0.5), (half, 0.5), (0, 1), (-half, 0.5), (-half, -0.5)]
    return .polygon(corners.map { Point(x: center.x + $0.0, y: center.y + $0.1 * radius) })
  }
}

extension Symbology {
  /// What is added to zint's quiet zone, in modules: what stands for itself by its standard is still not to touch what is around
  /// it, nor bars what is above and below.
  fileprivate var margin: (width: Double, height: Double) {
    switch self {
    case .aztec, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited: (2, 2)
    default: family == .linear ? (0, 2) : (0, 0)
    }
  }
}

extension Float {
  /// Zint's units as modules.
  fileprivate var modules: Double { Double(self) / 2 }
}

/// The elements of a linked list.
private func list<Element>(
  _ first: UnsafeMutablePointer<Element>?, _ next: KeyPath<Element, UnsafeMutablePointer<Element>?>
) -> [Element] {
  var elements: [Element] = []
  var rest = first
  while let element = rest?.pointee {
    elements.append(element)
    rest = element[keyPath: next]
  }
  return elements
}
