/// What goes around a message in a format of ISO/IEC 15434: symbologies have one codeword for the envelopes of 05 and 06.
enum FormatEnvelope {
  /// `[)>` RS, the format's two digits, of which the first is 0, and GS.
  static func header(format: UInt8) -> [UInt8] { [0x5B, 0x29, 0x3E, 0x1E, 0x30, 0x30 + format, 0x1D] }

  /// RS and EOT.
  static let trailer: [UInt8] = [0x1E, 0x04]
}
