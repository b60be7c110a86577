// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// Opens in Xcode as it is, and in Swift Playgrounds on a Mac: it finds the scanner's package three folders up.
let package = Package(
  name: "Quietzone",
  defaultLocalization: "en",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Quietzone",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.quietzone",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .magnifyingGlass),
      accentColor: .presetColor(.green),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      capabilities: [
        .camera(purposeString: "The camera is used to scan codes. Its pictures never leave the device.")
      ],
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [.package(name: "quietzone", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [.product(name: "QuietzoneUI", package: "quietzone")],
      path: "App",
      resources: [.process("Resources")]
    )
  ],
  swiftLanguageModes: [.v6]
)
