import Testing

@testable import QuietzoneContent

@Suite("Building payments")
struct PaymentBuilderTests {
  @Test("The example of EPC069-12 has its text")
  func epc() throws {
    var builder = EPCPaymentBuilder(name: "Red Cross of Belgium", iban: "BE72 0000 0000 1616")
    builder.bic = "BPOTBEB1"
    builder.amount = DecimalNumber(written: "1")
    builder.purpose = "CHAR"
    builder.message = "Urgency fund"
    builder.information = "Sample QR code"
    #expect(
      try builder.text()
        == "BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample QR code"
    )
    builder = EPCPaymentBuilder(name: "Wikimedia", iban: "DE33100205000001194700")
    #expect(try builder.text() == "BCD\n002\n1\nSCT\n\nWikimedia\nDE33100205000001194700")
  }

  @Test("What breaks a rule of EPC069-12 is not built")
  func epcFaults() {
    func error(_ change: (inout EPCPaymentBuilder) -> Void) -> ContentError? {
      var builder = EPCPaymentBuilder(name: "Wikimedia", iban: "DE33100205000001194700")
      change(&builder)
      do throws(ContentError) {
        _ = try builder.text()
        return nil
      } catch { return error }
    }
    #expect(error { $0.iban = "DE33100205000001194701" } == .check("IBAN"))
    #expect(error { $0.name = "" } == .missing("name"))
    #expect(error { $0.name = String(repeating: "a", count: 71) } == .tooLong("name"))
    #expect(error { $0.name = "a\nDE33" } == .malformed("name"))
    #expect(error { $0.amount = DecimalNumber(written: "0") } == .malformed("amount"))
    #expect(error { $0.amount = DecimalNumber(written: "1000000000") } == .malformed("amount"))
    #expect(error { $0.amount = DecimalNumber(written: "-1") } == .malformed("amount"))
    #expect(error { $0.amount = DecimalNumber(written: "0.001") } == .malformed("amount"))
    #expect(
      error {
        $0.reference = "RF18539007547034"
        $0.message = "both"
      } == .contradiction("text"))
    #expect(error { $0.reference = "RF19539007547034" } == .check("reference"))
    #expect(error { $0.bic = "NOBANK" } == .malformed("BIC"))
  }

  @Test("What is built is read back with the same fields, whatever they hold")
  func roundTrip() throws {
    var fields = HostileFields(seed: 19)
    for index in 0..<300 {
      var builder = EPCPaymentBuilder(name: fields.text(1...20), iban: "DE33100205000001194700")
      (builder.message, builder.information) = (fields.text(1...40), fields.text(1...20))
      builder.amount = DecimalNumber(significand: Int64(index + 1), decimals: 2)
      guard case .payment(.epc(let payment)) = BarcodeContent(try builder.text()) else {
        Issue.record("not a payment: \(builder)")
        continue
      }
      #expect(payment.name == builder.name && payment.amount == builder.amount)
      #expect(payment.text == builder.message && payment.information == builder.information)
      let creditor = SwissPaymentBuilder.Party(
        name: fields.text(1...20), street: fields.text(1...20), postalCode: "8000", town: fields.text(1...9),
        country: "CH")
      var bill = SwissPaymentBuilder(iban: "CH5800791123000889012", creditor: creditor)
      bill.message = fields.text(1...40)
      guard case .payment(.swiss(let read)) = BarcodeContent(try bill.text()) else {
        Issue.record("not a bill: \(bill)")
        continue
      }
      #expect(read.creditor.name == creditor.name && read.text == bill.message)
      #expect(read.creditor.lines == [creditor.street, "8000 " + creditor.town])
    }
  }

  @Test("A QR-bill has all of its lines, empty ones too")
  func swiss() throws {
    let creditor = SwissPaymentBuilder.Party(
      name: "Max Muster & Söhne", street: "Musterstrasse", houseNumber: "123", postalCode: "8000",
      town: "Seldwyla", country: "CH")
    var builder = SwissPaymentBuilder(iban: "CH64 3196 1000 0044 2155 7", creditor: creditor)
    builder.amount = DecimalNumber(written: "50")
    builder.reference = "00 00082 07791 22585 74212 86694"
    builder.debtor = SwissPaymentBuilder.Party(
      name: "Simon Muster", postalCode: "8000", town: "Seldwyla", country: "CH")
    builder.message = "Payment of travel"
    builder.billInformation = "//S1/10/10201409"
    #expect(
      try builder.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        == [
          "SPC", "0200", "1", "CH6431961000004421557", "S", "Max Muster & Söhne", "Musterstrasse", "123",
          "8000", "Seldwyla", "CH", "", "", "", "", "", "", "", "50.00", "CHF", "S", "Simon Muster", "", "",
          "8000", "Seldwyla", "CH", "QRR", "000008207791225857421286694", "Payment of travel", "EPD",
          "//S1/10/10201409",
        ])
    builder.reference = nil
    #expect(throws: ContentError.contradiction("reference type")) { try builder.text() }
    builder.iban = "CH5800791123000889012"
    builder.reference = "RF18 5390 0754 7034"
    builder.debtor = nil
    builder.billInformation = nil
    #expect(shown(try builder.text()).contains("reference=RF18539007547034"))
    builder.amount = DecimalNumber(written: "1.005")
    #expect(throws: ContentError.malformed("amount")) { try builder.text() }
  }
}
