#if canImport(UIKit)
  import QuartzCore
  import QuietzoneScanner
  import UIKit

  /// Frames around the codes in sight, with what they say. A frame that stays follows its code.
  final class OutlinesView: UIView {
    private(set) var frames: [Key: CAShapeLayer] = [:]
    private(set) var labels: [Key: ScannerLabel] = [:]

    /// Which code it is: by its id, or where the reader does not tell by what it says.
    enum Key: Hashable {
      case id(Int), text(String), seen(Int)

      init(_ outline: Outline) { self = outline.id.map { .id($0) } ?? .text(outline.result.text) }
    }

    /// Between a code and its label, and between labels, in points.
    private static let gap = 8.0

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      // Screen readers are told results by announcements.
      accessibilityElementsHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ outlines: [Outline], _ seen: [SeenOutline]) {
      let read = outlines.map { (Key($0), $0.corners, UIColor.blue.withAlphaComponent(0.8)) }
      let faint = seen.map { (Key.seen($0.id), $0.corners, UIColor.white.withAlphaComponent(0.4)) }
      withoutAnimation { showFrames(faint + read) }
      showLabels(outlines)
    }

    private func showFrames(_ outlines: [(key: Key, corners: Quadrilateral, color: UIColor)]) {
      let keys = Set(outlines.map { $0.key })
      for (key, frame) in frames where !keys.contains(key) {
        frame.removeFromSuperlayer()
        frames[key] = nil
      }
      for outline in outlines {
        let frame = frames[outline.key] ?? newFrame(outline.color)
        frames[outline.key] = frame
        let path = CGMutablePath()
        path.addLines(between: outline.corners.points.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
        frame.path = path
      }
    }

    private func newFrame(_ color: UIColor) -> CAShapeLayer {
      let frame = CAShapeLayer()
      frame.strokeColor = color.cgColor
      frame.fillColor = nil
      frame.lineWidth = 2
      frame.lineJoin = .round
      layer.addSublayer(frame)
      return frame
    }

    private func showLabels(_ outlines: [Outline]) {
      let keys = Set(outlines.map { Key($0) })
      for (key, label) in labels where !keys.contains(key) {
        label.removeFromSuperview()
        labels[key] = nil
      }
      var taken: [CGRect] = []
      for outline in outlines {
        let label = labels[Key(outline)] ?? newLabel()
        labels[Key(outline)] = label
        if label.text != outline.result.text { label.text = outline.result.text }
        let place = place(label, below: outline.corners, taken)
        label.frame = place
        taken.append(place)
      }
    }

    private func newLabel() -> ScannerLabel {
      let label = ScannerLabel(frame: .zero)
      label.numberOfLines = 2
      addSubview(label)
      return label
    }

    /// Below the code's lowest corner, on the screen, and below any label that it would cover.
    private func place(_ label: UILabel, below corners: Quadrilateral, _ taken: [CGRect]) -> CGRect {
      let size = label.sizeThatFits(CGSize(width: bounds.width - 2 * Self.gap, height: 0))
      let middle = corners.points.reduce(0) { $0 + $1.x } / 4
      let lowest = corners.points.reduce(0) { max($0, $1.y) }
      let x = max(Self.gap, min(middle - size.width / 2, bounds.width - Self.gap - size.width))
      var place = CGRect(x: x, y: lowest + Self.gap, width: size.width, height: size.height)
      for other in taken.sorted(by: { $0.minY < $1.minY }) where other.intersects(place) {
        place.origin.y = other.maxY + 2
      }
      return place
    }
  }
#endif
