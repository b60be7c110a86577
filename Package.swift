// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "quietzone",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Quietzone", targets: ["Quietzone"]),
    .library(name: "QuietzoneScanner", targets: ["QuietzoneScanner"]),
    .library(name: "QuietzoneMedia", targets: ["QuietzoneMedia"]),
    .executable(name: "quietzone", targets: ["QuietzoneCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The portable core: the Swift standard library and nothing else.
    .target(
      name: "QuietzoneImaging",
      // Square roots are calls into the C library's mathematics, which a program without Glibc would not link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "QuietzoneSymbols"),
    .target(
      name: "Quietzone", dependencies: ["QuietzoneImaging", "QuietzoneSymbols"],
      exclude: [
        "Aztec/README.md", "Bullseye/README.md", "DataMatrix/README.md", "Linear/README.md", "MaxiCode/README.md",
        "PDF417/README.md", "QRCode/README.md",
      ]),
    .target(name: "QuietzoneScanner", dependencies: ["Quietzone"]),

    // The hosts around it.
    .systemLibrary(
      name: "CFFmpeg",
      pkgConfig: "libavcodec libavutil",
      providers: [.apt(["libavcodec-dev", "libavutil-dev"])]
    ),
    .systemLibrary(name: "CPango", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "QuietzoneMedia", dependencies: ["QuietzoneImaging", "CFFmpeg"]),
    .executableTarget(
      name: "QuietzoneCLI",
      dependencies: [
        "Quietzone", "QuietzoneMedia", "CPango",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // The WebAssembly boundary: empty on other machines. Scripts/wasm builds it.
    .target(name: "QuietzoneWeb", dependencies: ["Quietzone", "QuietzoneScanner"]),

    .testTarget(name: "QuietzoneImagingTests", dependencies: ["QuietzoneImaging"]),
    .testTarget(
      name: "QuietzoneSymbolsTests", dependencies: ["QuietzoneSymbols"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "QuietzoneTests", dependencies: ["Quietzone", "QuietzoneMedia"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "QuietzoneScannerTests", dependencies: ["QuietzoneScanner"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "QuietzoneMediaTests", dependencies: ["QuietzoneMedia"], resources: [.copy("Fixtures")]),
    .testTarget(name: "QuietzoneCLITests", dependencies: ["QuietzoneCLI", "Quietzone", "QuietzoneMedia"]),
  ],
  swiftLanguageModes: [.v6]
)
