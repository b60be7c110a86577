/// Codewords that are no data but say what the following ones are (ISO/IEC 15438, table 5; ISO/IEC 24728, table 8).
enum PDF417Function {
  static let textLatch = 900
  static let byteLatch = 901
  static let numericLatch = 902
  static let byteShift = 913
  static let linkedToOther = 918
  static let linkedToGS1 = 920
  static let readerInitialisation = 921
  static let macroTerminator = 922
  static let macroField = 923
  /// As `byteLatch`, for bytes by the six.
  static let fullByteLatch = 924
  static let userECI = 925
  static let wideECI = 926
  static let characterSetECI = 927
  static let macroBlock = 928

  static let first = 900
}
