#if canImport(UIKit)
  import QuartzCore
  import UIKit

  /// What the camera sees, and the fingers on it.
  final class PreviewView: UIView {
    let surface = TouchSurface(frame: .zero)
    private let previewLayer: CALayer

    init(layer previewLayer: CALayer) {
      self.previewLayer = previewLayer
      super.init(frame: .zero)
      layer.addSublayer(previewLayer)
      addSubview(surface)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Hidden while the viewport is set; the surround stays.
    var isPreviewHidden: Bool {
      get { previewLayer.isHidden }
      set { withoutAnimation { previewLayer.isHidden = newValue } }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      surface.frame = bounds
      withoutAnimation { previewLayer.frame = bounds }
    }
  }

  /// Tells taps and pinches apart. (Recognisers would need selectors, and these two are simple.)
  final class TouchSurface: UIView {
    /// A finger that moved further than this did not tap, in points.
    private static let slack = 12.0

    var tapped: (CGPoint) -> Void = { _ in }
    /// Two fingers moved apart by this factor since the last call.
    var pinched: (CGFloat) -> Void = { _ in }

    private var fingers: [UITouch: CGPoint] = [:]
    private var start: CGPoint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      start = fingers.isEmpty && touches.count == 1 ? touches.first?.location(in: self) : nil
      for touch in touches { fingers[touch] = touch.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      let before = spread
      for touch in touches where fingers[touch] != nil { fingers[touch] = touch.location(in: self) }
      if let before, let spread, before > 0 { pinched(spread / before) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { fingers[touch] = nil }
      guard let start, let place = touches.first?.location(in: self) else { return }
      self.start = nil
      if distance(start, place) <= Self.slack { tapped(place) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { fingers[touch] = nil }
      start = nil
    }

    /// How far two fingers are apart; nil unless there are two.
    private var spread: CGFloat? {
      let places = Array(fingers.values)
      return places.count == 2 ? distance(places[0], places[1]) : nil
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
  }

  /// Layers without a view animate what is set on them, unless they are told not to.
  @MainActor func withoutAnimation(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
#endif
