#if canImport(UIKit)
  import QuietzoneScanner

  /// What becomes of what a scanner scans. Every method may be left out.
  @MainActor public protocol ScannerViewControllerDelegate: AnyObject {
    /// A code was scanned, or read in a photo. In the modes that keep the scanner open each that counts is told here.
    func scanner(_ scanner: ScannerViewController, didScan result: ScanResult)
    /// A result that is for the user to review: it belongs into a text field, and nothing loads by itself.
    func scanner(_ scanner: ScannerViewController, fill text: String)
    /// A result that is to be loaded at once: a number.
    func scanner(_ scanner: ScannerViewController, load destination: Destination)
    /// A result for the user's history, unless `ScannerSettings.keepsHistory` says no.
    func scanner(_ scanner: ScannerViewController, remember result: ScanResult)
    /// Something to count once more.
    func scanner(_ scanner: ScannerViewController, record metric: Metric)
    /// The torch or the zoom is another now, or stayed what it was though it was asked to change.
    func scannerDidChangeCamera(_ scanner: ScannerViewController)
    /// The user left the dialog about a camera that cannot be used.
    func scanner(_ scanner: ScannerViewController, didFailWith error: ScanError)
    /// The scanner is closed, in whichever way.
    func scannerDidClose(_ scanner: ScannerViewController)
  }

  extension ScannerViewControllerDelegate {
    public func scanner(_ scanner: ScannerViewController, didScan result: ScanResult) {}
    public func scanner(_ scanner: ScannerViewController, fill text: String) {}
    public func scanner(_ scanner: ScannerViewController, load destination: Destination) {}
    public func scanner(_ scanner: ScannerViewController, remember result: ScanResult) {}
    public func scanner(_ scanner: ScannerViewController, record metric: Metric) {}
    public func scannerDidChangeCamera(_ scanner: ScannerViewController) {}
    public func scanner(_ scanner: ScannerViewController, didFailWith error: ScanError) {}
    public func scannerDidClose(_ scanner: ScannerViewController) {}
  }
#endif
