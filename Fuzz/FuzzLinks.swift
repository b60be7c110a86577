@testable import QuietzoneContent
@testable import QuietzoneReport

/// Compressed GS1 Digital Links, from their bits. The first byte says whether a key stands in front, and how many
/// characters are left out at the end.
func fuzzLinks(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.number(in: 0...15)
  let kind = options % 4
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  let fronts = ["", "", "01/09506000134352/", "8004/0541234537290A41/"]
  let bits = input.bits(8 * input.remaining)
  let path = stride(from: 0, to: bits.count, by: 6).map { first in
    alphabet[(first..<first + 6).reduce(0) { $0 << 1 | ($1 < bits.count && bits[$1] ? 1 : 0) }]
  }
  let url =
    (kind == 0 ? "https://example.com/" : "https://id.gs1.org/") + fronts[kind]
    + String(decoding: path.dropLast(options / 4), as: UTF8.self)
  guard case .link(let link) = BarcodeContent(ContentInput(text: url, symbology: nil)) else {
    preconditionFailure("a link is none")
  }
  precondition(link.gs1 == nil || link.gs1Problem == nil)
  guard let content = link.gs1 else { return 0 }
  let rules = GS1Rules.generalSpecifications
  for element in content.elements {
    let found = try? rules.elements(element.identifier + element.data)
    precondition(found == [element], "an element is not valid")
  }
  // The same, not compressed.
  guard let plain = content.digitalLink, let back = GS1DigitalLink.content(of: plain, rules: rules) else {
    preconditionFailure("what was compressed is no link")
  }
  precondition(back.elements == content.elements, "another link says something else")
  return 0
}
