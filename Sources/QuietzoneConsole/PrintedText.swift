import QuietzoneReport

extension Barcode {
  /// The content as labels print it for people: application identifiers in parentheses before their data (GS1 General
  /// Specifications, human readable interpretation), the digits of an add-on behind those of its symbol.
  package var printedText: String {
    if let gs1 {
      return gs1.map { element in
        "(\(String(decoding: element.identifier, as: UTF8.self)))\(String(decoding: element.data, as: UTF8.self))"
      }.joined()
    }
    return addOn.map { "\(text) \($0)" } ?? text
  }

  /// The printed text on a line in which nothing can steer a terminal; where what it means is shown with it, without a secret in it.
  package func visibleText(withContent showsContent: Bool) -> String {
    if showsContent, case .otp = content { return "otpauth://…" }
    return visible(printedText)
  }
}
