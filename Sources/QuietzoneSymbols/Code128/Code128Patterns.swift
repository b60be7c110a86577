extension Code128 {
  /// The start characters A, B and C: values 103 to 105 (ISO/IEC 15417, table 1).
  static let starts = ElementPatterns("211412 211214 211232")

  /// The index of the stop character in `characters`, where its last bar is missing.
  static let stop = 103

  /// The characters by value, 0 to 102, and what the stop character begins with.
  static let characters = ElementPatterns(
    """
    212222 222122 222221 121223 121322 131222 122213 122312
    132212 221213 221312 231212 112232 122132 122231 113222
    123122 123221 223211 221132 221231 213212 223112 312131
    311222 321122 321221 312212 322112 322211 212123 212321
    232121 111323 131123 131321 112313 132113 132311 211313
    231113 231311 112133 112331 132131 113123 113321 133121
    313121 211331 231131 213113 213311 213131 311123 311321
    331121 312113 312311 332111 314111 221411 431111 111224
    111422 121124 121421 141122 141221 112214 112412 122114
    122411 142112 142211 241211 221114 413111 241112 134111
    111242 121142 121241 114212 124112 124211 411212 421112
    421211 212141 214121 412121 111143 111341 131141 114113
    114311 411113 411311 113141 114131 311141 411131
    233111
    """)
}

extension Code128 {
  /// The widths of the elements of each character in modules, by value, 0 to 102; and of the start characters A, B and C.
  package static let characterWidths = Array(characters.allWidths[..<stop])
  package static let startWidths = starts.allWidths
  /// Of the stop character, its last bar among them.
  package static let stopWidths = characters.allWidths[stop] + [2]
}
