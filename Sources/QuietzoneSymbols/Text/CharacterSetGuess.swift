extension CodedCharacterSet {
  /// The likeliest character set of bytes that nothing is said about: UTF-8 if they are valid in it, otherwise ISO
  /// 8859-1, which is every symbology's default, unless one of East Asia is far more plausible.
  ///
  /// `Benchmarks/character-sets` measures how many words of each length are told.
  ///
  /// - Parameter neighbour: The character set that another part of the same symbol names, which is then preferred
  ///   if the bytes can be in it.
  package static func likeliest(for bytes: [UInt8], beside neighbour: CodedCharacterSet? = nil)
    -> CodedCharacterSet
  {
    if isValidUTF8(bytes) { return .utf8 }
    // What comes first wins a tie.
    let surprises: [(characterSet: CodedCharacterSet, surprise: Int?)] = [
      (.big5, surpriseAsBig5(bytes)), (.shiftJIS, surpriseAsShiftJIS(bytes)),
      (.gb18030, surpriseAsGB18030(bytes)), (.eucKR, surpriseAsEUCKR(bytes).map { $0 + doubtOfEUCKR }),
    ]
    let named = neighbour == .gb2312 || neighbour == .gbk ? .gb18030 : neighbour
    if let named, surprises.contains(where: { $0.characterSet == named && $0.surprise != nil }) {
      return named
    }
    let enough = surpriseAsLatin1(bytes) - strongEvidence
    let best = surprises.min { $0.surprise ?? .max < $1.surprise ?? .max }
    guard let best, let surprise = best.surprise, surprise <= enough else { return .iso8859_1 }
    return best.characterSet
  }
}

/// How much less surprising than ISO 8859-1 another character set must be, in the unit of surprise.
private let strongEvidence = 16

/// How much less surprising than GB 18030, which stands unlabelled in symbols more often, bytes must be as EUC-KR.
private let doubtOfEUCKR = 2
