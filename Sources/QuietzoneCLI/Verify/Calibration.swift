import Quietzone
import QuietzoneMedia
import QuietzoneVerify

/// Why a card does not calibrate.
enum CalibrationError: Error, CustomStringConvertible {
  case unreadable(MediaError)
  /// There are not two fields, each of an even grey that is not cut off at white.
  case noTwoFields(String)

  var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .noTwoFields(let problem): "not a card with one dark and one light field: \(problem)"
    }
  }
}

/// The scale by a picture of a card with two fields of known reflectance and nothing else of size.
func calibratedScale(
  card: FileName, _ reflectances: Reflectances, _ transfer: ReflectanceScale.Transfer, maximumPixels: Int
) throws(CalibrationError) -> ReflectanceScale {
  let image: LuminanceImage
  do throws(MediaError) {
    image = try LuminanceImage(contentsOf: card, maximumPixels: maximumPixels)
  } catch {
    throw .unreadable(error)
  }
  let fields = try CardFields(image)
  let scale = ReflectanceScale(
    dark: (fields.dark, reflectances.dark), light: (fields.light, reflectances.light), transfer: transfer)
  guard let scale else { throw .noTwoFields("they are alike") }
  return scale
}

/// The grey values of the two fields that a card has.
struct CardFields {
  /// Medians, 0 to 255.
  let dark: Double
  let light: Double

  /// How large a share of the card each field has to be, how far from its median nine tenths of it may be, and which grey values
  /// are cut off.
  private static let (leastShare, evenness, mostGrey) = (0.1, 16, 254)

  init(_ image: LuminanceImage) throws(CalibrationError) {
    var counts = [Int](repeating: 0, count: 256)
    for pixel in image.pixels { counts[Int(pixel)] += 1 }
    let limit = Self.valley(of: counts)
    let fields = [
      counts.enumerated().map { $0 < limit ? $1 : 0 }, counts.enumerated().map { $0 < limit ? 0 : $1 },
    ]
    let total = counts.reduce(0, +)
    var medians: [Double] = []
    for field in fields {
      let count = field.reduce(0, +)
      guard count > 0, Double(count) >= Self.leastShare * Double(total) else {
        throw .noTwoFields("one of them is less than a tenth of the picture")
      }
      let median = Self.quantile(field, 0.5)
      guard Self.quantile(field, 0.95) - Self.quantile(field, 0.05) <= 2 * Self.evenness else {
        throw .noTwoFields("a field is not even")
      }
      medians.append(Double(median))
    }
    guard medians[1] <= Double(Self.mostGrey) else { throw .noTwoFields("the light field is overexposed") }
    guard medians[1] >= medians[0] + 10 else { throw .noTwoFields("they are alike") }
    (dark, light) = (medians[0], medians[1])
  }

  /// The grey value that divides all into two kinds best, by the variance between them.
  private static func valley(of counts: [Int]) -> Int {
    let total = Double(counts.reduce(0, +))
    let sum = counts.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
    var (count, part, best, limit) = (0.0, 0.0, -1.0, 128)
    for grey in 0..<255 {
      count += Double(counts[grey])
      part += Double(grey * counts[grey])
      guard count > 0, count < total else { continue }
      let difference = part / count - (sum - part) / (total - count)
      let between = count * (total - count) * difference * difference
      if between > best { (best, limit) = (between, grey + 1) }
    }
    return limit
  }

  private static func quantile(_ counts: [Int], _ share: Double) -> Int {
    let wanted = share * Double(counts.reduce(0, +))
    var sum = 0.0
    for (grey, count) in counts.enumerated() {
      sum += Double(count)
      if sum >= wanted, sum > 0 { return grey }
    }
    return 255
  }
}
