#if canImport(UIKit)
  import QuartzCore
  import QuietzoneCamera
  import QuietzoneScanner
  import UIKit

  /// The scanner's views, and how they show what its behaviour says is to be seen. Laid out by hand: everything hangs on the
  /// viewport, whose place the behaviour computes.
  final class ScannerView: UIView {
    /// What the user does.
    struct Actions {
      var close: () -> Void = {}
      var torch: () -> Void = {}
      var album: () -> Void = {}
      var tap: (CGPoint) -> Void = { _ in }
      var pinch: (CGFloat) -> Void = { _ in }
    }

    var actions = Actions()
    let preview: PreviewView
    let overlay = OverlayView()
    let outlines = OutlinesView()
    let caption = ScannerLabel()
    let collected = ScannerLabel()
    let zoom = ScannerLabel()
    let reading = ScannerLabel()
    let simulatedCodes = SimulatedCodesView()
    private(set) lazy var closeButton = RoundButton(symbol: "xmark", label: Words.close) { [weak self] in
      self?.actions.close()
    }
    private(set) lazy var torchButton = RoundButton(symbol: "flashlight.off.fill", label: Words.torch) {
      [weak self] in self?.actions.torch()
    }
    private(set) lazy var albumButton = RoundButton(symbol: "photo.on.rectangle", label: Words.album) {
      [weak self] in self?.actions.album()
    }
    private let flashView = UIView(frame: .zero)
    private let focusMark = UIView(frame: .zero)
    private var layout: OverlayLayout?
    private var isGuiding = true

    /// Between controls and the edges of what is safe, in points.
    private static let margin = 16.0

    init(previewLayer: CALayer) {
      preview = PreviewView(layer: previewLayer)
      super.init(frame: .zero)
      backgroundColor = .black
      accessibilityViewIsModal = true
      flashView.backgroundColor = .white
      flashView.alpha = 0
      flashView.isUserInteractionEnabled = false
      focusMark.alpha = 0
      focusMark.isUserInteractionEnabled = false
      focusMark.layer.borderColor = UIColor.white.cgColor
      focusMark.layer.borderWidth = 1.5
      for label in [caption, collected, zoom, reading] { label.textAlignment = .center }
      let views: [UIView] = [
        preview, overlay, outlines, focusMark, caption, collected, zoom, reading, simulatedCodes, closeButton,
        torchButton, albumButton, flashView,
      ]
      for view in views { addSubview(view) }
      accessibilityElements = [
        closeButton, torchButton, caption, collected, reading, simulatedCodes, albumButton,
      ]
      closeButton.accessibilityIdentifier = "quietzone.close"
      torchButton.accessibilityIdentifier = "quietzone.torch"
      albumButton.accessibilityIdentifier = "quietzone.album"
      preview.surface.tapped = { [weak self] in self?.actions.tap($0) }
      preview.surface.pinched = { [weak self] in self?.actions.pinch($0) }
      isPreviewHidden = true
      showReading(false)
      showCollected(0)
      showZoom(nil)
      show(.disabled)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    // MARK: What is to be seen

    var isPreviewHidden: Bool {
      get { preview.isPreviewHidden }
      set { preview.isPreviewHidden = newValue }
    }

    /// The height of a line of the caption, at the text size that the user chose.
    var lineHeight: Double { caption.font.lineHeight }

    func apply(_ options: ScannerOptions) {
      isGuiding = options.isGuidanceEnabled
      outlines.isHidden = !options.isHighlightingEnabled
      closeButton.isHidden = !options.showsControls
      albumButton.isHidden = !options.showsControls
      setNeedsLayout()
    }

    func draw(_ appearance: ScannerAppearance) {
      show(appearance.torchButton)
      caption.text = appearance.caption.map { Words.caption($0) }
      overlay.show(appearance)
      outlines.show(appearance.outlines, appearance.seenOutlines)
      layout = appearance.overlay
      setNeedsLayout()
    }

    private func show(_ button: TorchButton) {
      torchButton.isEnabled = button != .disabled
      torchButton.isSelected = button == .on
      torchButton.show(symbol: button == .on ? "flashlight.on.fill" : "flashlight.off.fill")
      torchButton.accessibilityValue = button == .on ? Words.on : Words.off
    }

    /// How many codes were collected since the scanner was opened.
    func showCollected(_ count: Int) { show(count > 0 ? Words.collected(count) : nil, in: collected) }

    func showReading(_ isReading: Bool) { show(isReading ? Words.reading : nil, in: reading) }

    func showZoom(_ newZoom: CameraZoom?) {
      let factor = newZoom.map { $0.factor / $0.minimum }
      show(factor.flatMap { $0 > 1.05 ? String(format: "%.1f×", $0) : nil }, in: zoom)
    }

    private func show(_ text: String?, in label: UILabel) {
      label.text = text
      label.isHidden = text == nil
      setNeedsLayout()
    }

    func showSimulatedCodes(_ texts: [String], _ press: @escaping (String) -> Void) {
      simulatedCodes.show(texts, press)
      setNeedsLayout()
    }

    func textSizeChanged() {
      for label in [caption, collected, zoom, reading] { label.fitTextSize() }
      setNeedsLayout()
    }

    func flash() {
      flashView.alpha = 1
      UIView.animate(withDuration: Effect.flashDuration / 1000, delay: 0, options: .curveEaseOut) {
        self.flashView.alpha = 0
      }
    }

    /// Shows where the camera was asked to focus.
    func showFocus(at place: CGPoint) {
      focusMark.bounds = CGRect(x: 0, y: 0, width: 72, height: 72)
      focusMark.center = place
      focusMark.alpha = 1
      UIView.animate(withDuration: 1.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
        self.focusMark.alpha = 0
      }
    }

    // MARK: Layout

    override func layoutSubviews() {
      super.layoutSubviews()
      preview.frame = bounds
      outlines.frame = bounds
      flashView.frame = bounds
      layoutOverlay()
      let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
      for button in [closeButton, torchButton, albumButton] { button.sizeToFit() }
      place(closeButton, atStart: true, of: safe, y: safe.minY)
      place(torchButton, atStart: false, of: safe, y: safe.minY)
      place(albumButton, atStart: false, of: safe, y: safe.maxY - albumButton.bounds.height)
      for label in [collected, zoom, reading] {
        label.bounds.size = label.sizeThatFits(CGSize(width: safe.width / 2, height: 0))
      }
      place(collected, atStart: true, of: safe, y: safe.maxY - collected.bounds.height)
      zoom.center = CGPoint(x: bounds.midX, y: safe.minY + zoom.bounds.height / 2)
      reading.center = CGPoint(x: bounds.midX, y: bounds.midY)
      simulatedCodes.frame = safe.insetBy(dx: 0, dy: closeButton.bounds.height + Self.margin)
      layoutCaption(in: safe)
    }

    /// A square around the middle, so large that turning never shows an edge of it.
    private func layoutOverlay() {
      let side = layout?.side ?? 0
      overlay.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      overlay.center = CGPoint(x: bounds.midX, y: bounds.midY)
      overlay.viewport = viewport.offsetBy(dx: (side - bounds.width) / 2, dy: (side - bounds.height) / 2)
    }

    private var viewport: CGRect {
      guard let layout else { return .zero }
      return CGRect(
        x: layout.viewportX, y: layout.viewportY, width: layout.viewportWidth, height: layout.viewportHeight)
    }

    /// Below the viewport, in as many lines as have room there.
    private func layoutCaption(in safe: CGRect) {
      let top = viewport.maxY + Self.margin
      let room = safe.maxY - albumButton.bounds.height - top
      let lines = max(1, Int(room / caption.font.lineHeight))
      caption.isHidden = !isGuiding || caption.text == nil
      caption.numberOfLines = lines
      let size = caption.sizeThatFits(CGSize(width: safe.width, height: 0))
      caption.frame = CGRect(x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    }

    /// At the side where lines begin in the user's language, or the other one.
    private func place(_ view: UIView, atStart isAtStart: Bool, of area: CGRect, y: CGFloat) {
      let isAtLeft = isAtStart == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      let size = view.bounds.size
      view.frame = CGRect(
        x: isAtLeft ? area.minX : area.maxX - size.width, y: y, width: size.width, height: size.height)
    }
  }
#endif
