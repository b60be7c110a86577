#if canImport(UIKit)
  import Foundation
  import QuietzoneScanner
  import UIKit

  /// A photo to read codes in, as the system hands it over.
  package enum ScannerPhoto: @unchecked Sendable {
    /// An image file.
    case file(URL)
    /// An image file's bytes.
    case data(Data)
    /// A picture in memory. (Its classes never change once they are made, though not all say that they are `Sendable`.)
    case image(UIImage)
    /// A code without a picture: what a camera would see, where there is none.
    case simulated(text: String, symbology: Symbology)
  }
#endif
