/// SVG 2, 8.2: the root element's `width` and `height`, else the size of its `viewBox`, in pixels of CSS.
func svgHeader(_ bytes: ByteView) -> ImageHeader? {
  guard let element = rootElement(bytes) else { return nil }
  let box = attribute("viewBox", of: element).flatMap(numbers) ?? []
  let boxSize: (Double, Double)? = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
  let width = attribute("width", of: element).flatMap(pixels)
  let height = attribute("height", of: element).flatMap(pixels)
  // What browsers take where a drawing does not say.
  let size: (Double, Double) =
    switch (width, height, boxSize) {
    case (let width?, let height?, _): (width, height)
    case (let width?, nil, let box?): (width, width * box.1 / box.0)
    case (nil, let height?, let box?): (height * box.0 / box.1, height)
    case (nil, nil, let box?): box
    default: (width ?? 300, height ?? 150)
    }
  let largest = Double(Int32.max)
  return ImageHeader(
    width: Int(min(size.0.rounded(.up), largest)), height: Int(min(size.1.rounded(.up), largest)))
}

/// The attributes of the first element `svg`, as text.
private func rootElement(_ bytes: ByteView) -> String? {
  var start = 0
  while let found = bytes.firstOffset(of: UInt8(ascii: "<"), from: start) {
    if bytes.holds("<!--", at: found) {
      // A comment may show an element, too.
      start = found + 4
      while start < bytes.count, !bytes.holds("-->", at: start) { start += 1 }
    } else if bytes.holds("<svg", at: found) {
      let longest = 1 << 16
      let end = bytes.firstOffset(of: UInt8(ascii: ">"), from: found) ?? bytes.count
      return String(
        decoding: (found + 4..<min(end, found + longest)).map { UInt8(bytes[$0] ?? 0) }, as: UTF8.self)
    } else {
      start = found + 1
    }
  }
  return nil
}

/// The value of an attribute of an element.
private func attribute(_ name: String, of element: String) -> Substring? {
  var rest = element[...]
  while let equals = rest.firstIndex(of: "=") {
    let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
    let behind = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
    guard let quote = behind.first, quote == "\"" || quote == "'" else { return nil }
    let value = behind.dropFirst()
    guard let end = value.firstIndex(of: quote) else { return nil }
    if key == name { return value[..<end] }
    rest = value[value.index(after: end)...]
  }
  return nil
}

private func numbers(_ text: Substring) -> [Double]? {
  let parts = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
  return parts.contains { $0?.isFinite != true } ? nil : parts.map { $0! }
}

/// A length in pixels of CSS, of which an inch has 96; nil for one that depends on what is around it.
private func pixels(_ text: Substring) -> Double? {
  let units: [(String, Double)] = [
    ("px", 1), ("pt", 96 / 72.0), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ("Q", 96 / 101.6),
    ("", 1),
  ]
  let length = text.drop(while: \.isWhitespace)
  for (unit, factor) in units where length.hasSuffix(unit) {
    guard let number = Double(length.dropLast(unit.count)), number.isFinite, number > 0 else { continue }
    return number * factor
  }
  return nil
}
