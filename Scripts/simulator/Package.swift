// swift-tools-version: 6.1
import PackageDescription

// The scanner for iPhone and iPad and the tests that run in Apple's simulator, as a package of their own: what the command and
// the server need does not build for iOS.
let package = Package(
  name: "quietzone-simulator",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "QuietzoneUI", targets: ["QuietzoneUI", "QuietzoneCamera"])],
  targets: [
    .target(name: "QuietzoneImaging"),
    .target(name: "QuietzoneSymbols"),
    .target(name: "Quietzone", dependencies: ["QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "QuietzoneScanner", dependencies: ["Quietzone"]),
    .target(name: "QuietzoneCamera", dependencies: ["QuietzoneScanner"]),
    .target(name: "QuietzoneUI", dependencies: ["QuietzoneCamera"], resources: [.process("Resources")]),
    .testTarget(name: "SimulatorTests", dependencies: ["QuietzoneUI"], path: "Tests/Simulator"),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "QuietzoneImagingTests", dependencies: ["QuietzoneImaging", "TestSupport"]),
    .testTarget(
      name: "QuietzoneScannerTests", dependencies: ["QuietzoneScanner", "TestSupport"],
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)
