@testable import QuietzoneScanner

/// A scanner that is told of events in JSON, one a line.
func fuzzEvents(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var scanner = BarcodeScanner()
  for line in UnsafeBufferPointer(start: start, count: count).split(separator: UInt8(ascii: "\n")) {
    let answer = scanner.handle(json: Array(line))
    guard case .object(let members)? = try? JSONReader.value(of: answer) else {
      preconditionFailure("the answer is not JSON")
    }
    let isRefused = members.count == 1 && members[0].name == "error"
    precondition(isRefused || members.map(\.name) == ["effects", "view", "symbologies"])
    precondition(scanner.isPresented == (scanner.appearance != nil))
    precondition(scanner.isPresented || scanner.torchButton == .disabled)
  }
  return 0
}
