import Glibc
import QuietzoneMedia

// Arguments are Strings to the argument parser, but a file's name may be bytes that are not UTF-8, which a String
// would replace. Such bytes travel as characters of a private use plane and come back as bytes in `fileName(of:)`.
private let firstStandIn: UInt32 = 0x10FF00

/// The command's arguments without its name.
func rawArguments() -> [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map {
      argument(from: Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))))
    }
  }
}

/// Bytes as an argument: valid UTF-8 as it is, each other byte as its stand-in.
func argument(from bytes: [UInt8]) -> String {
  var result = String.UnicodeScalarView()
  var rest = bytes[...]
  while !rest.isEmpty {
    let lengths = 1...min(4, rest.count)
    let character = lengths.lazy.compactMap { length -> Unicode.Scalar? in
      guard let text = String(validating: rest.prefix(length), as: UTF8.self) else { return nil }
      return text.unicodeScalars.first
    }.first
    // A name that holds a stand-in itself has its bytes replaced, so that it comes back as it was.
    if let character, character.value < firstStandIn {
      result.append(character)
      rest = rest.dropFirst(UTF8.width(character))
    } else {
      result.append(Unicode.Scalar(firstStandIn + UInt32(rest.removeFirst()))!)
    }
  }
  return String(result)
}

/// The file name that an argument stands for.
func fileName(of argument: String) -> FileName {
  var bytes: [UInt8] = []
  for scalar in argument.unicodeScalars {
    if scalar.value >= firstStandIn, scalar.value <= firstStandIn + 0xFF {
      bytes.append(UInt8(scalar.value - firstStandIn))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
  return FileName(bytes: bytes)
}

/// Whether an argument has bytes in it that are not UTF-8.
func hasStandIns(_ argument: String) -> Bool { argument.unicodeScalars.contains { $0.value >= firstStandIn } }
