import Glibc

/// A target takes what libFuzzer gives, `count` bytes from `start`; -1 keeps it out of the corpus.
private typealias Target = @Sendable (_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt

/// All of them are one program, which is compiled once.
private let targets: [String: Target] = [
  "bars": fuzzBars, "builders": fuzzBuilders, "bullseyes": fuzzBullseyes, "cards": fuzzCards,
  "content": fuzzContent, "datamatrix": fuzzDataMatrix, "events": fuzzEvents, "links": fuzzLinks,
  "modules": fuzzModules, "pdf417": fuzzPDF417, "reader": fuzzReader,
]

/// The one that is fuzzed.
private let target: Target = {
  let name = getenv("QUIETZONE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else { fatalError("there is no target '\(name)'") }
  return target
}()

/// libFuzzer's entry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt { target(start, count) }
