import QuietzoneScanner

/// The numbers from 1 to 9 by which codes in view are picked. A code keeps its number for as long as it is in view.
struct CodeNumbers: Equatable, Sendable {
  private var holders: [Key?] = Array(repeating: nil, count: 9)

  private enum Key: Equatable, Sendable {
    case id(Int)
    case result(ScanResult)

    init(_ outline: Outline) { self = outline.id.map { .id($0) } ?? .result(outline.result) }
  }

  /// These codes are in view.
  mutating func see(_ outlines: [Outline]) {
    let keys = outlines.map { Key($0) }
    for index in holders.indices {
      if let holder = holders[index], !keys.contains(holder) { holders[index] = nil }
    }
    for key in keys where !holders.contains(key) {
      guard let free = holders.firstIndex(of: nil) else { return }
      holders[free] = key
    }
  }

  /// The number of a code in view; nil where there are more than nine.
  func number(of outline: Outline) -> Int? { holders.firstIndex(of: Key(outline)).map { $0 + 1 } }
}
