/// GS1 Digital Link, URI syntax: element strings as web addresses, and back, also from compressed ones.
public enum GS1DigitalLink {
  /// What the web address of a GS1 Digital Link says; nil if it is none, or an element in it is not valid.
  public static func content(of url: String, rules: GS1Rules) -> GS1Content? {
    guard let parts = URLParts(Bytes(url)) else { return nil }
    return (try? content(of: parts, rules: rules)) ?? nil
  }

  /// As `content(of:rules:)`. Throws what is wrong with a link that cannot but be a compressed one.
  static func content(of parts: URLParts, rules: GS1Rules) throws(ContentError) -> GS1Content? {
    let segments = parts.path.parts(at: "/").filter { !$0.isEmpty }
    for start in segments.indices where (segments.count - start) % 2 == 0 && Key(segments[start]) != nil {
      guard let elements = elements(segments[start...], query: parts.query ?? [], rules) else { continue }
      return GS1Content(elements)
    }
    return try compressedContent(of: parts, segments, rules)
  }

  /// The web address that says the same as `elements`; nil if none of them can be a link's key (GS1 Digital Link, §4.3).
  ///
  /// - Parameter base: Scheme, host and perhaps a path, without a slash at the end.
  public static func url(of elements: [GS1Content.Element], base: String = "https://id.gs1.org") -> String? {
    guard let main = elements.first(where: { Key($0.identifier[...]) != nil }),
      let key = Key(main.identifier[...])
    else { return nil }
    var url = Array(base.utf8)
    var inPath = [main]
    for qualifier in key.qualifiers {
      inPath += elements.filter { Array(qualifier.utf8) == $0.identifier }.prefix(1)
    }
    for element in inPath {
      url +=
        [UInt8(ascii: "/")] + element.identifier + [UInt8(ascii: "/")] + PercentCoding.encoded(element.data)
    }
    var separator = UInt8(ascii: "?")
    for element in elements where !inPath.contains(element) {
      url += [separator] + element.identifier + [UInt8(ascii: "=")] + PercentCoding.encoded(element.data)
      separator = UInt8(ascii: "&")
    }
    return String(decoding: url, as: UTF8.self)
  }

  private static func elements(_ path: ArraySlice<Bytes>, query: Bytes, _ rules: GS1Rules) -> [GS1Content
    .Element]?
  {
    guard let key = Key(path[path.startIndex]) else { return nil }
    var elements: [GS1Content.Element] = []
    var allowed = key.qualifiers[...]
    for index in stride(from: path.startIndex, to: path.endIndex, by: 2) {
      let identifier = path[index]
      if index > path.startIndex {
        // Qualifiers come in their order, some perhaps not at all.
        guard let place = allowed.firstIndex(where: { Bytes($0) == identifier }) else { return nil }
        allowed = allowed[(place + 1)...]
      }
      guard let element = element(identifier, path[index + 1], rules) else { return nil }
      elements.append(element)
    }
    return add(query, to: &elements, rules) ? elements : nil
  }

  /// Adds the elements of a query; false if one of them is not valid, or there already.
  static func add(_ query: Bytes, to elements: inout [GS1Content.Element], _ rules: GS1Rules) -> Bool {
    for (name, value) in QueryParameters(query).all where name.isDigits {
      guard let element = element(name, value, rules),
        !elements.contains(where: { $0.identifier == element.identifier })
      else { return false }
      elements.append(element)
    }
    return true
  }

  /// An element, if its data are valid behind that identifier.
  static func element(_ identifier: Bytes, _ value: Bytes, _ rules: GS1Rules) -> GS1Content.Element? {
    guard var data = PercentCoding.decoded(value) else { return nil }
    // Shorter GTINs get their zeros.
    if "01" ~= identifier, [8, 12, 13].contains(data.count) {
      data = [UInt8](repeating: 0x30, count: 14 - data.count) + data
    }
    return element(identifier, data: data, rules)
  }

  /// The same of data that are not encoded. What separates elements is no part of one, at its end neither.
  static func element(_ identifier: Bytes, data: Bytes, _ rules: GS1Rules) -> GS1Content.Element? {
    guard !data.contains(GS1Rules.separator), let found = try? rules.elements(Array(identifier) + data),
      found.count == 1, found[0].identifier == Array(identifier)
    else { return nil }
    return found[0]
  }

  /// A primary identification key with its qualifiers, in their order (GS1 Digital Link, §4.3 and §4.9).
  struct Key {
    let qualifiers: [String]

    init?(_ identifier: Bytes) {
      switch identifier {
      case "01": qualifiers = ["22", "10", "21", "235"]
      case "8006": qualifiers = ["22", "10", "21"]
      case "8010": qualifiers = ["8011"]
      case "8017", "8018": qualifiers = ["8019"]
      case "414": qualifiers = ["254", "7040"]
      case "415": qualifiers = ["8020"]
      case "417", "8004": qualifiers = ["7040"]
      case "00", "253", "255", "401", "402", "410", "411", "412", "413", "416", "8003", "8013":
        qualifiers = []
      default: return nil
      }
    }
  }
}
