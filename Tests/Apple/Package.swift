// swift-tools-version: 6.1
import PackageDescription

/// The stand-ins for Apple's frameworks, each with those that it imports. Their folders say where they fall short.
let frameworks: [(name: String, dependencies: [String])] = [
  ("CoreGraphics", []),
  ("CoreVideo", ["CoreGraphics"]),
  ("CoreMedia", ["CoreVideo"]),
  ("QuartzCore", ["CoreGraphics"]),
  ("Accelerate", ["CoreVideo"]),
  ("KeyValueObserving", []),
  ("ImageIO", ["CoreGraphics", "QuietzoneMedia"]),
  ("CoreImage", ["CoreGraphics", "CoreVideo", "ImageIO"]),
  ("AVFoundation", ["CoreMedia", "KeyValueObserving", "QuartzCore"]),
  ("AVFAudio", []),
  ("UniformTypeIdentifiers", []),
  ("UIKit", ["CoreGraphics", "CoreImage", "QuartzCore", "UniformTypeIdentifiers"]),
  ("PhotosUI", ["UIKit"]),
  ("SwiftUI", ["UIKit"]),
  ("WebKit", ["UIKit"]),
  ("AppIntents", []),
  ("CoreSpotlight", ["UIKit"]),
  // Swift Testing looks for these beside frameworks of these names.
  ("_Testing_CoreGraphics", []),
  ("_Testing_CoreImage", []),
  ("_Testing_UIKit", []),
]
let standIns = frameworks.map { Target.Dependency(stringLiteral: $0.name) }

// The scanner for iPhone and iPad, unchanged, on stand-ins for Apple's frameworks: what compiles and runs here is what a
// phone gets. `Sources` is the package's own.
let package = Package(
  name: "quietzone-apple",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v16)],
  targets: frameworks.map { framework in
    .target(
      name: framework.name, dependencies: framework.dependencies.map { .init(stringLiteral: $0) },
      path: "StandIns/\(framework.name)")
  } + [
    .target(name: "QuietzoneImaging", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "QuietzoneSymbols"),
    .target(name: "Quietzone", dependencies: ["QuietzoneImaging", "QuietzoneSymbols"]),
    .target(name: "QuietzoneContent"),
    .target(name: "QuietzoneReport", dependencies: ["Quietzone", "QuietzoneContent", "QuietzoneSymbols"]),
    .target(name: "QuietzoneScanner", dependencies: ["Quietzone"]),
    .target(name: "QuietzoneCards", dependencies: ["QuietzoneReport", "QuietzoneScanner"]),
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

    .target(name: "QuietzoneCamera", dependencies: ["QuietzoneScanner"] + standIns),
    .target(
      name: "QuietzoneUI", dependencies: ["QuietzoneCamera", "QuietzoneCards"] + standIns,
      resources: [.process("Resources")]),
    // The app, unchanged.
    .executableTarget(
      name: "AppModule", dependencies: ["QuietzoneUI"] + standIns, path: "App",
      resources: [.process("Resources")]
    ),

    .target(name: "TestSupport", path: "Support"),
    // Counts what the whole program allocates.
    .target(name: "Allocations", path: "Allocations"),
    // Time that goes when a test says so.
    .target(name: "Clocks", dependencies: ["QuietzoneCamera"], path: "Clocks"),
    // What the camera is shown.
    .target(
      name: "Scenes", dependencies: ["AVFoundation", "QuietzoneImaging", "QuietzoneMedia"], path: "Scenes",
      resources: [.copy("Codes")]),
    .testTarget(
      name: "CameraTests",
      dependencies: ["QuietzoneCamera", "Allocations", "Clocks", "Scenes", "TestSupport"] + standIns,
      path: "CameraTests"),
    .testTarget(
      name: "UITests", dependencies: ["QuietzoneUI", "Clocks", "Scenes", "TestSupport"] + standIns,
      path: "UITests"),
    // What runs in Apple's simulator as well.
    .testTarget(name: "SimulatorTests", dependencies: ["QuietzoneUI"] + standIns, path: "Simulator"),
    // The code of the articles.
    .testTarget(
      name: "ArticleTests", dependencies: ["QuietzoneUI", "Scenes"] + standIns, path: "ArticleTests"),
    .testTarget(
      name: "AppTests", dependencies: ["AppModule", "Scenes", "TestSupport"] + standIns, path: "AppTests"),
  ],
  swiftLanguageModes: [.v6]
)
