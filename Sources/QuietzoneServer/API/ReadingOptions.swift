import Hummingbird
import Quietzone
import QuietzoneMedia

/// What a request's query asks for.
struct ReadingOptions: Sendable {
  var symbologies: SymbologySet = .all
  var plan = ReadingPlan.photo
  var region: PixelRectangle?
  var maximumSymbols = Int.max
  var readsInverted = true
  var ignoresOrientation = false

  /// All parameters there are.
  static let names = ["symbology", "effort", "region", "maxSymbols", "inverted", "ignoreOrientation"]

  /// - Throws: 400 that says which parameter is wrong, and what it may be.
  init(_ parameters: some Collection<(key: Substring, value: Substring)>) throws(APIError) {
    var seen: Set<Substring> = []
    for (name, value) in parameters {
      guard Self.names.contains(String(name)) else {
        throw .badRequest("there is no parameter '\(name)'; there are \(Self.names.joined(separator: ", "))")
      }
      guard seen.insert(name).inserted else { throw .badRequest("\(name) is given twice") }
      try set(name, to: value)
    }
  }

  private mutating func set(_ name: Substring, to value: Substring) throws(APIError) {
    switch name {
    case "symbology": symbologies = try Self.symbologies(value)
    case "effort":
      guard let effort = ["photo": ReadingPlan.photo, "live": .live][String(value)] else {
        throw .badRequest("effort is photo or live")
      }
      plan = effort
    case "region": region = try Self.region(value)
    case "maxSymbols":
      guard let count = Int(value), (1...Self.mostSymbols).contains(count) else {
        throw .badRequest("maxSymbols is a number from 1 to \(Self.mostSymbols)")
      }
      maximumSymbols = count
    case "inverted": readsInverted = try Self.boolean(value, name)
    default: ignoresOrientation = try Self.boolean(value, name)
    }
  }

  static let mostSymbols = 10_000
  static let mostPixelsOfSide = 1_000_000

  private static func symbologies(_ value: Substring) throws(APIError) -> SymbologySet {
    var result = SymbologySet()
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "linear" {
        result = result.union(.linear)
      } else if let symbology = Symbology.allCases.first(where: { $0.name == name }) {
        result.insert(symbology)
      } else {
        throw .badRequest("there is no symbology of that name; /v1/symbologies lists them")
      }
    }
    return result
  }

  private static func region(_ value: Substring) throws(APIError) -> PixelRectangle {
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3],
      width > 0, height > 0, [x, y, width, height].allSatisfy({ (0...mostPixelsOfSide).contains($0) })
    else { throw .badRequest("region is left,top,width,height in pixels, as in 100,50,640,480") }
    return PixelRectangle(x: x, y: y, width: width, height: height)
  }

  private static func boolean(_ value: Substring, _ name: Substring) throws(APIError) -> Bool {
    guard let result = Bool(String(value)) else { throw .badRequest("\(name) is true or false") }
    return result
  }

  var reader: BarcodeReader {
    BarcodeReader(
      symbologies: symbologies, plan: plan, regionOfInterest: region, maximumSymbolCount: maximumSymbols,
      readsInverted: readsInverted,
      textDecoder: { bytes, set in set.name.flatMap { text(bytes, inCharacterSet: $0) } })
  }
}
