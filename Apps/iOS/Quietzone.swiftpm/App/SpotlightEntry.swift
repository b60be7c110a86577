import CoreSpotlight
import Foundation
import UniformTypeIdentifiers

/// *Scan QR code* among what the system's search finds.
enum SpotlightEntry {
  static let identifier = "scan"

  static func index() {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = NSLocalizedString("Scan QR Code", comment: "")
    attributes.contentDescription = NSLocalizedString("Opens the camera to scan a code", comment: "")
    attributes.keywords = ["QR", "barcode", "scan"]
    let item = CSSearchableItem(
      uniqueIdentifier: identifier, domainIdentifier: nil, attributeSet: attributes)
    // Without the entry the app is found by its name.
    CSSearchableIndex.default().indexSearchableItems([item], completionHandler: nil)
  }

  /// Whether this is the user's choice of it.
  static func isChosen(in information: [AnyHashable: Any]?) -> Bool {
    information?[CSSearchableItemActivityIdentifier] as? String == identifier
  }
}
