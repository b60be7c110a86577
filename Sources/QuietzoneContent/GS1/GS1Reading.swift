/// Tells what symbols of GS1 say.
enum GS1Reading {
  /// What a symbol says that holds GS1 data by its symbology identifier; nil of others.
  ///
  /// Throws `malformed` if the data break the rules of element strings.
  static func content(of input: ContentInput) throws(ContentError) -> BarcodeContent? {
    if let elements = input.gs1, !elements.isEmpty {
      return .gs1(GS1Content(elements, hasCompositeComponent: input.hasCompositeComponent))
    }
    guard input.holdsGS1, let rules = input.gs1Rules else { return nil }
    do throws(GS1Rules.Broken) {
      let elements = try rules.elements(input.bytes.isEmpty ? Array(input.text.utf8) : input.bytes)
      return .gs1(GS1Content(elements, hasCompositeComponent: input.hasCompositeComponent))
    } catch {
      throw .malformed("element string (\(error.reason))")
    }
  }
}
