extension CodewordMap {
  /// The codewords of a QR Code of Model 2.
  package init(qrCode version: QRCode.Version, level: QRCode.ErrorCorrectionLevel, mask: Int) {
    let layout = QRCode.BlockLayout(version: version, level: level)
    let path = QRCode.CodewordPath(
      functionModules: QRCode.functionModules(version: version), mask: QRCode.DataMask(reference: mask),
      codewordCount: layout.codewordCount, rightmost: version.dimension - 1, skippedColumn: 6)
    self.init(path, layout, columns: version.dimension, rows: version.dimension)
  }

  /// The codewords of a Micro QR Code; the level is nil in version M1.
  package init(microQR version: MicroQR.Version, level: QRCode.ErrorCorrectionLevel?, mask: Int) {
    let layout = QRCode.BlockLayout(version, level)
    let side = version.dimension
    let path = QRCode.CodewordPath(
      functionModules: (0..<side * side).map { MicroQR.isFunctionModule(x: $0 % side, y: $0 / side) },
      mask: QRCode.DataMask(microReference: mask), codewordCount: layout.codewordCount, rightmost: side - 1,
      halfCodeword: version.hasHalfCodeword ? layout.dataCount - 1 : nil)
    self.init(path, layout, columns: side, rows: side)
  }

  /// The codewords of an rMQR.
  package init(rectangularMicroQR version: RectangularMicroQR.Version, level: QRCode.ErrorCorrectionLevel) {
    let layout = QRCode.BlockLayout(version, level)
    let path = QRCode.CodewordPath(
      functionModules: RectangularMicroQR.functionModules(version: version), mask: .rectangularMicroQR,
      codewordCount: layout.codewordCount, rightmost: version.width - 2)
    self.init(path, layout, columns: version.width, rows: version.height)
  }

  private init(_ path: QRCode.CodewordPath, _ layout: QRCode.BlockLayout, columns: Int, rows: Int) {
    var modules: [[Int]] = []
    var codeword: [Int] = []
    path.forEachModule(columns: columns, rows: rows) { x, y in
      codeword.append(y * columns + x)
      if codeword.count == (modules.count == path.halfCodeword ? 4 : 8) {
        modules.append(codeword)
        codeword = []
      }
      return modules.count < path.codewordCount
    }
    self.init(
      modules: modules, bits: 8,
      isMasked: (0..<columns * rows).map { path.mask.inverts(x: $0 % columns, y: $0 / columns) },
      blocks: layout.positions(),
      code: ReedSolomon(field: .qrCode, firstRoot: 0, checkCount: layout.checkCount),
      misdecodeProtection: layout.misdecodeProtection)
  }
}
