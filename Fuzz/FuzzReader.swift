import Quietzone

/// The whole reader on hostile pixels.
///
/// The first byte says what follows: pixels as they are, or the modules or bars of a symbol that is drawn, turned and
/// damaged, so that the fuzzer also reaches what lies behind the finder patterns and the places with parallel edges.
func fuzzReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.byte()
  let drawn = options & 64 == 0 ? drawnSymbol : drawnBars
  guard let image = options & 1 == 0 ? rawImage(&input) : drawn(&input) else { return -1 }
  let reader = BarcodeReader(
    plan: options & 2 == 0 ? .photo : .live,
    regionOfInterest: options & 4 == 0
      ? nil : PixelRectangle(x: -3, y: 5, width: image.width, height: image.height),
    maximumSymbolCount: options & 8 == 0 ? .max : 1,
    readsInverted: options & 16 == 0)
  var trace: ReadingTrace? = options & 32 == 0 ? nil : ReadingTrace()
  let barcodes = reader.read(image, trace: &trace)
  for barcode in barcodes {
    precondition(!barcode.bytes.isEmpty, "a symbol without content was reported")
    precondition(
      barcode.corners.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "a corner lies nowhere")
  }
  precondition(!json(of: barcodes).isEmpty)
  if options & 128 != 0 {
    precondition(
      json(of: lent(image) { reader.read($0) }) == json(of: barcodes), "rows lie apart, and it matters")
  }
  return 0
}

/// Calls `body` with the picture as a camera lends it: rows lie further apart, and the last one ends with its memory.
private func lent(_ image: LuminanceImage, _ body: (LuminanceImage) -> [Barcode]) -> [Barcode] {
  let rowStride = image.width + 5
  var bytes: [UInt8] = []
  for y in 0..<image.height {
    bytes += [UInt8](repeating: UInt8(truncatingIfNeeded: 77 * y), count: y > 0 ? 5 : 0)
    bytes += (0..<image.width).map { image[$0, y] }
  }
  return bytes.withUnsafeBytes {
    LuminanceImage.withBorrowed(
      $0, width: image.width, height: image.height, rowStride: rowStride, body)!
  }
}

/// A width, how often each pixel is repeated, and the pixels.
private func rawImage(_ input: inout FuzzInput) -> LuminanceImage? {
  let width = input.number(in: 1...255)
  let scale = input.number(in: 1...3)
  let pixels = input.rest()
  let height = pixels.count / width
  return LuminanceImage(width: width * scale, height: height * scale) { destination in
    for y in 0..<height * scale {
      for x in 0..<width * scale {
        destination[y * width * scale + x] = pixels[y / scale * width + x / scale]
      }
    }
  }
}

/// A version, how the symbol lies, its modules, and then spots: place, size and tone, four bytes each.
private func drawnSymbol(_ input: inout FuzzInput) -> LuminanceImage? {
  let dimension = 17 + 4 * input.number(in: 1...12)
  let module = 1.5 + Double(input.byte() & 15) / 4
  let slope = Double(Int8(bitPattern: input.byte())) / 128
  let perspective = Double(Int8(bitPattern: input.byte())) / 60_000
  let tones = (dark: Double(input.byte()), light: Double(input.byte()))
  let modules = input.bits(dimension * dimension)
  let extent = Int(Double(dimension + 8) * module * (1 + abs(slope)))
  guard extent <= 600 else { return nil }
  var pixels = [UInt8](repeating: UInt8(tones.light), count: extent * extent)
  let middle = Double(extent) / 2
  for y in 0..<extent {
    for x in 0..<extent {
      let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
      let depth = module * (1 + perspective * dx)
      let column = (dx - slope * dy) / depth + Double(dimension) / 2
      let row = (slope * dx + dy) / depth + Double(dimension) / 2
      guard column >= 0, row >= 0, column < Double(dimension), row < Double(dimension) else { continue }
      if modules[Int(row) * dimension + Int(column)] { pixels[y * extent + x] = UInt8(tones.dark) }
    }
  }
  while input.remaining >= 4 {
    let (left, top) = (Int(input.byte()) * extent / 256, Int(input.byte()) * extent / 256)
    let side = Int(input.byte() & 31)
    let tone = input.byte()
    for y in top..<min(top + side, extent) {
      for x in left..<min(left + side, extent) { pixels[y * extent + x] ^= tone }
    }
  }
  return LuminanceImage(width: extent, height: extent, pixels: pixels)
}

/// How wide a module is, how the bars lie and bend, two tones, and a byte an element: its width in modules in the low
/// bits, and how much dirt there is on it in the high ones.
private func drawnBars(_ input: inout FuzzInput) -> LuminanceImage? {
  let module = 1 + Float(input.byte() & 15) / 4
  let slope = Float(Int8(bitPattern: input.byte())) / 64
  let bend = Float(Int8(bitPattern: input.byte())) / 20_000
  let tones = (dark: input.byte(), light: input.byte())
  var row: [UInt8] = []
  var isDark = true
  while input.remaining > 0 {
    let element = input.byte()
    let tone = (isDark ? tones.dark : tones.light) ^ (element & 0xF0) >> 1
    row += [UInt8](repeating: tone, count: Int(element & 15))
    isDark.toggle()
  }
  let width = Int(Float(row.count + 20) * module)
  let height = 60
  guard width <= 900 else { return nil }
  return LuminanceImage(width: width, height: height) { destination in
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Float(x) - Float(width) / 2, Float(y) - Float(height) / 2)
        let place = Int(
          ((dx + slope * dy + bend * (dx * dx + dy * dy)) / module + Float(row.count) / 2).rounded(.down))
        destination[y * width + x] = row.indices.contains(place) ? row[place] : tones.light
      }
    }
  }
}
