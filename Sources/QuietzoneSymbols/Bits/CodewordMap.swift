/// Where the codewords of a matrix symbol are, and which of them repair each other: what its print is judged by.
package struct CodewordMap: Sendable {
  /// For each codeword in turn its modules, the highest bit first: indices into the symbol, row by row.
  package var modules: [[Int]]
  /// Bits of a codeword. One with fewer modules has them as its highest bits.
  package var bits: Int
  /// For each module whether the data mask inverts it.
  package var isMasked: [Bool]
  /// For each block its codewords, data first, then `code.checkCount` that correct errors.
  package var blocks: [[Int]]
  package var code: ReedSolomon
  /// Check codewords of each block that detect errors, and correct none.
  package var misdecodeProtection: Int

  /// Errors that can be corrected in a block, twice: d − p in ISO/IEC 15415.
  package var capacity: Int { code.checkCount - misdecodeProtection }

  /// The codewords as the modules show them.
  package func values(in isDark: [Bool]) -> [UInt16] {
    modules.map { modules in
      modules.reduce(0) { $0 << 1 | (isDark[$1] != isMasked[$1] ? 1 : 0) } << UInt16(bits - modules.count)
    }
  }

  /// Shows codewords in the modules: what `values(in:)` gives back.
  package func write(_ values: [UInt16], to isDark: inout [Bool]) {
    for (value, modules) in zip(values, modules) {
      for (place, module) in modules.enumerated() {
        isDark[module] = (value >> UInt16(bits - 1 - place) & 1 == 1) != isMasked[module]
      }
    }
  }
}
