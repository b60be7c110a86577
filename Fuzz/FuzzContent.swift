@testable import Quietzone
@testable import QuietzoneContent
@testable import QuietzoneReport
@testable import QuietzoneScanner

/// What texts mean, and the JSON of it. The first byte says what kind of symbol the text is in.
func fuzzContent(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let symbologies: [(Symbology?, String)] = [
    (.qrCode, "]Q1"), (.qrCode, "]Q3"), (.code128, "]C1"), (.ean13, "]E0"), (.ean8, "]E4"), (.upcE, "]E0"),
    (.upcA, "]E0"),
    (.itf14, "]I1"), (.code39, "]A0"), (.maxiCode, "]U1"), (.aztec, "]z0"), (nil, ""), (.i2of5, "]I0"),
  ]
  let (symbology, identifier) = symbologies[input.number(in: 0...symbologies.count - 1)]
  let bytes = input.rest()
  let content = BarcodeContent(
    ContentInput(
      text: String(decoding: bytes, as: UTF8.self), bytes: bytes, symbology: symbology,
      symbologyIdentifier: identifier))

  var writer = JSONWriter()
  content.write(to: &writer)
  guard case .object(let members)? = try? JSONReader.value(of: writer.bytes), members.first?.name == "kind"
  else {
    preconditionFailure("the content is not JSON")
  }
  verify(content)
  return 0
}

/// What content of each kind promises.
private func verify(_ content: BarcodeContent) {
  switch content {
  case .gs1(let elements): verify(elements)
  case .link(let link):
    precondition(!link.url.utf8.isEmpty)
    precondition(link.host?.utf8.isEmpty != true)
    if let elements = link.gs1 { verify(elements) }
  case .otp(let password): precondition(!password.secret.bytes.isEmpty)
  case .wifi(let network): precondition((1...32).contains(network.name.utf8.count))
  case .text(let text): precondition(text.note?.expected != .text)
  default: break
  }
}

/// A link that is made of elements says the same elements.
private func verify(_ content: GS1Content) {
  guard let url = content.digitalLink,
    let back = GS1DigitalLink.content(of: url, rules: .generalSpecifications)
  else { return }
  precondition(back.elements.allSatisfy(content.elements.contains))
}
