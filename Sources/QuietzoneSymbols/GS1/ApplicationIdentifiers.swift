/// What the application identifiers of one format are, and the format of their data.
struct ApplicationIdentifier: Sendable {
  /// Numbers of `digits` digits each.
  let numbers: [ClosedRange<Int>]
  let digits: Int
  let format: ElementFormat
  /// Whether the length of the data is known from the first two digits, so that no separator is needed
  /// (GS1 General Specifications, 7.8.5).
  let hasPredefinedLength: Bool

  /// - Parameter numbers: Numbers and ranges of them, such as `3100-3105 3110-3115`.
  private init(_ numbers: StaticString, _ format: StaticString, isPredefined: Bool = false) {
    self.format = ElementFormat(format)
    hasPredefinedLength = isPredefined
    var digits = 0
    self.numbers = numbers.withUTF8Buffer { text in
      text.split(separator: 0x20).map { range in
        let ends = range.split(separator: 0x2D).map { $0.reduce(0) { 10 * $0 + Int($1) - 0x30 } }
        digits = range.count > 4 ? range.count / 2 : range.count
        return ends[0]...ends[ends.count - 1]
      }
    }
    self.digits = digits
  }

  /// The application identifier that begins at `position`, and how many digits it has.
  static func at(_ position: Int, in bytes: [UInt8]) -> (identifier: ApplicationIdentifier, digits: Int)? {
    var number = 0
    var digits = 0
    while digits < 4, position + digits < bytes.count, case 0x30...0x39 = bytes[position + digits] {
      number = 10 * number + Int(bytes[position + digits]) - 0x30
      digits += 1
      for identifier in all where identifier.digits == digits {
        for range in identifier.numbers where range.contains(number) { return (identifier, digits) }
      }
    }
    return nil
  }

  /// GS1 General Specifications, release 26 (2026), 3.2.
  private static let all = [
    // Identification of units and items
    ApplicationIdentifier("00", "N18,check", isPredefined: true),
    ApplicationIdentifier("01 02 03", "N14,check", isPredefined: true),
    ApplicationIdentifier("10 21 22", "X..20"),
    ApplicationIdentifier("11 12 13 15 16 17", "N6,month", isPredefined: true),
    ApplicationIdentifier("20", "N2", isPredefined: true),
    ApplicationIdentifier("235", "X..28"),
    ApplicationIdentifier("240 241 250 251", "X..30"),
    ApplicationIdentifier("242", "N..6"),
    ApplicationIdentifier("243 254", "X..20"),
    ApplicationIdentifier("253", "N13,check [X..17]"),
    ApplicationIdentifier("255", "N13,check [N..12]"),
    // Measures: the last digit says where the decimal point is
    ApplicationIdentifier("30 37", "N..8"),
    ApplicationIdentifier(
      "3100-3105 3110-3115 3120-3125 3130-3135 3140-3145 3150-3155 3160-3165", "N6", isPredefined: true),
    ApplicationIdentifier(
      "3200-3205 3210-3215 3220-3225 3230-3235 3240-3245 3250-3255 3260-3265 3270-3275 3280-3285 3290-3295",
      "N6", isPredefined: true),
    ApplicationIdentifier(
      "3300-3305 3310-3315 3320-3325 3330-3335 3340-3345 3350-3355 3360-3365 3370-3375", "N6",
      isPredefined: true),
    ApplicationIdentifier(
      "3400-3405 3410-3415 3420-3425 3430-3435 3440-3445 3450-3455 3460-3465 3470-3475 3480-3485 3490-3495",
      "N6", isPredefined: true),
    ApplicationIdentifier(
      "3500-3505 3510-3515 3520-3525 3530-3535 3540-3545 3550-3555 3560-3565 3570-3575", "N6",
      isPredefined: true),
    ApplicationIdentifier(
      "3600-3605 3610-3615 3620-3625 3630-3635 3640-3645 3650-3655 3660-3665 3670-3675 3680-3685 3690-3695",
      "N6", isPredefined: true),
    // Amounts
    ApplicationIdentifier("3900-3909 3920-3929", "N..15"),
    ApplicationIdentifier("3910-3919 3930-3939", "N3 N..15"),
    ApplicationIdentifier("3940-3943", "N4"),
    ApplicationIdentifier("3950-3955", "N6"),
    // Transport and locations
    ApplicationIdentifier("400 401 403", "X..30"),
    ApplicationIdentifier("402", "N17,check"),
    ApplicationIdentifier("410-417", "N13,check", isPredefined: true),
    ApplicationIdentifier("420", "X..20"),
    ApplicationIdentifier("421", "N3 X..9"),
    ApplicationIdentifier("422 424 426", "N3"),
    ApplicationIdentifier("423 425", "N3 [N3] [N3] [N3] [N3]"),
    ApplicationIdentifier("427", "X..3"),
    ApplicationIdentifier("4300-4301 4310-4311 4320", "X..35"),
    ApplicationIdentifier("4302-4306 4312-4316", "X..70"),
    ApplicationIdentifier("4307 4317", "X2"),
    ApplicationIdentifier("4308 4319", "X..30"),
    ApplicationIdentifier("4309", "N20"),
    ApplicationIdentifier("4318", "X..20"),
    ApplicationIdentifier("4321-4323", "N1"),
    ApplicationIdentifier("4324-4325", "N6,month N4,time"),
    ApplicationIdentifier("4326", "N6,date"),
    ApplicationIdentifier("4330-4333", "N6 [X1]"),
    // Trades
    ApplicationIdentifier("7001", "N13"),
    ApplicationIdentifier("7002 7023", "X..30"),
    ApplicationIdentifier("7003", "N6,date N4,time"),
    ApplicationIdentifier("7004", "N..4"),
    ApplicationIdentifier("7005", "X..12"),
    ApplicationIdentifier("7006", "N6,date"),
    ApplicationIdentifier("7007", "N6,date [N6,date]"),
    ApplicationIdentifier("7008", "X..3"),
    ApplicationIdentifier("7009", "X..10"),
    ApplicationIdentifier("7010", "X..2"),
    ApplicationIdentifier("7011", "N6,date [N4,time]"),
    ApplicationIdentifier("7020-7022", "X..20"),
    ApplicationIdentifier("7030-7039", "N3 X..27"),
    ApplicationIdentifier("7040", "N1 X3"),
    ApplicationIdentifier("7041", "X..4"),
    ApplicationIdentifier("710-717", "X..20"),
    ApplicationIdentifier("7230-7239", "X2 X..28"),
    ApplicationIdentifier("7240", "X..20"),
    ApplicationIdentifier("7241", "N2"),
    ApplicationIdentifier("7242", "X..25"),
    ApplicationIdentifier("7250", "N8,date"),
    ApplicationIdentifier("7251", "N8,date N4,time"),
    ApplicationIdentifier("7252", "N1"),
    ApplicationIdentifier("7253-7254 7259", "X..40"),
    ApplicationIdentifier("7255", "X..10"),
    ApplicationIdentifier("7256", "X..90"),
    ApplicationIdentifier("7257", "X..70"),
    ApplicationIdentifier("7258", "X3"),
    // Particular things
    ApplicationIdentifier("8001", "N14"),
    ApplicationIdentifier("8002 8012", "X..20"),
    ApplicationIdentifier("8003", "N1,zero N13,check [X..16]"),
    ApplicationIdentifier("8004", "X..30"),
    ApplicationIdentifier("8005", "N6"),
    ApplicationIdentifier("8006 8026", "N14,check N4,of"),
    ApplicationIdentifier("8007", "X..34"),
    ApplicationIdentifier("8008", "N6,date N2,time [N2,sixties] [N2,sixties]"),
    ApplicationIdentifier("8009", "X..50"),
    ApplicationIdentifier("8010", "Y..30"),
    ApplicationIdentifier("8011", "N..12"),
    ApplicationIdentifier("8013-8014", "X..25,pair"),
    ApplicationIdentifier("8017-8018", "N18,check"),
    ApplicationIdentifier("8019", "N..10"),
    ApplicationIdentifier("8020", "X..25"),
    ApplicationIdentifier("8030", "Z..90"),
    ApplicationIdentifier("8040-8041", "N15"),
    ApplicationIdentifier("8042", "N32"),
    ApplicationIdentifier("8043", "N18 [N..2]"),
    ApplicationIdentifier("8110 8112 8200", "X..70"),
    ApplicationIdentifier("8111", "N4"),
    // Agreed on between partners, or within a company
    ApplicationIdentifier("90", "X..30"),
    ApplicationIdentifier("91-99", "X..90"),
  ]
}
