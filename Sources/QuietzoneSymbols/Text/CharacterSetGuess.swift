extension CodedCharacterSet {
  /// The likeliest character set of bytes that nothing is said about: UTF-8 if they are valid in it, otherwise ISO
  /// 8859-1, which is every symbology's default, unless Shift JIS or GB 18030 is far more plausible.
  ///
  /// - Parameter neighbour: The character set that another part of the same symbol names, which is then preferred
  ///   if the bytes can be in it.
  package static func likeliest(for bytes: [UInt8], beside neighbour: CodedCharacterSet? = nil)
    -> CodedCharacterSet
  {
    if isValidUTF8(bytes) { return .utf8 }
    let shiftJIS = surpriseAsShiftJIS(bytes)
    let gb18030 = surpriseAsGB18030(bytes)
    switch neighbour {
    case .shiftJIS where shiftJIS != nil: return .shiftJIS
    case .gb2312 where gb18030 != nil, .gbk where gb18030 != nil, .gb18030 where gb18030 != nil:
      return .gb18030
    default: break
    }
    let enough = surpriseAsLatin1(bytes) - strongEvidence
    if let shiftJIS, shiftJIS <= enough, shiftJIS < gb18030 ?? .max { return .shiftJIS }
    if let gb18030, gb18030 <= enough { return .gb18030 }
    return .iso8859_1
  }
}

/// How much less surprising than ISO 8859-1 another character set must be, in the unit of surprise.
private let strongEvidence = 16
