import Testing

@testable import QuietzoneContent

@Suite("Payments")
struct PaymentTests {
  @Test("A SEPA credit transfer with the guideline's example")
  func girocode() {
    let text = """
      BCD
      001
      1
      SCT
      BPOTBEB1
      Red Cross of Belgium
      BE72000000001616
      EUR1
      CHAR

      Urgency fund
      Sample EPC QR Code
      """
    #expect(
      shown(text)
        == "payment | scheme=epc | name=Red Cross of Belgium | iban=BE72000000001616 | bic=BPOTBEB1 | amount=1"
        + " | currency=EUR | purpose=CHAR | text=Urgency fund | information=Sample EPC QR Code")
  }

  @Test(
    "Transfers: what may be left out, and what breaks a rule",
    arguments: [
      (
        "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000",
        "payment | scheme=epc | name=A | iban=DE89370400440532013000"
      ),
      (
        "BCD\r\n002\r\n1\r\nSCT\r\n\r\nA\r\nDE89370400440532013000\r\nEUR12.30\r\n\r\nRF18539007547034\r\n",
        "payment | scheme=epc | name=A | iban=DE89370400440532013000 | amount=12.30 | currency=EUR | reference=RF18539007547034"
      ),
      ("BCD\n001\n1\nSCT\n\nA\nDE89370400440532013000", note(.payment, "BIC is missing")),
      ("BCD\n003\n1\nSCT\n\nA\nDE89370400440532013000", note(.payment, "version 003 is not known")),
      ("BCD\n002\n9\nSCT\n\nA\nDE89370400440532013000", note(.payment, "character set is not valid")),
      ("BCD\n002\n1\nXXX\n\nA\nDE89370400440532013000", note(.payment, "identification is not valid")),
      ("BCD\n002\n1\nSCT\nX\nA\nDE89370400440532013000", note(.payment, "BIC is not valid")),
      ("BCD\n002\n1\nSCT\n\n\nDE89370400440532013000", note(.payment, "name is missing")),
      ("BCD\n002\n1\nSCT\n\nA\nDE89370400440532013001", note(.payment, "the check of IBAN is wrong")),
      ("BCD\n002\n1\nSCT\n\nA\nDE8937040044053201300", note(.payment, "the check of IBAN is wrong")),
      ("BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\nUSD1", note(.payment, "amount is not valid")),
      ("BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\nEUR0.00", note(.payment, "amount is not valid")),
      ("BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\nEUR1.234", note(.payment, "amount is not valid")),
      (
        "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\nEUR1000000000.01",
        note(.payment, "amount is not valid")
      ),
      ("BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\n\nCHARX", note(.payment, "purpose is too long")),
      (
        "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\n\n\nRF19539007547034",
        note(.payment, "the check of reference is wrong")
      ),
      (
        "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\n\n\nX\nY", note(.payment, "text contradicts the rest")
      ),
      ("BCD\n002\n1\nSCT\n\nA", note(.payment, "it breaks off before its end")),
      (
        "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\n\n\n\n\n\nx",
        note(.payment, "there is something behind its end")
      ),
      ("BCD\n002\n1\nSCT\n\n" + String(repeating: "A", count: 331), note(.payment, "payment is too long")),
    ])
  func transfers(_ text: String, _ content: String) { #expect(shown(text) == content) }

  static let bill =
    "SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n1949.75\nCHF\nS\n"
    + "Pia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\n"
    + "Order of 15.06.2020\nEPD\n//S1/10/10201409"

  @Test("A Swiss bill with all that it may have")
  func swissBill() {
    #expect(
      shown(Self.bill)
        == "payment | scheme=swissQR | name=Robert Schneider AG | iban=CH4431999123000889012 | amount=1949.75 | currency=CHF"
        + " | reference=210000000003139471430009017 | text=Order of 15.06.2020 | creditor=(name=Robert Schneider AG,"
        + " lines=[Rue du Lac 1268, 2501 Biel], country=CH) | debtor=(name=Pia-Maria Rutschmann-Schnyder,"
        + " lines=[Grosse Marktgasse 28, 9400 Rorschach], country=CH) | billInformation=//S1/10/10201409")
  }

  @Test(
    "Swiss bills: other references and addresses, and what breaks a rule",
    arguments: [
      ("CH4431999123000889012", "CH5800791123000889012", "reference type contradicts the rest"),
      ("CH4431999123000889012", "CH4431999123000889013", "the check of IBAN is wrong"),
      ("CH4431999123000889012", "DE89370400440532013000", "the check of IBAN is wrong"),
      ("009017", "009018", "the check of reference is wrong"),
      ("QRR", "XXX", "reference type contradicts the rest"),
      ("0200", "0300", "version 0300 is not known"), ("\n1\n", "\n2\n", "coding is not valid"),
      ("CHF", "USD", "currency is not valid"), ("1949.75", "1949.7", "amount is not valid"),
      ("1949.75", "1949,75", "amount is not valid"), ("EPD", "XXX", "EPD is missing"),
      ("\nS\nRobert", "\nX\nRobert", "creditor is not valid"),
      ("Biel\nCH", "Biel\nch", "creditor is not valid"),
      ("CH\n\n\n\n\n\n\n\n", "CH\nS\n\n\n\n\n\n\n", "ultimate creditor must be understood and is not known"),
      ("\nEPD\n//S1/10/10201409", "", "it breaks off before its end"),
      ("10201409", "1\n\n\n\nx", "there is something behind its end"),
    ])
  func swissFaults(_ old: String, _ new: String, _ problem: String) {
    #expect(shown(Self.bill.replacing(old, with: new)) == note(.payment, problem))
  }

  @Test("A Swiss bill with a creditor's reference and addresses in lines")
  func swissLines() {
    let text =
      "SPC\n0200\n1\nCH5800791123000889012\nK\nA\nStreet 1\n2501 Biel\n\n\nCH\n\n\n\n\n\n\n\n\nEUR\n\n\n\n\n\n\n\nSCOR\nRF18539007547034\n\nEPD"
    #expect(
      shown(text)
        == "payment | scheme=swissQR | name=A | iban=CH5800791123000889012 | currency=EUR | reference=RF18539007547034"
        + " | creditor=(name=A, lines=[Street 1, 2501 Biel], country=CH)")
  }

  static let merchant =
    "00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING"
    + "64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A01122334499887707081234567863"
    + "04A13A"

  @Test("A merchant's code with EMVCo's example")
  func emv() {
    #expect(
      shown(Self.merchant)
        == "payment | scheme=emv | name=BEST TRANSPORT | city=BEIJING | country=CN | category=4111 | amount=23.72 | currency=156"
        + " | tip=asked | use=once | accounts=[(number=29, identifier=D15600000000, value=0012D156000000000510A93FO3230Q),"
        + " (number=31, identifier=D15600000001, value=0012D15600000001030812345678)] | terminal=A6008667")
  }

  /// A code of these objects with its check.
  private func emv(_ objects: [(String, String)]) -> String {
    let text = objects.map { $0.0 + padded($0.1.unicodeScalars.count, 2) + $0.1 }.joined() + "6304"
    let digits = String(CRC16.checksum(of: Bytes(text)), radix: 16, uppercase: true)
    return text + String(repeating: "0", count: 4 - digits.count) + digits
  }

  static let objects = [
    ("00", "01"), ("04", "4000123456789012"), ("52", "5251"), ("53", "978"), ("58", "DE"), ("59", "A"),
    ("60", "B"),
  ]

  @Test("A merchant's code: what breaks a rule")
  func emvFaults() {
    #expect(CRC16.checksum(of: Bytes("123456789")) == 0x29B1)
    #expect(
      shown(emv(Self.objects))
        == "payment | scheme=emv | name=A | city=B | country=DE | category=5251 | currency=978"
        + " | accounts=[(number=4, value=4000123456789012)]")
    #expect(
      shown(Self.merchant.replacing("A13A", with: "A13B")) == note(.payment, "the check of CRC is wrong"))
    #expect(shown("000201") == note(.payment, "CRC is missing"))
    func changed(_ number: String, _ value: String?) -> String {
      shown(emv(Self.objects.filter { $0.0 != number } + (value.map { [(number, $0)] } ?? [])))
    }
    #expect(changed("59", nil) == note(.payment, "merchant name is missing"))
    #expect(changed("59", String(repeating: "x", count: 26)) == note(.payment, "merchant name is too long"))
    #expect(changed("04", nil) == note(.payment, "merchant account is missing"))
    #expect(changed("53", "EUR") == note(.payment, "currency is not valid"))
    #expect(changed("54", "1,5") == note(.payment, "amount is not valid"))
    #expect(changed("55", "02") == note(.payment, "fixed fee is missing"))
    #expect(changed("01", "13") == note(.payment, "point of initiation is not valid"))
    #expect(changed("62", "0199x") == note(.payment, "it breaks off before its end"))
    #expect(
      shown(emv(Self.objects + [("59", "C")])) == note(.payment, "data object 59 occurs more than once"))
    #expect(changed("54", "7.").contains("amount=7 |"))
  }

  @Test(
    "UPI: the payee and what is to be paid, and what breaks a rule",
    arguments: [
      (
        "upi://pay?pa=name@bank&pn=A%20B&am=10.50&cu=INR&tn=Note&tr=R1&mc=5411",
        "payment | scheme=upi | address=name@bank | name=A B | amount=10.50 | currency=INR | text=Note | reference=R1"
          + " | category=5411"
      ),
      ("UPI://pay?pa=a@b", "payment | scheme=upi | address=a@b"),
      ("upi://pay?pn=A", note(.payment, "pa is missing")), ("upi://pay", note(.payment, "pa is missing")),
      ("upi://pay?pa=a", note(.payment, "pa is not valid")),
      ("upi://pay?pa=a@b&am=-1", note(.payment, "am is not valid")),
      ("upi://pay?pa=a@b&am=1.234", note(.payment, "am is not valid")),
      ("upi://pay?pa=a@b&cu=USD", note(.payment, "cu is not valid")),
    ])
  func upi(_ text: String, _ content: String) { #expect(shown(text) == content) }

  @Test("SHA-256 of FIPS 180-4's messages")
  func hashes() {
    func hex(_ text: String) -> String {
      SHA256.hash(of: Bytes(text)).map { padded(Int($0), 3) }.joined(separator: " ")
    }
    func hex(_ digest: [UInt8]) -> String { digest.map { padded(Int($0), 3) }.joined(separator: " ") }
    #expect(
      hex("abc")
        == hex([
          0xBA, 0x78, 0x16, 0xBF, 0x8F, 0x01, 0xCF, 0xEA, 0x41, 0x41, 0x40, 0xDE, 0x5D, 0xAE, 0x22, 0x23,
          0xB0, 0x03, 0x61, 0xA3,
          0x96, 0x17, 0x7A, 0x9C, 0xB4, 0x10, 0xFF, 0x61, 0xF2, 0x00, 0x15, 0xAD,
        ]))
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == hex([
          0x24, 0x8D, 0x6A, 0x61, 0xD2, 0x06, 0x38, 0xB8, 0xE5, 0xC0, 0x26, 0x93, 0x0C, 0x3E, 0x60, 0x39,
          0xA3, 0x3C, 0xE4, 0x59,
          0x64, 0xFF, 0x21, 0x67, 0xF6, 0xEC, 0xED, 0xD4, 0x19, 0xDB, 0x06, 0xC1,
        ]))
  }

  @Test(
    "Bitcoin: an address of the first block, BIP 21's parameters, BIP 173's and BIP 350's addresses",
    arguments: [
      ("bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "address=1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"),
      (
        "bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=20.3&label=Luke-Jr",
        "address=1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa | amount=20.3 | currency=BTC | name=Luke-Jr"
      ),
      (
        "bitcoin:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
        "address=BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"
      ),
      (
        "bitcoin:bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
        "address=bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"
      ),
    ])
  func bitcoin(_ text: String, _ fields: String) {
    #expect(shown(text) == "payment | scheme=bitcoin | " + fields)
  }

  @Test(
    "Bitcoin: what breaks a rule",
    arguments: [
      ("bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "the check of address is wrong"),
      ("bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "the check of address is wrong"),
      ("bitcoin:bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "the check of address is wrong"),
      ("bitcoin:bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du", "the check of address is wrong"),
      (
        "bitcoin:tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv",
        "the check of address is wrong"
      ),
      ("bitcoin:BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P", "the check of address is wrong"),
      ("bitcoin:tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty", "the check of address is wrong"),
      ("bitcoin:", "the check of address is wrong"),
      ("bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?req-x=1", "req-x must be understood and is not known"),
      ("bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=50,000.00", "amount is not valid"),
      ("bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=21000000.1", "amount is not valid"),
    ])
  func bitcoinFaults(_ text: String, _ problem: String) { #expect(shown(text) == note(.payment, problem)) }

  /// BOLT 11, examples: a donation of any amount, and 2500 micro-bitcoins for coffee.
  static let donation =
    "lnbc1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2"
    + "pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq9qrsgq357wnc5r2ueh7ck6q93dj32dlqnls087fxdwk8qakdyafkq3yap9us6v52"
    + "vjjsrvywa6rt52cm9r9zqt8r2t7mlcwspyetp5h2tztugp9lfyql"

  @Test("Lightning: BOLT 11's invoice, with its scheme and without, and a changed one")
  func lightning() {
    let fields = "payment | scheme=lightning | invoice=\(Self.donation) | network=bc"
    #expect(shown(Self.donation) == fields)
    #expect(shown("lightning:" + Self.donation) == fields)
    #expect(shown("LIGHTNING:" + Self.donation.uppercased()).hasSuffix("| network=bc"))
    #expect(
      shown("lightning:" + Self.donation.dropLast() + "q") == note(.payment, "the check of invoice is wrong"))
    #expect(shown(Self.donation.dropLast() + "q") == "text")
  }
}
