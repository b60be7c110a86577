extension LuminanceImage {
  /// The picture with its pixels next to each other along a row: a copy if it is one channel of several, else itself.
  @usableFromInline
  func gathered() -> LuminanceImage {
    pixelStep == 1 ? self : LuminanceImage(width: width, height: height) { copyRows(to: $0) }
  }

  /// The picture as `gathered()` gives it, and half of it, in one pass over the pixels.
  func gatheredAndHalved() -> (whole: LuminanceImage, half: LuminanceImage) {
    guard pixelStep != 1, width > 1, height > 1 else {
      let whole = gathered()
      return (whole, whole.halved())
    }
    var half: LuminanceImage?
    let whole = LuminanceImage(width: width, height: height) { whole in
      half = LuminanceImage(width: width / 2, height: height / 2) { half in
        copyRows(to: whole) { y in
          guard y & 1 == 1 else { return }
          let upper = UnsafeRawPointer(whole + (y - 1) * width)
          halveRow(upper, upper + width, into: half + y / 2 * (width / 2), count: width / 2)
        }
      }
    }
    return (whole, half!)
  }

  /// Writes all pixels to `target`, row by row without padding, and calls `afterRow` with each row's number.
  func copyRows(to target: UnsafeMutablePointer<UInt8>, afterRow: (Int) -> Void = { _ in }) {
    guard width > 0 else { return }
    withExtendedLifetime(owner) {
      for y in 0..<height {
        let (row, place) = (top + y * rowStride, target + y * width)
        if pixelStep == 1 {
          place.initialize(from: row, count: width)
        } else {
          gatherRow(row, step: pixelStep, into: place, count: width)
        }
        afterRow(y)
      }
    }
  }
}

/// Every `step`th byte, `count` of them.
private func gatherRow(
  _ row: UnsafePointer<UInt8>, step: Int, into target: UnsafeMutablePointer<UInt8>, count: Int
) {
  // Where the compiler knows the step it takes many pixels at a time.
  switch step {
  case 2: gather(row, step: 2, into: target, count: count)
  case 3: gather(row, step: 3, into: target, count: count)
  case 4: gather(row, step: 4, into: target, count: count)
  default: gather(row, step: step, into: target, count: count)
  }
}

@inline(__always)
private func gather(
  _ row: UnsafePointer<UInt8>, step: Int, into target: UnsafeMutablePointer<UInt8>, count: Int
) {
  for x in 0..<count { target[x] = row[x &* step] }
}
