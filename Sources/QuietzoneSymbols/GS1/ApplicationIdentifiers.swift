/// What the application identifiers of one format are, and the format of their data.
struct ApplicationIdentifier: Sendable {
  /// Numbers of `digits` digits each.
  let numbers: [ClosedRange<Int>]
  let digits: Int
  let format: ElementFormat
  /// Whether the length of the data is known from the first two digits, so that no separator is needed
  /// (GS1 General Specifications, 7.8.5).
  let hasPredefinedLength: Bool

  /// - Parameter line: Numbers and ranges of them, a colon and the format, such as `3100-3105 3110-3115:*N6`; the asterisk
  ///   says that the length is predefined.
  private init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let parts = line.split(separator: 0x3A)
    hasPredefinedLength = parts[1].first == 0x2A
    format = ElementFormat(parts[1].drop { $0 == 0x2A })
    var digits = 0
    numbers = parts[0].split(separator: 0x20).map { range in
      let ends = range.split(separator: 0x2D).map { $0.reduce(0) { 10 * $0 + Int($1) - 0x30 } }
      digits = range.count > 4 ? range.count / 2 : range.count
      return ends[0]...ends[ends.count - 1]
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

  private static let all = table.withUTF8Buffer { text in
    text.split(separator: 0x0A).map { ApplicationIdentifier($0) }
  }

  /// GS1 General Specifications, release 26 (2026), 3.2: units and items; from 30 on measures and amounts, whose last digit
  /// may say where the decimal point is; from 400 on transport and places; from 7001 on trades; from 8001 on particular
  /// things; from 90 on what partners agree on.
  ///
  /// One text, because a list of values would be code for each of them.
  private static let table: StaticString = """
    00:*N18,check
    01 02 03:*N14,check
    10 21 22:X..20
    11 12 13 15 16 17:*N6,month
    20:*N2
    235:X..28
    240 241 250 251:X..30
    242:N..6
    243 254:X..20
    253:N13,check [X..17]
    255:N13,check [N..12]
    30 37:N..8
    3100-3105 3110-3115 3120-3125 3130-3135 3140-3145 3150-3155 3160-3165:*N6
    3200-3205 3210-3215 3220-3225 3230-3235 3240-3245 3250-3255 3260-3265 3270-3275 3280-3285 3290-3295:*N6
    3300-3305 3310-3315 3320-3325 3330-3335 3340-3345 3350-3355 3360-3365 3370-3375:*N6
    3400-3405 3410-3415 3420-3425 3430-3435 3440-3445 3450-3455 3460-3465 3470-3475 3480-3485 3490-3495:*N6
    3500-3505 3510-3515 3520-3525 3530-3535 3540-3545 3550-3555 3560-3565 3570-3575:*N6
    3600-3605 3610-3615 3620-3625 3630-3635 3640-3645 3650-3655 3660-3665 3670-3675 3680-3685 3690-3695:*N6
    3900-3909 3920-3929:N..15
    3910-3919 3930-3939:N3 N..15
    3940-3943:N4
    3950-3955:N6
    400 401 403:X..30
    402:N17,check
    410-417:*N13,check
    420:X..20
    421:N3 X..9
    422 424 426:N3
    423 425:N3 [N3] [N3] [N3] [N3]
    427:X..3
    4300-4301 4310-4311 4320:X..35
    4302-4306 4312-4316:X..70
    4307 4317:X2
    4308 4319:X..30
    4309:N20
    4318:X..20
    4321-4323:N1
    4324-4325:N6,month N4,time
    4326:N6,date
    4330-4333:N6 [X1]
    7001:N13
    7002 7023:X..30
    7003:N6,date N4,time
    7004:N..4
    7005:X..12
    7006:N6,date
    7007:N6,date [N6,date]
    7008:X..3
    7009:X..10
    7010:X..2
    7011:N6,date [N4,time]
    7020-7022:X..20
    7030-7039:N3 X..27
    7040:N1 X3
    7041:X..4
    710-717:X..20
    7230-7239:X2 X..28
    7240:X..20
    7241:N2
    7242:X..25
    7250:N8,date
    7251:N8,date N4,time
    7252:N1
    7253-7254 7259:X..40
    7255:X..10
    7256:X..90
    7257:X..70
    7258:X3
    8001:N14
    8002 8012:X..20
    8003:N1,zero N13,check [X..16]
    8004:X..30
    8005:N6
    8006 8026:N14,check N4,of
    8007:X..34
    8008:N6,date N2,time [N2,sixties] [N2,sixties]
    8009:X..50
    8010:Y..30
    8011:N..12
    8013-8014:X..25,pair
    8017-8018:N18,check
    8019:N..10
    8020:X..25
    8030:Z..90
    8040-8041:N15
    8042:N32
    8043:N18 [N..2]
    8110 8112 8200:X..70
    8111:N4
    90:X..30
    91-99:X..90
    """
}
