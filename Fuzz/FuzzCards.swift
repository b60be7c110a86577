@testable import QuietzoneCards
@testable import QuietzoneScanner

/// A card that is told of codes and of what is pressed in JSON, one event a line.
func fuzzCards(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var card: ResultCard?
  for line in UnsafeBufferPointer(start: start, count: count).split(separator: UInt8(ascii: "\n")) {
    let before = card?.actions.count
    let answer = ResultCard.handle(json: Array(line), &card)
    guard case .object(let members)? = try? JSONReader.value(of: answer) else {
      preconditionFailure("the answer is not JSON")
    }
    let isRefused = members.map(\.name) == ["error"]
    precondition(isRefused || members.map(\.name) == ["effects", "card"])
    // What is refused changes nothing.
    precondition(!isRefused || card?.actions.count == before)
  }
  return 0
}
