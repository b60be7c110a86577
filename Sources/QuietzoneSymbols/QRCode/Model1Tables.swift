// The numbers of Model 1 that differ from version to version (ISO/IEC 18004:2000, table M.4).

/// Check codewords a block: levels L, M, Q and H, versions 1 to 14.
let model1CheckCodewordTable: [UInt8] = [
  7, 10, 15, 20, 26, 34, 42, 24, 30, 34, 40, 46, 36, 40,
  10, 16, 28, 40, 52, 32, 40, 48, 60, 68, 40, 46, 52, 60,
  13, 22, 36, 50, 66, 42, 52, 64, 50, 58, 52, 58, 66, 60,
  17, 30, 48, 66, 44, 56, 46, 56, 68, 58, 54, 62, 58, 66,
]

/// Blocks a symbol: levels L, M, Q and H, versions 1 to 14.
let model1BlockCountTable: [UInt8] = [
  1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3,
  1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4, 4,
  1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5,
  1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6,
]
