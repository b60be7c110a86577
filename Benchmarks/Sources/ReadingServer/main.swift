import Quietzone

// Reads images again and again as it is told, and says how long each reading took. `Benchmarks/versus` talks to it.
//
// usage: ReadingServer [--symbologies all|linear|NAME,…] [--plan photo|live]
//
// Requests on standard input, a line each:
//
//     image WIDTH HEIGHT    WIDTH × HEIGHT bytes of grey pixels follow the line, and are kept; no answer
//     read COUNT            reads the image so many times; answered with a line of JSON:
//                           {"processor":[…],"clock":[…],"symbologies":["qrCode",…]}
//
// `processor` and `clock` have the nanoseconds of each reading: those the thread was computing, and those that passed.

var reader = BarcodeReader()
var image: LuminanceImage?

var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  guard let value = arguments.popFirst() else { fail("the option \(option) has no value") }
  switch (option, value) {
  case ("--symbologies", _): reader.symbologies = symbologies(named: value)
  case ("--plan", "photo"): reader.plan = .photo
  case ("--plan", "live"): reader.plan = .live
  default: fail("there is no option \(option) \(value)")
  }
}

while let line = Input.line() {
  let words = line.split(separator: " ")
  let numbers = words.dropFirst().compactMap { Int($0) }
  switch words.first {
  case "image" where numbers.count == 2 && numbers.allSatisfy { $0 > 0 }:
    image = LuminanceImage(width: numbers[0], height: numbers[1]) { pixels in
      guard Input.fill(UnsafeMutableRawBufferPointer(start: pixels, count: numbers[0] * numbers[1])) else {
        fail("the input ends within the pixels")
      }
    }
  case "read" where numbers.count == 1 && numbers[0] > 0:
    guard let image else { fail("there is no image to read yet") }
    answer(readings: numbers[0], of: image, by: reader)
  default:
    fail("'\(line)' is not a request")
  }
}

/// Lets `reader` read `image` `count` times, and prints the times and what was read.
func answer(readings count: Int, of image: LuminanceImage, by reader: BarcodeReader) {
  var spans: [Span] = []
  var barcodes: [Barcode] = []
  for _ in 0..<count {
    spans.append(Span.measure { barcodes = reader.read(image) })
  }
  let names = barcodes.map { "\"\($0.symbology.name)\"" }.joined(separator: ",")
  Output.write(
    "{\"processor\":\(spans.map(\.processor)),\"clock\":\(spans.map(\.clock)),\"symbologies\":[\(names)]}")
}

/// The symbologies of a list such as `qrCode,ean13`, all of them, or all linear ones.
func symbologies(named list: String) -> SymbologySet {
  if list == "all" { return .all }
  if list == "linear" { return .linear }
  var symbologies = SymbologySet()
  for name in list.split(separator: ",") {
    guard let symbology = Symbology.allCases.first(where: { $0.name == name }) else {
      fail("there is no symbology '\(name)'")
    }
    symbologies.insert(symbology)
  }
  return symbologies
}
