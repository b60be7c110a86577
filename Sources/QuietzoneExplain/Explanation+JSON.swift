import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

extension JSONWriter {
  /// Writes the members `read`, `places` and, where there is no place to explain, `summary` and perhaps `cause`.
  public mutating func explanation(_ explanation: Explanation, in language: ExplanationLanguage) {
    key("read")
    integer(explanation.readCount)
    key("places")
    array { writer in
      for place in explanation.places { writer.object { place.write(to: &$0, language) } }
    }
    if let cause = explanation.cause {
      key("cause")
      string(cause.name)
      cause.writeMeasures(to: &self)
    }
    if let summary = explanation.summary(in: language) {
      key("summary")
      string(summary)
    }
  }
}

extension UnreadPlace {
  fileprivate func write(to writer: inout JSONWriter, _ language: ExplanationLanguage) {
    writer.key("look")
    writer.string(look.rawValue)
    if let name {
      writer.key("name")
      writer.string(name)
    }
    if let symbol { symbol.write(to: &writer) }
    writer.corners(corners)
    if let moduleSize {
      writer.key("moduleSize")
      writer.tenths(moduleSize)
    }
    if let outcome {
      writer.key("outcome")
      writer.string(outcome)
    }
    if let cause {
      writer.key("cause")
      writer.string(cause.name)
      cause.writeMeasures(to: &writer)
    }
    if let measured { measured.write(to: &writer) }
    writer.key("text")
    writer.string(sentences(in: language))
  }
}

extension UnreadSymbol {
  /// Writes the members `dimension` and, where they are known, `version`, `columns` and `rows`, and `block`.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("dimension")
    writer.integer(dimension)
    if let version {
      writer.key("version")
      writer.integer(version)
    }
    if let columns, let rows {
      writer.key("columns")
      writer.integer(columns)
      writer.key("rows")
      writer.integer(rows)
    }
    guard let block else { return }
    writer.key("block")
    writer.object { writer in
      writer.key("number")
      writer.integer(block.number)
      writer.key("count")
      writer.integer(block.count)
      writer.key("errorCapacity")
      writer.integer(block.errorCapacity)
    }
  }
}

extension UnreadPlace.Measured {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("measured")
    writer.object { writer in
      writer.key("contrast")
      writer.tenths(contrast)
      for (name, values) in [("edgeWidths" as StaticString, edgeWidths), ("reaches", reaches)] {
        writer.key(name)
        writer.array { writer in for value in values { writer.hundredths(value) } }
      }
      writer.key("parallel")
      writer.hundredths(parallel)
      writer.key("square")
      writer.hundredths(square)
    }
  }
}

extension Cause {
  fileprivate func writeMeasures(to writer: inout JSONWriter) {
    switch self {
    case .tooSmall, .underexposed, .overexposed, .wrongCheck, .inverted, .damaged(nil): break
    case .damaged(let area?):
      writer.key("area")
      writer.string(area.rawValue)
    case .outOfFocus(let width):
      writer.key("width")
      writer.tenths(width)
    case .moved(let length, let direction):
      writer.key("length")
      writer.tenths(length)
      writer.key("direction")
      writer.tenths(direction)
    case .lowContrast(let levels):
      writer.key("levels")
      writer.tenths(levels)
    case .glare(let share, let area), .covered(let share, let area):
      writer.key("share")
      writer.hundredths(share)
      writer.key("area")
      writer.string(area.rawValue)
    case .noQuietZone(let sides), .cutOff(let sides):
      writer.key("sides")
      writer.array { writer in for name in sides.names { writer.string(name) } }
    case .slanted(let ratio), .curved(let ratio):
      writer.key("ratio")
      writer.tenths(ratio)
    case .printGrowth(let modules):
      writer.key("modules")
      writer.tenths(modules)
    case .lowPrintResolution(let dots):
      writer.key("dotsAModule")
      writer.tenths(dots)
    case .notAskedFor(let symbology):
      writer.key("symbology")
      writer.string(symbology.name)
    case .unknownSymbology(let symbology):
      writer.key("symbology")
      writer.string(symbology.rawValue)
    }
  }
}

extension Sides {
  fileprivate var names: [String] {
    [(Sides.left, "left"), (.top, "top"), (.right, "right"), (.bottom, "bottom")]
      .filter { contains($0.0) }.map { $0.1 }
  }
}
