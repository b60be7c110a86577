import QuietzoneImaging

extension PlaceMeasure {
  /// How coarsely to search, and for what, until something looks like a code.
  private static let searches = [(0, 1.0), (0, 0.95), (2, 1.0)]

  /// The places of a picture that look like a code.
  static func all(in pyramid: Pyramid) -> [PlaceMeasure] {
    for (halvings, strength) in searches {
      let parts = BusyParts.find(in: pyramid, halvings: halvings, strength: strength)
      let measures = all(of: parts, pyramid)
      if !measures.isEmpty { return measures }
    }
    return []
  }

  private static func all(of parts: [BusyParts.Part], _ pyramid: Pyramid) -> [PlaceMeasure] {
    var measures: [PlaceMeasure] = []
    for part in parts {
      guard let measure = PlaceMeasure(pyramid, points: part.tiles, side: part.tileSide) else { continue }
      // Something that lies across bars parts them.
      if let other = measures.firstIndex(where: { $0.continues(in: measure) }),
        let whole = PlaceMeasure(
          pyramid, points: measures[other].points + measure.points, side: part.tileSide)
      {
        measures[other] = whole
      } else {
        measures.append(measure)
      }
    }
    return measures.filter { measure in
      measure.looksLikeCode && !(measure.isTiny && parts.contains { measure.isBeside($0.tiles) })
    }
  }
}
