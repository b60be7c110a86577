import Testing

@testable import QuietzoneMedia

/// Programs that are run for what they write.
struct ProgramTests {
  private func shell(_ limits: LimitedProgram.Limits = .init()) -> LimitedProgram {
    LimitedProgram(name: "sh", purpose: "a test is run", package: "dash", limits: limits)
  }

  private func error(_ script: String, _ limits: LimitedProgram.Limits = .init()) -> String {
    do throws(MediaError) {
      _ = try shell(limits).output(["-c", script])
      return ""
    } catch {
      return error.description
    }
  }

  @Test("A program gets its input and its file, and gives what it writes")
  func output() throws {
    #expect(
      try shell().output(
        ["-c", "cat; printf ' and '; echo $1", "sh", "more"], input: .bytes(Array("bytes".utf8)))
        == Array("bytes and more\n".utf8))
    let input = try OpenInput(Fixtures.name("blocks.png"))
    #expect(
      try shell().output(["-c", "cat \(LimitedProgram.fileName)"], file: input.descriptor)
        == Fixtures.bytes("blocks.png"))
    #expect(try shell().output(["-c", "cat"]).isEmpty)
  }

  @Test("A program that fails says why; one that is not there is named with its package")
  func failures() {
    #expect(error("echo first >&2; echo the reason >&2; exit 3") == "cannot be read: sh failed: the reason")
    #expect(error("kill -SEGV $$").contains("sh crashed"))
    let missing = LimitedProgram(name: "quietzone-no-such-program", purpose: "a test is run", package: "none")
    #expect(
      throws: MediaError.notInstalled(
        purpose: "a test is run", program: "quietzone-no-such-program", package: "none")
    ) {
      try missing.output([])
    }
  }

  @Test("A program that waits, computes, writes or complains without end is ended")
  func limits() {
    var limits = LimitedProgram.Limits()
    limits.patience = .milliseconds(200)
    #expect(error("exec sleep 600", limits).contains("wrote nothing for 0.2 seconds"))
    limits = .init()
    limits.processorTime = .seconds(1)
    #expect(error("while :; do :; done", limits).contains("computed for 1.0 seconds"))
    limits = .init()
    limits.output = 1 << 20
    #expect(error("exec cat /dev/zero", limits) == "cannot be read: sh wrote more than 1048576 bytes")
    #expect(error("exec cat /dev/zero >&2").contains("sh"))
    limits = .init()
    limits.memory = 1 << 20
    #expect(!error("exec tail -c 100000000 /dev/zero", limits).isEmpty)
  }
}
