// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that who depends on Quietzone does not get what measures it.
let package = Package(
  name: "quietzone-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "quietzone", path: "..")],
  targets: [
    .executableTarget(
      name: "LiveFrames", dependencies: [.product(name: "Quietzone", package: "quietzone")]),
    .executableTarget(
      name: "ReadingServer", dependencies: [.product(name: "Quietzone", package: "quietzone")]),
  ],
  swiftLanguageModes: [.v6]
)
