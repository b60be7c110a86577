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
//     restart               forgets the frames that came so far; no answer
//     frame WIDTH HEIGHT    as `image`, but the next frame of a sequence; answered with what it shows by itself to a live and
//                           to a photo's reader, what it shows with those before it, and the nanoseconds of each:
//                           {"live":[…],"photo":[…],"joined":[…],"unread":[…],"time":[…]}
//
// `processor` and `clock` have the nanoseconds of each reading: those the thread was computing, and those that passed.

var reader = BarcodeReader()
var sequence = SequenceReader()
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
    image = pixels(width: numbers[0], height: numbers[1])
  case "restart":
    sequence = SequenceReader()
  case "frame" where numbers.count == 2 && numbers.allSatisfy { $0 > 0 }:
    answer(next: pixels(width: numbers[0], height: numbers[1]), of: &sequence)
  case "read" where numbers.count == 1 && numbers[0] > 0:
    guard let image else { fail("there is no image to read yet") }
    answer(readings: numbers[0], of: image, by: reader)
  default:
    fail("'\(line)' is not a request")
  }
}

/// The pixels that follow on standard input.
func pixels(width: Int, height: Int) -> LuminanceImage {
  LuminanceImage(width: width, height: height) { pixels in
    guard Input.fill(UnsafeMutableRawBufferPointer(start: pixels, count: width * height)) else {
      fail("the input ends within the pixels")
    }
  }
}

/// Reads the next frame of a sequence, by itself and with those before it, and prints what was read.
func answer(next frame: LuminanceImage, of sequence: inout SequenceReader) {
  let (live, photo) = (BarcodeReader(plan: .live), BarcodeReader(plan: .photo))
  var (alone, thorough) = ([Barcode](), [Barcode]())
  var joined = FrameReading(barcodes: [], unread: [])
  let spans = [
    Span.measure { alone = live.read(frame) }, Span.measure { thorough = photo.read(frame) },
    Span.measure { joined = sequence.read(frame, with: live) },
  ]
  let lists = [json(of: alone), json(of: thorough), json(of: joined.barcodes), json(ofUnread: joined.unread)]
    .map {
      String(decoding: $0, as: UTF8.self)
    }
  Output.write(
    "{\"live\":\(lists[0]),\"photo\":\(lists[1]),\"joined\":\(lists[2]),\"unread\":\(lists[3]),"
      + "\"time\":\(spans.map(\.processor))}")
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
