/// A place on the earth: `geo:48.2010,16.3695,183;u=40` (RFC 5870), in the coordinates of WGS 84.
public struct GeoLocation: Hashable, Sendable {
  /// In degrees, north positive.
  public let latitude: DecimalNumber
  /// In degrees, east positive.
  public let longitude: DecimalNumber
  /// In metres.
  public let altitude: DecimalNumber?
  /// In metres, around the place.
  public let uncertainty: DecimalNumber?
  /// What to look for there, as Android's maps write it behind `q=`.
  public let query: String?

  /// - Parameter text: What is behind `geo:`.
  init(_ text: Bytes) throws(ContentError) {
    let (place, search) = text.cut(at: "?").map { ($0.head, $0.tail) } ?? (text, [])
    let parts = place.parts(at: ";")
    let coordinates = parts[0].parts(at: ",")
    guard (2...3).contains(coordinates.count) else { throw .malformed("coordinates") }
    guard let latitude = DecimalNumber(coordinates[0]), latitude.isWithin(90) else {
      throw .malformed("latitude")
    }
    guard let longitude = DecimalNumber(coordinates[1]), longitude.isWithin(180) else {
      throw .malformed("longitude")
    }
    self.latitude = latitude
    self.longitude = longitude
    if coordinates.count == 3 {
      guard let altitude = DecimalNumber(coordinates[2]) else { throw .malformed("altitude") }
      self.altitude = altitude
    } else {
      altitude = nil
    }
    var uncertainty: DecimalNumber?
    for (index, part) in parts.dropFirst().enumerated() {
      if let name = part.after("crs=") {
        // RFC 5870 §3.4.1: first of all parameters; in other systems the numbers are another place.
        guard index == 0 else { throw .malformed("crs") }
        guard "wgs84" ~= name else { throw .unsupported("crs") }
      } else if let radius = part.after("u=") {
        guard let number = DecimalNumber(radius), !number.isNegative else { throw .malformed("u") }
        uncertainty = number
      }
    }
    self.uncertainty = uncertainty
    query = try QueryParameters(search).text("q", plusIsSpace: true)
  }
}

extension GeoLocation: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("latitude", latitude)
    fields.add("longitude", longitude)
    fields.add("altitude", altitude)
    fields.add("uncertainty", uncertainty)
    fields.add("query", query)
  }
}
