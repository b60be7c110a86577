import Testing

@testable import QuietzoneVerify

@Suite("Grades")
struct GradeTests {
  @Test(
    "A letter is the half grade around its whole number",
    arguments: [
      (40, "A"), (35, "A"), (34, "B"), (25, "B"), (24, "C"), (15, "C"), (14, "D"), (5, "D"), (4, "F"),
      (0, "F"),
    ])
  func letters(tenths: Int, letter: String) {
    #expect(Grade(tenths: tenths).letter == letter)
  }
}
