import Quietzone

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Times what a live frame without a code costs, looking for QR Codes alone and for everything: a line each and scene with
// the median and the longest of the repeats.
//
// usage: LiveFrames [SCENE]      with a scene's name, its frame itself is written instead, as a PGM image
if let name = CommandLine.arguments.dropFirst().first {
  guard let scene = Scene(rawValue: name) else { fatalError("there is no scene '\(name)'") }
  writePGM(scene.image())
  exit(0)
}

let warmups = 5
let repeats = 50
let readers = [
  ("qrCode", BarcodeReader(symbologies: [.qrCode], plan: .live)),
  ("everything", BarcodeReader(symbologies: .all, plan: .live)),
]
let clock = ContinuousClock()

for (name, reader) in readers {
  for scene in Scene.allCases {
    let image = scene.image()
    var found = 0
    for _ in 0..<warmups { found += reader.read(image).count }
    let times = (0..<repeats).map { _ in
      clock.measure { found += reader.read(image).count } / .milliseconds(1)
    }.sorted()
    precondition(found == 0, "something was read in the scene '\(scene.rawValue)', which holds no code")
    let median = (times[repeats / 2 - 1] + times[repeats / 2]) / 2
    print("\(name) \(scene.rawValue) \(rounded(median)) \(rounded(times[repeats - 1]))")
  }
}

/// Milliseconds to two places.
func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }

/// Writes an image to standard output.
func writePGM(_ image: LuminanceImage) {
  print("P5 \(image.width) \(image.height) 255")
  fflush(nil)
  var written = 0
  image.pixels.withUnsafeBytes { bytes in
    while written < bytes.count {
      let count = write(STDOUT_FILENO, bytes.baseAddress! + written, bytes.count - written)
      guard count > 0 else { fatalError("the frame could not be written") }
      written += count
    }
  }
}
