extension ElementFormat.Rule {
  /// The rule of a name in the table.
  init(_ name: ArraySlice<UInt8>) {
    switch (name.first, name.last) {
    case (0x63, _): self = .check  // check
    case (0x70, _): self = .pair  // pair
    case (0x64, _): self = .date  // date
    case (0x6D, _): self = .month  // month
    case (0x74, _): self = .time  // time
    case (0x73, _): self = .sixties  // sixties
    case (0x6F, _): self = .of  // of
    case (0x7A, _): self = .zero  // zero
    default: preconditionFailure()
    }
  }

  func verify(_ part: ArraySlice<UInt8>) throws(GS1Error) {
    let start = part.startIndex
    switch self {
    case .check:
      let digits = part.map { $0 - 0x30 }
      guard GS1.checkDigit(of: digits.dropLast()) == digits[digits.count - 1] else {
        throw .checkDigit(offset: start)
      }
    case .pair:
      guard GS1.hasCheckCharacters(part) else { throw .checkDigit(offset: start) }
    case .date, .month:
      let year = number(part.dropLast(4))
      let month = number(part.dropLast(2).suffix(2))
      let day = number(part.suffix(2))
      let first = self == .month ? 0 : 1
      guard month >= 1, month <= 12, day >= first, day <= days(month: month, year: year) else {
        throw .date(offset: start)
      }
    case .time:
      guard number(part.prefix(2)) < 24, number(part.dropFirst(2)) < 60 else { throw .date(offset: start) }
    case .sixties:
      guard number(part) < 60 else { throw .date(offset: start) }
    case .of:
      let piece = number(part.prefix(2))
      guard piece > 0, piece <= number(part.suffix(2)) else { throw .range(offset: start) }
    case .zero:
      guard part.allSatisfy({ $0 == 0x30 }) else { throw .range(offset: start) }
    }
  }
}

private func number(_ digits: ArraySlice<UInt8>) -> Int {
  digits.reduce(0) { 10 * $0 + Int($1) - 0x30 }
}

/// How many days a month has; two digits of a year mean one from 1950 to 2049.
private func days(month: Int, year: Int) -> Int {
  switch month {
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year == 0) ? 29 : 28
  case 4, 6, 9, 11: 30
  default: 31
  }
}
