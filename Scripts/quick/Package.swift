// swift-tools-version: 6.1
import PackageDescription

// The core and its tests as a package of their own, for `./test quick`: without the server and its dependencies, which
// SwiftPM would build before any test of the whole package can run.
let package = Package(
  name: "quietzone-quick",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "QuietzoneImaging", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "QuietzoneSymbols"),
    .target(name: "QuietzoneContent"),
    .target(name: "Quietzone", dependencies: ["QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "QuietzoneReport", dependencies: ["Quietzone", "QuietzoneContent", "QuietzoneSymbols"]),
    .target(name: "QuietzoneExplain", dependencies: ["Quietzone", "QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "QuietzoneScanner", dependencies: ["Quietzone"]),
    .target(name: "QuietzoneCards", dependencies: ["QuietzoneReport", "QuietzoneScanner"]),
    .target(name: "QuietzoneVerify", dependencies: ["Quietzone", "QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "CFFmpeg"),
    .target(name: "CHEIF"),
    .target(name: "CJXL"),
    .target(name: "CPortal"),
    .target(name: "CProcess"),
    .target(name: "CXCB"),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(name: "CSPNG"),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp"),
    .target(
      name: "QuietzoneMedia",
      dependencies: [
        "QuietzoneImaging", "CFFmpeg", "CHEIF", "CJPEG", "CJXL", "CPortal", "CProcess", "CSPNG", "CWebP",
        "CXCB",
      ]),
    .target(name: "CTerminal"),
    .target(name: "QuietzoneTerminal", dependencies: ["QuietzoneImaging", "CTerminal"]),
    .target(name: "CPango"),
    .target(name: "CZint"),
    .target(name: "QuietzoneWriter", dependencies: ["QuietzoneReport", "CPango", "CSPNG", "CZint"]),

    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "QuietzoneImagingTests", dependencies: ["QuietzoneImaging", "TestSupport"]),
    .testTarget(
      name: "QuietzoneSymbolsTests", dependencies: ["QuietzoneSymbols", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "QuietzoneContentTests", dependencies: ["QuietzoneContent", "QuietzoneReport", "TestSupport"]),
    .testTarget(name: "QuietzoneReportTests", dependencies: ["QuietzoneReport"]),
    .testTarget(name: "QuietzoneExplainTests", dependencies: ["QuietzoneExplain", "TestSupport"]),
    .testTarget(
      name: "QuietzoneTests", dependencies: ["Quietzone", "QuietzoneMedia", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "QuietzoneCardsTests", dependencies: ["QuietzoneCards"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "QuietzoneScannerTests", dependencies: ["QuietzoneScanner", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "QuietzoneVerifyTests", dependencies: ["QuietzoneVerify", "TestSupport"]),
    .testTarget(
      name: "QuietzoneMediaTests", dependencies: ["QuietzoneMedia", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "QuietzoneTerminalTests", dependencies: ["QuietzoneTerminal", "TestSupport"]),
    .testTarget(name: "QuietzoneWriterTests", dependencies: ["QuietzoneWriter"]),
  ],
  swiftLanguageModes: [.v6]
)
