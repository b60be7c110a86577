#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A photo to read codes in, as the system hands it over.
  package enum ScannerPhoto: @unchecked Sendable {
    /// An image file.
    case file(URL)
    /// An image file's bytes.
    case data(Data)
    /// A picture in memory. (Its classes never change once they are made, though not all say that they are `Sendable`.)
    case image(UIImage)
  }
#endif
