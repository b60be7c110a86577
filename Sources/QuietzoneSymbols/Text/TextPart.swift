/// A piece of content as a symbol encodes it, before its character set is settled.
struct TextPart {
  enum Encoding: Equatable {
    /// From a mode that has ASCII characters alone.
    case ascii
    /// Bytes that the symbol says nothing about.
    case unlabelled
    /// In a character set that the symbol or the mode names.
    case known(CodedCharacterSet)
  }

  var bytes: [UInt8]
  var encoding: Encoding
}

extension TextSegment {
  /// The content in as few stretches as possible.
  ///
  /// All unlabelled bytes of a symbol are taken to be in the same character set. ASCII joins its neighbours, as most
  /// character sets include it.
  static func segments(of parts: [TextPart]) -> [TextSegment] {
    let parts = parts.filter { !$0.bytes.isEmpty }
    let guess = likeliestCharacterSet(ofUnlabelled: parts)
    var segments: [TextSegment] = []
    for part in parts {
      let isASCII = part.encoding != .unlabelled || part.bytes.allSatisfy { $0 < 0x80 }
      let characterSet: CodedCharacterSet =
        switch part.encoding {
        case .ascii: .ascii
        case .unlabelled: isASCII ? .ascii : guess
        case .known(let known): known
        }
      guard let last = segments.last else {
        segments.append(TextSegment(bytes: part.bytes, characterSet: characterSet))
        continue
      }
      if last.characterSet == characterSet || characterSet == .ascii && last.characterSet.includesASCII {
        segments[segments.count - 1].bytes += part.bytes
      } else if last.characterSet == .ascii && characterSet.includesASCII {
        segments[segments.count - 1].bytes += part.bytes
        segments[segments.count - 1].characterSet = characterSet
      } else {
        segments.append(TextSegment(bytes: part.bytes, characterSet: characterSet))
      }
    }
    return segments
  }

  /// One guess for all unlabelled bytes, read together with the ASCII around them: an encoder may have put the second
  /// byte of a character into a mode that is shorter.
  private static func likeliestCharacterSet(ofUnlabelled parts: [TextPart]) -> CodedCharacterSet {
    var bytes: [UInt8] = []
    var neighbour: CodedCharacterSet?
    for part in parts {
      switch part.encoding {
      case .ascii, .unlabelled: bytes += part.bytes
      case .known(let known): neighbour = neighbour ?? known
      }
    }
    return .likeliest(for: bytes, beside: neighbour)
  }
}
