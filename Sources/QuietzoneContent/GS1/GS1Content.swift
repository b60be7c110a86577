/// Data by GS1's application identifiers, each with its meaning (GS1 General Specifications, section 3).
public struct GS1Content: Hashable, Sendable {
  public let fields: [Field]
  /// The same as a web address (GS1 Digital Link URI syntax); nil if no element can be a link's key.
  public let digitalLink: String?
  /// Whether a two-dimensional component belongs to the symbol, which holds more and is not read (GS1 Composite, ISO/IEC 24723).
  public let hasCompositeComponent: Bool

  /// - Parameter elements: Valid ones, as a reader gives them.
  public init(_ elements: [Element], hasCompositeComponent: Bool = false) {
    self.hasCompositeComponent = hasCompositeComponent
    fields = elements.map { Field($0) }
    digitalLink = GS1DigitalLink.url(of: elements)
  }

  /// The elements that the fields are of.
  public var elements: [Element] { fields.map({ $0.element }) }

  /// An application identifier and the data behind it.
  public struct Element: Hashable, Sendable {
    /// Two to four digits, in ASCII.
    public let identifier: [UInt8]
    public let data: [UInt8]

    public init(identifier: [UInt8], data: [UInt8]) {
      self.identifier = identifier
      self.data = data
    }
  }

  /// One element with what its data mean.
  public struct Field: Hashable, Sendable {
    public let element: Element
    /// GS1's data title: `USE BY or EXPIRY`. Nil of identifiers that have none here.
    public let title: String?
    /// A measure, an amount or a count, with its decimal point where the identifier says it is.
    public let number: DecimalNumber?
    /// The measure's unit: `kg`.
    public let unit: String?
    /// The amount's currency: three digits of ISO 4217.
    public let currency: String?
    public let date: CalendarDate?
    public let time: ClockTime?

    init(_ element: Element) {
      self.element = element
      let identifier = element.identifier[...]
      let data = element.data[...]
      let meaning = GS1Meaning.of(identifier)
      title = meaning?.title
      unit = meaning?.unit
      var (number, currency): (DecimalNumber?, String?) = (nil, nil)
      var (date, time): (CalendarDate?, ClockTime?) = (nil, nil)
      switch meaning?.kind {
      case .measure: number = Field.number(data, decimals: identifier.last)
      case .currencyAndAmount:
        currency = data.prefix(3).text
        number = Field.number(data.dropFirst(3), decimals: identifier.last)
      case .temperature: number = Field.temperature(data)
      case .count: number = Field.number(data, decimals: 0x30)
      case .date: (date, time) = (Field.date(data.prefix(6)), ClockTime(data.dropFirst(6)))
      case .longDate: (date, time) = (CalendarDate(data.prefix(8)), ClockTime(data.dropFirst(8)))
      case .other, nil: break
      }
      (self.number, self.currency, self.date, self.time) = (number, currency, date, time)
    }

    private static func number(_ digits: Bytes, decimals: UInt8?) -> DecimalNumber? {
      guard digits.isDigits, digits.count <= 18, let decimals, decimals.isDigit else { return nil }
      let significand = digits.reduce(Int64(0)) { 10 * $0 + Int64($1 - 0x30) }
      return DecimalNumber(significand: significand, decimals: Int(decimals - 0x30))
    }

    private static func temperature(_ data: Bytes) -> DecimalNumber? {
      let isBelowZero = data.last == UInt8(ascii: "-")
      guard let hundredths = (isBelowZero ? data.dropLast() : data).number() else { return nil }
      return DecimalNumber(significand: Int64(isBelowZero ? -hundredths : hundredths), decimals: 2)
    }

    /// YYMMDD, where day 00 means the month. Years are from 1951 to 2050 (GS1 General Specifications, 7.12, for a reader
    /// without a calendar).
    private static func date(_ digits: Bytes) -> CalendarDate? {
      guard digits.count == 6, let number = digits.number() else { return nil }
      let year = number / 10000
      let day = number % 100
      return CalendarDate(
        year: year + (year > 50 ? 1900 : 2000), month: number / 100 % 100, day: day == 0 ? nil : day)
    }
  }
}

extension GS1Content: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("elements", self.fields)
    fields.add("digitalLink", digitalLink)
    fields.add("hasCompositeComponent", if: hasCompositeComponent)
  }
}

extension GS1Content.Field: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("identifier", element.identifier[...].text)
    fields.add("title", title)
    fields.add("value", element.data[...].text)
    fields.add("number", number)
    fields.add("unit", unit)
    fields.add("currency", currency)
    fields.add("date", date)
    fields.add("time", time?.description)
  }
}
