/// Digits that differ from another by nothing but a module of their bars' width: 1 and 7, 2 and 8 (ISO/IEC 15420, reference
/// decode algorithm).
///
/// A blur makes a lone thin bar wider or thinner than others are, up to half a module: that much beside what the bars before
/// it showed, one of them may be the other. The check digit finds a single one that was taken wrongly, but not several.
enum EANAlikeDigits {
  /// How much a digit is to be doubted whose bars are by `change` modules wider than the bars before it are, or thinner.
  /// From `tooMany` on, all of a symbol's together are more than its check digit finds.
  ///
  /// Measured on 24,000 pictures of `Scripts/make-blurred-codes` at 0.55 to 0.7 modules of blur: 56 were read wrongly before
  /// and none is now. What is a 1 or a 2 hardly looks like a 7 or an 8, but these often like those.
  static func doubts(of digit: Int, change: Float) -> Int {
    let limit: Float
    switch digit {
    case 1, 2: limit = 0.33
    case 7, 8: limit = 0.45
    default: return 0
    }
    return change > limit ? tooMany : change > 0.25 ? 1 : 0
  }

  static let tooMany = 2
}
