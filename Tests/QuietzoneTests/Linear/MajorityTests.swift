import Testing

@testable import Quietzone

struct MajorityTests {
  @Test("What two votes at least and more than half of them say counts")
  func majorities() {
    let (a, b, c): ([UInt8], [UInt8], [UInt8]) = ([1, 2], [3], [1])
    #expect(majority(of: [a, b, a]) == a)
    #expect(majority(of: [b, a, a, c, a]) == a)
    #expect(majority(of: [a, b, a, b]) == nil)
    #expect(majority(of: [a, b, c, a]) == nil)
    #expect(majority(of: [a]) == nil && majority(of: []) == nil)
  }
}
