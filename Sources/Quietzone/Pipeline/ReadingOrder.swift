/// The symbols line by line from the top, each line from the left, as one reads a page.
///
/// Symbols are on one line if their centres' heights differ by less than half a symbol.
func inReadingOrder(_ barcodes: [Barcode]) -> [Barcode] {
  let fromTheTop = barcodes.ascending { $0.corners.center.y }
  var lines: [[Barcode]] = []
  for barcode in fromTheTop {
    if let line = lines.last, let previous = line.last,
      barcode.corners.center.y - previous.corners.center.y < 0.5 * min(barcode.height, previous.height)
    {
      lines[lines.count - 1].append(barcode)
    } else {
      lines.append([barcode])
    }
  }
  return lines.flatMap { line in line.ascending { $0.corners.center.x } }
}

extension Barcode {
  /// The height of the upright rectangle around the symbol, in pixels.
  fileprivate var height: Double {
    let (a, b, c, d) = (corners.topLeft.y, corners.topRight.y, corners.bottomRight.y, corners.bottomLeft.y)
    return max(a, b, c, d) - min(a, b, c, d)
  }
}
