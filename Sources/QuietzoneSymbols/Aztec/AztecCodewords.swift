extension Aztec {
  /// A symbol's codewords in order, data before check words, with what is known of their reliability.
  struct Codewords {
    private(set) var values: [UInt16] = []
    /// For each codeword how likely it is wrong, compared with the others: 0 is no doubt at all.
    private(set) var doubts: [Int] = []

    init(_ modules: ModuleMatrix, size: Size) {
      let places = dataModules(of: size)
      // Modules that are left over come first.
      let first = places.count % size.codewordBits
      for start in stride(from: first, to: places.count, by: size.codewordBits) {
        var value: UInt16 = 0
        var doubt = 0
        for place in places[start..<start + size.codewordBits] {
          value = value << 1 | (modules.isDark[place] ? 1 : 0)
          doubt += moduleDoubt(modules.confidence[place])
        }
        values.append(value)
        doubts.append(doubt)
      }
    }
  }

  /// The indices of the modules that hold data, in the order of the bits: layer by layer from the outermost, each
  /// counterclockwise from the top left, two modules across and then on (ISO/IEC 24778, 7.3.5).
  static func dataModules(of size: Size) -> [Int] {
    let dimension = size.dimension
    let lines = dataLines(of: size)
    var places: [Int] = []
    places.reserveCapacity(size.moduleCount)
    for layer in 0..<size.layers {
      let near = 2 * layer
      let far = lines.count - 1 - near
      let length = lines.count - 4 * layer - 2
      for side in 0..<4 {
        for step in 0..<length {
          for across in 0...1 {
            let (x, y) =
              switch side {
              case 0: (near + across, near + step)
              case 1: (near + step, far - across)
              case 2: (far - across, far - step)
              default: (far - step, near + across)
              }
            places.append(lines[y] * dimension + lines[x])
          }
        }
      }
    }
    return places
  }

  /// The columns, and rows, that hold data: all but those of a full-range symbol's reference grid, which is every 16
  /// modules from the middle.
  private static func dataLines(of size: Size) -> [Int] {
    let middle = size.dimension / 2
    return (0..<size.dimension).filter { size.isCompact || ($0 - middle) % 16 != 0 }
  }
}
