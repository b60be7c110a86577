/// How much light a surface returned where a picture has a grey value.
public struct ReflectanceScale: Hashable, Sendable {
  /// For each grey value the reflectance: 1 is that of barium sulphate, 0 no light at all.
  let table: [Float]
  /// Whether two known reflectances fixed it. Otherwise white pixels are taken for a reflectance of 1, and what is measured is
  /// *indicative*.
  public let isCalibrated: Bool

  /// How grey values stand for light.
  public enum Transfer: Hashable, Sendable {
    /// As pictures are stored: IEC 61966-2-1.
    case sRGB
    /// In proportion, as cameras for machine vision give them.
    case linear

    /// Light, 0 to 1, of a grey value, 0 to 255.
    func light(_ grey: Double) -> Double {
      let share = grey / 255
      switch self {
      case .linear: return share
      case .sRGB:
        if share <= 0.04045 { return share / 12.92 }
        let base = (share + 0.055) / 1.055
        let root = fifthRoot(of: base)
        // To the power of 2.4.
        return base * base * root * root
      }
    }
  }

  /// White pixels returned all light, black ones none.
  public init(_ transfer: Transfer = .sRGB) {
    table = (0...255).map { Float(transfer.light(Double($0))) }
    isCalibrated = false
  }

  /// By two places whose reflectance is known, in a picture taken in the same light.
  ///
  /// - Parameters:
  ///   - dark: The mean grey value of the one, 0 to 255, and its reflectance, 0 to 1.
  ///   - light: Those of the other.
  ///   - transfer: How much light grey values stand for.
  /// - Returns: nil unless the one with the higher reflectance is lighter by ten grey values at least.
  public init?(
    dark: (grey: Double, reflectance: Double), light: (grey: Double, reflectance: Double),
    transfer: Transfer = .sRGB
  ) {
    guard light.grey >= dark.grey + 10, light.reflectance > dark.reflectance, dark.reflectance >= 0,
      light.reflectance <= 1.2, dark.grey >= 0, light.grey <= 255
    else { return nil }
    let (low, high) = (transfer.light(dark.grey), transfer.light(light.grey))
    let slope = (light.reflectance - dark.reflectance) / (high - low)
    table = (0...255).map { grey in
      Float(min(max(dark.reflectance + slope * (transfer.light(Double(grey)) - low), 0), 1.2))
    }
    isCalibrated = true
  }
}

/// By Newton's method, since the standard library has no powers.
private func fifthRoot(of value: Double) -> Double {
  guard value > 0 else { return 0 }
  var root = 1.0
  for _ in 0..<40 {
    let fourth = root * root * root * root
    root -= (root * fourth - value) / (5 * fourth)
  }
  return root
}
