extension QRCode {
  /// One of the eight patterns that are added to the data modules to keep a symbol free of large plain areas.
  struct DataMask {
    /// 0 to 7: the data mask pattern reference of the format information.
    let reference: Int

    /// Whether the module is inverted (ISO/IEC 18004, table 10).
    func inverts(x: Int, y: Int) -> Bool {
      switch reference {
      case 0: (y + x) % 2 == 0
      case 1: y % 2 == 0
      case 2: x % 3 == 0
      case 3: (y + x) % 3 == 0
      case 4: (y / 2 + x / 3) % 2 == 0
      case 5: y * x % 2 + y * x % 3 == 0
      case 6: (y * x % 2 + y * x % 3) % 2 == 0
      default: ((y + x) % 2 + y * x % 3) % 2 == 0
      }
    }
  }
}
