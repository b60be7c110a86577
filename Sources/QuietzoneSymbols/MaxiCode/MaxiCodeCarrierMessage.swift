extension MaxiCode {
  /// Where a parcel goes, and how: what the primary message of modes 2 and 3 holds (ISO/IEC 16023, annex B).
  struct CarrierMessage {
    private var postcode: [UInt8]
    private var country: Int
    private var serviceClass: Int

    /// The fields run from the last codeword to the first, behind the mode in its lowest four bits.
    init(_ primary: [Int], mode: Mode) throws(DecodingError) {
      func field(_ range: Range<Int>) -> Int {
        // Bit 0 is the lowest of the first codeword.
        range.reversed().reduce(0) { $0 << 1 | primary[$1 / 6] >> ($1 % 6) & 1 }
      }
      if mode == .numericPostcode {
        let length = field(34..<40)
        let number = field(4..<34)
        var limit = 1
        for _ in 0..<min(length, 9) { limit *= 10 }
        guard length <= 9, number < limit else { throw .invalidCarrierMessage }
        postcode = MaxiCode.digits(number, count: length)
      } else {
        postcode = []
        for start in stride(from: 34, through: 4, by: -6) {
          guard case .character(let byte) = CodeSet.a.meaning(of: field(start..<start + 6)), byte >= 0x20
          else {
            throw .invalidCarrierMessage
          }
          postcode.append(byte)
        }
      }
      country = field(40..<50)
      serviceClass = field(50..<60)
      guard country < 1000, serviceClass < 1000 else { throw .invalidCarrierMessage }
    }

    /// The message with these fields in front, each with a GS behind: after the header of a message that has one
    /// (`[)>` RS `01` GS and the year).
    func inserted(into parts: [TextPart]) -> [TextPart] {
      let separator: UInt8 = 0x1D
      var fields: [UInt8] = []
      for field in [postcode, MaxiCode.digits(country, count: 3), MaxiCode.digits(serviceClass, count: 3)] {
        fields += field + [separator]
      }
      let header: [UInt8] = [0x5B, 0x29, 0x3E, 0x1E, 0x30, 0x31, separator]
      var parts = parts
      let hasHeader = parts[0].bytes.count >= header.count + 2 && parts[0].bytes.starts(with: header)
      parts[0].bytes.insert(contentsOf: fields, at: hasHeader ? header.count + 2 : 0)
      return parts
    }
  }
}
