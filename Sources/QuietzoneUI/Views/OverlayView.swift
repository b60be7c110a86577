#if canImport(UIKit)
  import QuartzCore
  import QuietzoneScanner
  import UIKit

  /// The darkening, and in the viewport left clear in it what the user aims with.
  final class OverlayView: UIView {
    let surround = CAShapeLayer()
    let border = CAShapeLayer()
    let corners = CAShapeLayer()
    let crosshair = CAShapeLayer()
    let line = CALayer()
    private var sweep = SweepLine.hidden

    /// Where the viewport is in this view.
    var viewport = CGRect.zero {
      didSet { if viewport != oldValue { setNeedsLayout() } }
    }

    private static let sweepKey = "sweep"
    private static let crosshairArm = 20.0

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      surround.fillColor = UIColor(white: 0, alpha: 0.5).cgColor
      surround.fillRule = .evenOdd
      stroke(border, .white, OverlayLayout.borderWidth)
      stroke(corners, .green, OverlayLayout.cornerWidth)
      stroke(crosshair, .white, OverlayLayout.borderWidth)
      line.backgroundColor = UIColor.green.cgColor
      for layer in [surround, border, corners, crosshair, line] { self.layer.addSublayer(layer) }
      line.isHidden = true
      crosshair.isHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private func stroke(_ layer: CAShapeLayer, _ color: UIColor, _ width: CGFloat) {
      layer.strokeColor = color.cgColor
      layer.fillColor = nil
      layer.lineWidth = width
    }

    func show(_ appearance: ScannerAppearance) {
      withoutAnimation {
        crosshair.isHidden = appearance.aim != .crosshair
        border.isHidden = appearance.aim != .frame
        corners.isHidden = appearance.aim != .frame
        if appearance.sweepLine != sweep { show(appearance.sweepLine) }
      }
    }

    private func show(_ newSweep: SweepLine) {
      sweep = newSweep
      line.isHidden = sweep == .hidden
      placeLine()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      withoutAnimation {
        for layer in [surround, border, corners, crosshair] { layer.frame = bounds }
        let area = CGMutablePath()
        area.addRect(bounds)
        area.addRect(viewport)
        surround.path = area
        border.path = CGPath(rect: viewport, transform: nil)
        corners.path = cornerPath
        crosshair.path = crosshairPath
        placeLine()
      }
    }

    /// Two strokes at each corner of the viewport.
    private var cornerPath: CGPath {
      let path = CGMutablePath()
      let length = OverlayLayout.cornerLength
      for (x, dx) in [(viewport.minX, length), (viewport.maxX, -length)] {
        for (y, dy) in [(viewport.minY, length), (viewport.maxY, -length)] {
          path.addLines(between: [CGPoint(x: x, y: y + dy), CGPoint(x: x, y: y), CGPoint(x: x + dx, y: y)])
        }
      }
      return path
    }

    private var crosshairPath: CGPath {
      let path = CGMutablePath()
      let (x, y, arm) = (viewport.midX, viewport.midY, Self.crosshairArm)
      path.addLines(between: [CGPoint(x: x - arm, y: y), CGPoint(x: x + arm, y: y)])
      path.addLines(between: [CGPoint(x: x, y: y - arm), CGPoint(x: x, y: y + arm)])
      return path
    }

    /// Sweeping from top to bottom again and again, or still in the middle.
    private func placeLine() {
      line.removeAnimation(forKey: Self.sweepKey)
      let inset = CGFloat(OverlayLayout.borderWidth)
      line.frame = CGRect(x: viewport.minX, y: viewport.midY - 1, width: viewport.width, height: 2)
      guard sweep == .sweeping else { return }
      let animation = CABasicAnimation(keyPath: "position.y")
      animation.fromValue = viewport.minY + inset
      animation.toValue = viewport.maxY - inset
      animation.duration = SweepLine.duration / 1000
      animation.repeatCount = .infinity
      // The system takes animations away from what goes into the background.
      animation.isRemovedOnCompletion = false
      line.add(animation, forKey: Self.sweepKey)
    }
  }
#endif
