import QuietzoneImaging
import QuietzoneSymbols

extension LineSampling {
  /// The add-on to the right of an EAN or UPC symbol that was read: its bars are often shorter, and lie lower or higher,
  /// so that the lines that read the symbol need not have met them.
  func addOn(of content: LinearContent, _ corners: Quadrilateral) -> [UInt8]? {
    let modules: Double
    switch content.kind {
    case .ean13, .upcA: modules = 95
    case .upcE: modules = 51
    default: return nil
    }
    var votes: [(digits: [UInt8], count: Int)] = []
    for part in stride(from: 0.1, through: 0.9, by: 0.1) {
      let left = corners.topLeft + (corners.bottomLeft - corners.topLeft) * part
      let right = corners.topRight + (corners.bottomRight - corners.topRight) * part
      let module = (right - left) * (1 / modules)
      // An add-on ends at most 12 + 47 modules to the right, and light ground has to follow.
      let bars = bars(from: left + module * -12, to: right + module * 75)
      bars.forEachSymbol([.ean13, .upcA, .upcE]) { symbol in
        guard symbol.content.bytes == content.bytes, let digits = symbol.content.addOn else { return }
        if let known = votes.firstIndex(where: { $0.digits == digits }) {
          votes[known].count += 1
        } else {
          votes.append((digits, 1))
        }
      }
    }
    let total = votes.reduce(0) { $0 + $1.count }
    guard let best = votes.max(by: { $0.count < $1.count }), best.count >= 2, 2 * best.count > total else {
      return nil
    }
    return best.digits
  }
}
