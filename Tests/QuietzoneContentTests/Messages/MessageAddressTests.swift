import Testing

@testable import QuietzoneContent

@Suite("Addresses by which messages, calls and places are handed on")
struct MessageAddressTests {
  private func address(_ text: String) -> String? {
    switch BarcodeContent(text) {
    case .email(let message): message.address
    case .phone(let number): number.address
    case .sms(let message), .mms(let message): message.address
    case .geo(let place): place.address
    default: nil
    }
  }

  @Test(
    "They hold what was understood, encoded where it has to be",
    arguments: [
      ("mailto:a+b@example.org", "mailto:a%2Bb@example.org"),
      (
        "MATMSG:TO:a@b.example;SUB:One & two;BODY:x?;;",
        "mailto:a@b.example?subject=One%20%26%20two&body=x%3F"
      ),
      ("mailto:a@b.example,c@d.example?cc=e@f.example", "mailto:a@b.example,c@d.example?cc=e@f.example"),
      ("tel:+1 (201) 555-0123", "tel:+12015550123"), ("tel:201-555;ext=12", "tel:201555,12"),
      ("tel:*%2306%23", "tel:*%2306%23"),
      ("SMSTO:+1 201 555:a&b", "sms:+1201555?body=a%26b"), ("sms:1,2", "sms:1,2"),
      ("geo:48.2010,-16.5?q=Caf%C3%A9+1", "geo:48.2010,-16.5?q=Caf%C3%A9%201"),
    ])
  func handsOn(text: String, expected: String) {
    #expect(address(text) == expected)
    // What is handed on says the same again.
    if let address = address(text) { #expect(self.address(address) == expected) }
  }

  @Test("A parameter that the code smuggles in is not handed on")
  func smuggles() {
    #expect(address("mailto:a@b.example?attach=/etc/passwd&x-y=1") == "mailto:a@b.example")
    #expect(address("tel:1;phone-context=evil.example") == "tel:1")
    #expect(address("smsto:1:a\r\nbody") == "sms:1?body=a%0D%0Abody")
  }

  @Test("A number as people write it is dialled; what is no number is not")
  func written() {
    #expect(PhoneNumber.address(written: "+49 (30) 123-45") == "tel:+493012345")
    #expect(PhoneNumber.address(written: "call me") == nil)
    #expect(PhoneNumber.isCommand("*#06#") && !PhoneNumber.isCommand("+493012345"))
  }
}
