import QuietzoneSymbols

/// Tells what symbols of GS1 say.
enum GS1Reading {
  /// What a symbol says that holds GS1 data by its symbology identifier; nil of others.
  ///
  /// Throws `malformed` if the data break the rules of element strings.
  static func content(of input: ContentInput) throws(ContentError) -> BarcodeContent? {
    if let elements = input.gs1, !elements.isEmpty { return .gs1(GS1Content(elements)) }
    guard input.holdsGS1 else { return nil }
    do throws(GS1Error) {
      return .gs1(
        GS1Content(try GS1.elements(of: input.bytes.isEmpty ? Array(input.text.utf8) : input.bytes)))
    } catch {
      throw .malformed("element string (\(error.description))")
    }
  }
}
