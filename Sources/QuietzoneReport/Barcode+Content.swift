import Quietzone
import QuietzoneContent

extension Barcode {
  /// What the symbol means: a link, a contact, a payment, or a text and nothing more. Worked out anew each time.
  public var content: BarcodeContent {
    BarcodeContent(
      ContentInput(
        text: text, bytes: bytes, symbology: symbology, symbologyIdentifier: symbologyIdentifier, gs1: gs1,
        addOn: addOn, hasCompositeComponent: compositeComponent != nil))
  }
}
