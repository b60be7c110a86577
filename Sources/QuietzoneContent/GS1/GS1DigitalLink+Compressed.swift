extension GS1DigitalLink {
  /// What a compressed link says (GS1 Digital Link: Compression): all of it in the last part of its path, or all but the key
  /// with its value, which stand in front; nil of a link that is none.
  ///
  /// Throws what is wrong with it if it must be one: the key stands in front, or the host is GS1's own.
  static func compressedContent(
    of parts: URLParts, _ segments: [Bytes], _ rules: GS1Rules
  ) throws(ContentError) -> GS1Content? {
    guard let text = segments.last else { return nil }
    let key = keyInFront(segments, rules)
    do throws(ContentError) {
      guard var elements = try CompressedElements.all(in: text) else { return nil }
      if let key { elements.insert(key, at: 0) }
      for (index, element) in elements.enumerated() {
        guard
          let valid = Self.element(element.identifier[...], data: element.data[...], rules),
          !elements[..<index].contains(where: { $0.identifier == valid.identifier })
        else { throw .malformed("(\(element.identifier[...].text))") }
      }
      guard add(parts.query ?? [], to: &elements, rules) else { throw .malformed("query") }
      return GS1Content(try ordered(elements))
    } catch {
      guard key == nil, !("id.gs1.org" ~= parts.host && segments.count == 1 && !text.isDigits) else {
        throw error
      }
      return nil
    }
  }

  /// A valid key with its value, behind which there is one part more.
  private static func keyInFront(_ segments: [Bytes], _ rules: GS1Rules) -> GS1Content.Element? {
    let last = segments.suffix(3)
    guard last.count == 3, Key(last[last.startIndex]) != nil else { return nil }
    return element(last[last.startIndex], last[last.startIndex + 1], rules)
  }

  /// The key first, then its qualifiers in their order, as in a link that is not compressed.
  private static func ordered(_ elements: [GS1Content.Element]) throws(ContentError) -> [GS1Content.Element] {
    let keys = elements.filter { Key($0.identifier[...]) != nil }
    let mainKeys = keys.filter { !isAttributeToo($0.identifier[...]) }
    guard mainKeys.count <= 1 else { throw .contradiction("key") }
    guard let main = mainKeys.first ?? keys.first, let key = Key(main.identifier[...]) else {
      throw .missing("key")
    }
    var ordered = [main]
    for qualifier in key.qualifiers {
      ordered += elements.filter { Array(qualifier.utf8) == $0.identifier }
    }
    return ordered + elements.filter { !ordered.contains($0) }
  }

  /// Places that are keys of their own, and attributes of other keys.
  private static func isAttributeToo(_ identifier: Bytes) -> Bool {
    switch identifier {
    case "410", "411", "412", "413", "416": true
    default: false
    }
  }
}
