import Foundation
import Testing

@testable import QuietzoneLive

struct CodeProgramTests {
  @Test(
    "A program gets its arguments and the code as they are, nothing on its input, and none of the command's files"
  )
  func runs() throws {
    let folder = try ScratchFolder()
    // Not a file of its own: one that was just written may still be open in a process that another test starts.
    let script = """
      printf '%s|%s|%s|' "$1" "$2" "$QUIETZONE_TEXT" >"$3"
      cat >>"$3"
      ls /proc/self/fd | wc -l >>"$3"
      """
    let extra = FileHandle(forReadingAtPath: "/bin/sh")
    defer { try? extra?.close() }
    let text = "$(touch x) `y` 'z' \"\n*"
    let program = CodeProgram(
      name: "sh", arguments: ["-c", script, "tell", "a b", "$HOME", folder.path + "/out"])
    try program.run(for: liveCode(text))
    // Standard input, output and error, and the folder that ls reads.
    #expect(try folder.text("out") == "a b|$HOME|\(text)|4\n")
  }

  @Test("A variable that is there already is replaced")
  func replaces() throws {
    let folder = try ScratchFolder()
    setenv("QUIETZONE_TEXT", "old", 1)
    defer { unsetenv("QUIETZONE_TEXT") }
    let program = CodeProgram(
      name: "sh", arguments: ["-c", "env | grep '^QUIETZONE_TEXT=' >\"$0\"", folder.path + "/out"])
    try program.run(for: liveCode("new"))
    #expect(try folder.text("out") == "QUIETZONE_TEXT=new\n")
  }

  @Test("A program that is missing, fails or is ended is told by its name")
  func failures() {
    #expect(throws: CodeProgramError.missing(name: "/no/such/program")) {
      try CodeProgram(name: "/no/such/program").run(for: liveCode("a"))
    }
    #expect(throws: CodeProgramError.failed(name: "false", reason: "its exit status is 1")) {
      try CodeProgram(name: "false").run(for: liveCode("a"))
    }
    #expect(throws: CodeProgramError.failed(name: "sh", reason: "it was ended by signal 9")) {
      try CodeProgram(name: "sh", arguments: ["-c", "kill -9 $$"]).run(for: liveCode("a"))
    }
  }
}
