import QuietzoneSymbols

/// The codewords of a measured symbol: which were wrong, and what the modules should have been.
struct MatrixCodewords {
  let map: CodewordMap
  /// For each block how many codewords were wrong.
  let errors: [Int]
  /// Row by row whether each module should be dark, where a codeword says so.
  let isDark: [Bool]

  /// Corrects the codewords that the modules show; nil where that is too much for one of the blocks, which is a symbol that the
  /// reference decode algorithm cannot read.
  init?(_ map: CodewordMap, isDark measured: [Bool]) {
    var values = map.values(in: measured)
    var errors: [Int] = []
    for positions in map.blocks {
      var block = positions.map { values[$0] }
      guard let repair = try? map.code.repair(&block, reserve: map.misdecodeProtection) else { return nil }
      errors.append(repair.errors)
      for (position, word) in zip(positions, block) { values[position] = word }
    }
    self.map = map
    self.errors = errors
    var isDark = measured
    map.write(values, to: &isDark)
    self.isDark = isDark
  }

  /// The least of all blocks' (ISO/IEC 15415, 7.8.8).
  var unusedErrorCorrection: Double { errors.map { unused(errors: $0) }.min() ?? 1 }

  /// 1 − 2t / (d − p); where nothing is there to correct, all of it is unused as long as nothing is wrong.
  private func unused(errors: Int) -> Double {
    map.capacity > 0 ? max(0, 1 - 2 * Double(errors) / Double(map.capacity)) : errors == 0 ? 1 : 0
  }

  /// The grade of modulation, or of reflectance margin, from the grades of the modules: the lowest of all blocks'.
  func level(ofModules levels: [Int]) -> Int {
    let codewords = map.modules.map { modules in modules.reduce(4) { min($0, levels[$1]) } }
    return map.blocks.reduce(4) { lowest, block in
      min(
        lowest,
        overlaidLevel(block.map { codewords[$0] }) { damaged in
          GradeScale.unusedErrorCorrection.level(
            unused(errors: damaged.reduce(0) { $0 + ($1 ? 1 : 0) }))
        })
    }
  }
}
