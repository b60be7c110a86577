import QuietzoneMedia

/// Names for the pictures made of inputs: each input's last component, with a number where another one has it already.
struct UniqueNames {
  private var taken: Set<FileName> = []
  /// Leaves room for what is added to the name within the 255 bytes of a file system.
  private static let maximumLength = 160

  mutating func name(for input: ScanInput) -> FileName {
    let base: FileName =
      switch input {
      case .image(.standardInput): "standard-input"
      case .image, .failure: input.name.lastComponent
      }
    let short = FileName(bytes: Array(base.bytes.prefix(UniqueNames.maximumLength)))
    var candidate = short
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = FileName(bytes: short.bytes + Array("-\(number)".utf8))
      number += 1
    }
    return candidate
  }
}
