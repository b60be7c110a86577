import QuietzoneImaging
import QuietzoneSymbols

/// A symbol that was seen in an image but could not be read.
struct UnreadSymbol: Sendable {
  var family: SymbologyFamily
  /// Its outer corners, in pixels of the image.
  var corners: Quadrilateral
  /// How much speaks for it: 0 to 1.
  var score: Double
}

/// The symbols that were seen in an image but could not be read: each place once, as what speaks most for it.
struct UnreadSymbols: Sendable {
  private(set) var symbols: [UnreadSymbol] = []

  /// More places than a frame shows that somebody points a camera at; it bounds the time that following them takes.
  private static let limit = 12

  /// Notes a place where all but the content shows a symbol.
  mutating func note(_ family: SymbologyFamily, _ corners: Quadrilateral, score: Double) {
    let symbol = UnreadSymbol(family: family, corners: corners, score: score)
    let known = symbols.firstIndex {
      $0.corners.meets(corners)
    }
    if let known {
      if symbol.score > symbols[known].score { symbols[known] = symbol }
    } else if symbols.count < Self.limit {
      symbols.append(symbol)
    } else if let least = symbols.indices.min(by: { symbols[$0].score < symbols[$1].score }),
      symbols[least].score < symbol.score
    {
      symbols[least] = symbol
    }
  }

  /// Those that do not lie where something was read.
  func outside(_ areas: [Quadrilateral]) -> UnreadSymbols {
    var result = UnreadSymbols()
    result.symbols = symbols.filter { symbol in
      !areas.contains { $0.meets(symbol.corners) }
    }
    return result
  }

  /// The same with corners moved by `transform`.
  func map(_ transform: (Point) -> Point) -> UnreadSymbols {
    var result = self
    for index in symbols.indices { result.symbols[index].corners = symbols[index].corners.map(transform) }
    return result
  }
}
