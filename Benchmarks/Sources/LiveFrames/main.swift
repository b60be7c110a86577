import Quietzone

// Times what a live frame without a code costs, looking for QR Codes alone and for everything: a line each and scene with
// the median and the longest of the repeats.
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
