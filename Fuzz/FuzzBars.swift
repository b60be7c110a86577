import QuietzoneSymbols

/// The linear decoders on lines of elements, which drawn bars would reach too slowly, and GS1 element
/// strings by themselves.
func fuzzBars(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.byte()
  switch options & 3 {
  case 0:
    for line in lines(&input) {
      readSymbols(line)
      readSymbols(line.reversed())
    }
  case 1: readDataBarRows(lines(&input))
  case 2: readFilmEdge(lines(&input))
  default: splitElementString(input.rest())
  }
  return 0
}

/// Lines of widths: each begins with what sixteen are as wide as, and has a byte an element.
private func lines(_ input: inout FuzzInput) -> [[Float]] {
  var lines: [[Float]] = []
  var scale = Float(input.byte()) / 64
  var line: [Float] = []
  while input.remaining > 0 {
    switch input.byte() {
    case 255: line.append(outliers[input.number(in: outliers.indices.lowerBound...outliers.count - 1)])
    case 254:
      lines.append(line)
      line = []
      scale = Float(input.byte()) / 64
    case let byte: line.append(scale * Float(byte) / 16)
    }
  }
  return lines + [line]
}

/// No image has most of these, but whoever calls the decoders may.
private let outliers: [Float] = [
  0, 1e-30, .leastNonzeroMagnitude, 0.01, 1000, 1e6, 1e10, 1e20, 3e38, .infinity, .nan, -1, -1e20, -.infinity,
]

private func readSymbols(_ widths: [Float]) {
  forEachLinearSymbol(SymbologySet(.linear), in: widths) { check($0, in: widths) }
}

private func check(_ symbol: LinearSymbol, in widths: [Float]) {
  let elements = symbol.elements
  precondition(elements.lowerBound & 1 == 1, "a symbol begins with a space")
  precondition(elements.upperBound & 1 == 0, "a symbol ends with a space")
  precondition(elements.upperBound < widths.count, "a symbol has no light ground behind it")
  precondition(symbol.module > 0 && symbol.module < .infinity, "a symbol has no width")
  precondition(symbol.deviation >= 0 && symbol.deviation <= 1, "a deviation is worse than is accepted")
  check(symbol.content)
}

private func check(_ content: LinearContent) {
  precondition(!content.bytes.isEmpty, "empty content was reported")
  if content.isGS1 { splitElementString(content.bytes) }
  if content.symbology == .code39 {
    _ = Code39.hasValidCheck(content.bytes)
    _ = Code39.code32(content.bytes)
  }
  if let addOn = content.addOn {
    precondition(addOn.count == 2 || addOn.count == 5, "an add-on has neither two nor five digits")
    precondition(addOn.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }, "an add-on has more than digits")
  }
}

private func readDataBarRows(_ lines: [[Float]]) {
  var halves: [DataBarOmni.Half] = []
  var rows: [DataBarExpanded.Row] = []
  for widths in lines {
    DataBarOmni.forEachHalf(in: widths) { half, place in
      check(place, in: widths)
      halves.append(half)
    }
    DataBarExpanded.forEachRow(in: widths) { row, place in
      check(place, in: widths)
      rows.append(row)
    }
  }
  for left in halves {
    for right in halves {
      if let content = DataBarOmni.content(left: left, right: right) { check(content) }
    }
  }
  if let content = DataBarExpanded.content(rows: rows) { check(content) }
}

private func check(_ place: DataBarPlace, in widths: [Float]) {
  precondition(
    place.elements.lowerBound > 0 && place.elements.upperBound < widths.count, "a row leaves its line")
  precondition(place.module > 0 && place.module < .infinity, "a row has no width")
  precondition(place.deviation >= 0 && place.deviation <= 1, "a deviation is worse than is accepted")
}

/// Any line may be the clock of any.
private func readFilmEdge(_ lines: [[Float]]) {
  for line in lines.prefix(4) {
    for clock in DXFilmEdge.clocks(in: line) {
      precondition(line.indices.contains(clock.elements.upperBound), "a clock leaves its line")
      for track in lines.prefix(4) {
        if let content = try? DXFilmEdge.content(dataTrack: track, clock: clock) { check(content) }
      }
    }
  }
}

/// The elements are the string, but for its separators.
private func splitElementString(_ bytes: [UInt8]) {
  guard let elements = try? GS1.elements(of: bytes) else { return }
  precondition(!elements.isEmpty, "an element string has no elements")
  let joined = elements.flatMap { $0.identifier + $0.data }
  precondition(joined == bytes.filter { $0 != GS1.separator }, "an element string lost characters")
}
