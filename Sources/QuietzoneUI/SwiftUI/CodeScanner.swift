#if canImport(UIKit)
  import QuietzoneScanner
  import SwiftUI

  /// A scanner as a SwiftUI view, which scans for as long as it is shown.
  ///
  /// ```swift
  /// CodeScanner(symbologies: [.qrCode, .ean13], mode: .once) { result in
  ///   if case .success(let code) = result { text = code.text }
  /// }
  /// ```
  ///
  /// `View.codeScanner(isPresented:)` shows one full screen instead.
  public struct CodeScanner: UIViewControllerRepresentable {
    /// How many codes are taken.
    public enum Mode: Equatable, Sendable {
      /// One code, and no more.
      case once
      /// Each code once.
      case oncePerCode
      /// Each code again and again, after this many seconds each.
      case continuous(every: TimeInterval = 2)

      var setting: ScannerSettings.Mode {
        switch self {
        case .once: .oneShot
        case .oncePerCode: .oncePerCode
        case .continuous(let interval): .continuous(interval: interval * 1000)
        }
      }
    }

    private let options: ScannerOptions
    private let isTorchOn: Binding<Bool>?
    private let zoomFactor: Binding<Double>?
    private let recognized: (@MainActor ([RecognizedItem]) -> Void)?
    private let completion: @MainActor (Result<ScanResult, ScanError>) -> Void

    /// A scanner.
    ///
    /// - Parameters:
    ///   - symbologies: What is read.
    ///   - mode: How many codes are taken.
    ///   - simulatedData: What can be had by a press where there is no camera: in previews and simulators.
    ///   - isTorchOn: Turns the torch on and off, and follows it. Where there is none it stays false.
    ///   - zoomFactor: Zooms, and follows the zoom; 1 is all that the camera's widest lens shows.
    ///   - options: All else that can be chosen. `symbologies`, `mode` and `simulatedData` take the place of what it says of them.
    ///   - recognizedItems: The codes in sight, whenever they change, in the modes that keep on scanning.
    ///   - completion: A code that was scanned, or why there will be none.
    public init(
      symbologies: SymbologySet = .all, mode: Mode = .once, simulatedData: [String] = [],
      isTorchOn: Binding<Bool>? = nil, zoomFactor: Binding<Double>? = nil,
      options: ScannerOptions = .embedded, recognizedItems: (@MainActor ([RecognizedItem]) -> Void)? = nil,
      completion: @escaping @MainActor (Result<ScanResult, ScanError>) -> Void
    ) {
      self.options = options.with(symbologies, mode, simulatedData)
      self.isTorchOn = isTorchOn
      self.zoomFactor = zoomFactor
      recognized = recognizedItems
      self.completion = completion
    }

    public func makeCoordinator() -> ScannerCoordinator { ScannerCoordinator() }

    public func makeUIViewController(context: Context) -> ScannerViewController {
      let scanner = ScannerViewController(options: options)
      scanner.delegate = context.coordinator
      if recognized != nil { context.coordinator.follow(scanner) }
      return scanner
    }

    public func updateUIViewController(_ scanner: ScannerViewController, context: Context) {
      context.coordinator.completion = completion
      context.coordinator.recognized = recognized
      context.coordinator.bind(scanner, isTorchOn, zoomFactor)
      scanner.options = options
    }

    public static func dismantleUIViewController(
      _ scanner: ScannerViewController, coordinator: ScannerCoordinator
    ) { coordinator.stop() }
  }

  extension ScannerOptions {
    /// These options with what views are given beside them.
    func with(
      _ symbologies: SymbologySet, _ mode: CodeScanner.Mode, _ simulatedData: [String]
    ) -> ScannerOptions {
      var options = self
      options.settings.symbologies = symbologies
      options.settings.mode = mode.setting
      options.simulatedData = simulatedData
      return options
    }

    /// What suits a scanner that is a part of a page: closing it and choosing photos is up to the page.
    public static var embedded: ScannerOptions {
      var options = ScannerOptions()
      options.showsControls = false
      return options
    }
  }
#endif
