import Quietzone

extension Barcode {
  /// The content as labels print it for people: application identifiers in parentheses before their data (GS1 General
  /// Specifications, human readable interpretation), the digits of an add-on behind those of its symbol.
  var printedText: String {
    if let gs1 {
      return gs1.map { element in
        "(\(String(decoding: element.identifier, as: UTF8.self)))\(String(decoding: element.data, as: UTF8.self))"
      }.joined()
    }
    return addOn.map { "\(text) \($0)" } ?? text
  }
}
