// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "quietzone",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Quietzone", targets: ["Quietzone"]),
    .library(name: "QuietzoneExplain", targets: ["QuietzoneExplain"]),
    .library(name: "QuietzoneReport", targets: ["QuietzoneReport"]),
    .library(name: "QuietzoneScanner", targets: ["QuietzoneScanner"]),
    .library(name: "QuietzoneCards", targets: ["QuietzoneCards"]),
    .library(name: "QuietzoneMedia", targets: ["QuietzoneMedia"]),
    .library(name: "QuietzoneVerify", targets: ["QuietzoneVerify"]),
    .library(name: "QuietzoneWriter", targets: ["QuietzoneWriter"]),
    .library(name: "QuietzoneUI", targets: ["QuietzoneUI", "QuietzoneCamera"]),
    .executable(name: "quietzone", targets: ["QuietzoneCLI"]),
    .executable(name: "quietzone-live", targets: ["QuietzoneLiveCommand"]),
    .executable(name: "quietzone-serve", targets: ["QuietzoneServe"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    // Without what it reads its settings from, and what decodes forms: nothing here does.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The portable core: the Swift standard library and nothing else.
    .target(
      name: "QuietzoneImaging",
      // Square roots are calls into the C library's mathematics, which a program without Glibc would not link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "QuietzoneSymbols"),
    .target(name: "QuietzoneContent"),
    .target(name: "Quietzone", dependencies: ["QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "QuietzoneReport", dependencies: ["Quietzone", "QuietzoneContent", "QuietzoneSymbols"]),
    .target(name: "QuietzoneExplain", dependencies: ["Quietzone", "QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "QuietzoneScanner", dependencies: ["Quietzone"]),
    .target(name: "QuietzoneCards", dependencies: ["QuietzoneReport", "QuietzoneScanner"]),
    .target(name: "QuietzoneVerify", dependencies: ["Quietzone", "QuietzoneImaging", "QuietzoneSymbols"]),

    // The hosts around it.
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(name: "CSPNG", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    // These are loaded when they are needed: FFmpeg for rare formats and videos, libheif and libjxl for theirs, Pango to draw, Zint to
    // write symbols.
    .target(name: "CFFmpeg"),
    .target(name: "CHEIF"),
    .target(name: "CJXL"),
    .target(name: "CPango"),
    .target(name: "CPortal"),
    .target(name: "CProcess"),
    .target(name: "CXCB"),
    .target(name: "CZint"),
    .target(
      name: "QuietzoneMedia",
      dependencies: [
        "QuietzoneImaging", "CFFmpeg", "CHEIF", "CJPEG", "CJXL", "CPortal", "CProcess", "CSPNG", "CWebP",
        "CXCB",
      ]),
    .target(name: "QuietzoneWriter", dependencies: ["QuietzoneReport", "CPango", "CSPNG", "CZint"]),
    .target(
      name: "QuietzoneConsole",
      dependencies: [
        "QuietzoneReport", "QuietzoneTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "CTerminal"),
    .target(name: "QuietzoneTerminal", dependencies: ["QuietzoneImaging", "CTerminal"]),
    .executableTarget(
      name: "QuietzoneCLI",
      dependencies: [
        "Quietzone", "QuietzoneConsole", "QuietzoneExplain", "QuietzoneReport", "QuietzoneMedia",
        "QuietzoneTerminal", "QuietzoneVerify",
        "QuietzoneWriter",
        "CPango", "CProcess",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // The web scanner's server. It is an executable of its own, so that who scans need not build a web server.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "QuietzoneServer",
      dependencies: [
        "CZlib", "QuietzoneMedia", "QuietzoneReport", "QuietzoneScanner",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "X509", package: "swift-certificates"),
      ],
      // What Scripts/web gathers.
      resources: [.copy("Site")]),
    .executableTarget(
      name: "QuietzoneServe",
      dependencies: [
        "QuietzoneServer", "QuietzoneWriter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The live scanner of the terminal. GStreamer is loaded when a camera is asked for.
    .target(name: "CDevices"),
    .target(name: "CGStreamer"),
    .target(
      name: "QuietzoneLive",
      dependencies: [
        "CDevices", "CGStreamer", "CProcess", "QuietzoneCards", "QuietzoneConsole", "QuietzoneExplain",
        "QuietzoneMedia", "QuietzoneReport", "QuietzoneScanner", "QuietzoneTerminal",
      ]),
    .executableTarget(
      name: "QuietzoneLiveCommand",
      dependencies: [
        "CProcess", "QuietzoneConsole", "QuietzoneLive", "QuietzoneTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The scanner on iPhone and iPad: empty on other systems. Tests/Apple compiles both against stand-ins for Apple's
    // frameworks.
    .target(name: "QuietzoneCamera", dependencies: ["QuietzoneScanner"]),
    .target(
      name: "QuietzoneUI", dependencies: ["QuietzoneCamera", "QuietzoneCards"],
      resources: [.process("Resources")]),

    // The WebAssembly boundary: empty on other machines. Scripts/wasm builds one module of reader and scanner, one of what
    // results mean, and one of what helps a camera.
    .target(name: "QuietzoneWebMemory", dependencies: ["QuietzoneImaging"]),
    .target(name: "QuietzoneWeb", dependencies: ["Quietzone", "QuietzoneScanner", "QuietzoneWebMemory"]),
    .target(name: "QuietzoneWebContent", dependencies: ["QuietzoneCards", "QuietzoneWebMemory"]),
    .target(
      name: "QuietzoneWebHints", dependencies: ["QuietzoneExplain", "QuietzoneImaging", "QuietzoneWebMemory"]),

    // What several modules' tests share. Scripts/quick/Package.swift names these targets, too.
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
    .testTarget(name: "QuietzoneLiveTests", dependencies: ["QuietzoneLive", "TestSupport"]),
    .testTarget(name: "QuietzoneTerminalTests", dependencies: ["QuietzoneTerminal", "TestSupport"]),
    .testTarget(name: "QuietzoneWriterTests", dependencies: ["QuietzoneWriter"]),
    .testTarget(
      name: "QuietzoneServerTests",
      dependencies: [
        "QuietzoneServer", .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ]),
    .testTarget(name: "QuietzoneCLITests", dependencies: ["QuietzoneCLI", "Quietzone", "QuietzoneMedia"]),
  ],
  swiftLanguageModes: [.v6]
)
