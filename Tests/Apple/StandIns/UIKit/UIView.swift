import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiview>
@MainActor open class UIView: UIResponder {
  /// <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>
  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  /// <https://developer.apple.com/documentation/uikit/uiview/layer>
  public let layer = CALayer()

  // MARK: Geometry

  /// <https://developer.apple.com/documentation/uikit/uiview/frame>
  open var frame: CGRect {
    get {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ].map { superPoint($0) }
      let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
      return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/bounds>
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      if newValue.size != layer.bounds.size { setNeedsLayout() }
      layer.bounds = newValue
    }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/center>
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/transform>
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A place in this view as one in the view around it.
  private func superPoint(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  private func ownPoint(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: bounds.midX + turned.x, y: bounds.midY + turned.y)
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)>
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    var (place, current) = (point, self)
    while let superview = current.superview {
      place = current.superPoint(place)
      current = superview
    }
    guard let view else { return place }
    var chain: [UIView] = []
    var inner = view
    while let superview = inner.superview {
      chain.append(inner)
      inner = superview
    }
    return chain.reversed().reduce(place) { $1.ownPoint($0) }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)>
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      var root = self
      while let superview = root.superview { root = superview }
      return root.convert(point, to: self)
    }
    return view.convert(point, to: self)
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)>
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (a, b) = (
      convert(CGPoint(x: rect.minX, y: rect.minY), to: view),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    )
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
  open var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let own = convert(bounds, to: nil)
    let safe = window.simulatedSafeArea
    return UIEdgeInsets(
      top: max(0, safe.top - own.minY), left: max(0, safe.left - own.minX),
      bottom: max(0, own.maxY - window.bounds.height + safe.bottom),
      right: max(0, own.maxX - window.bounds.width + safe.right))
  }

  // MARK: Tree

  /// <https://developer.apple.com/documentation/uikit/uiview/superview>
  open private(set) weak var superview: UIView?
  /// <https://developer.apple.com/documentation/uikit/uiview/subviews>
  open private(set) var subviews: [UIView] = []
  /// <https://developer.apple.com/documentation/uikit/uiview/window>
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open override var next: UIResponder? { simulatedController ?? superview }
  /// The controller whose view this is.
  weak var simulatedController: UIViewController?

  /// <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)>
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(index))
    view.didMoveToSuperview()
    view.tellWindow()
    setNeedsLayout()
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)>
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)>
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }

  /// <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    layer.removeFromSuperlayer()
    tellWindow()
  }

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>
  open func didMoveToSuperview() {}
  /// <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>
  open func didMoveToWindow() {}

  /// <https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)>
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // MARK: Layout

  private var needsLayout = true
  /// <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>
  open func setNeedsLayout() { needsLayout = true }

  /// <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      if let simulatedController { simulatedController.viewWillLayoutSubviews() }
      layoutSubviews()
      if let simulatedController { simulatedController.viewDidLayoutSubviews() }
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>
  open func layoutSubviews() {}
  /// <https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)>
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize.width < 0 ? bounds.size : intrinsicContentSize
  }
  /// <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// <https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric>
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// <https://developer.apple.com/documentation/uikit/uiview/sizetofit()>
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask>
  open var autoresizingMask: AutoresizingMask = []
  /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()>
  open func safeAreaInsetsDidChange() { setNeedsLayout() }

  /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask>
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask/flexiblewidth>
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask/flexibleheight>
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  // MARK: Looks

  /// <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// <https://developer.apple.com/documentation/uikit/uiview/alpha>
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// <https://developer.apple.com/documentation/uikit/uiview/ishidden>
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      if isHidden, !newValue { simulatedAppearances += 1 }
      layer.isHidden = newValue
    }
  }
  /// How often it was hidden and is no more: what shows for a moment is gone before a test looks.
  public private(set) var simulatedAppearances = 0
  /// <https://developer.apple.com/documentation/uikit/uiview/isopaque>
  open var isOpaque = true
  /// <https://developer.apple.com/documentation/uikit/uiview/clipstobounds>
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// <https://developer.apple.com/documentation/uikit/uiview/tintcolor>
  open var tintColor: UIColor! = .systemBlue
  /// <https://developer.apple.com/documentation/uikit/uiview/tag>
  open var tag = 0

  // MARK: Traits and touches

  /// <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>
  open var isUserInteractionEnabled = true
  /// <https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled>
  open var isMultipleTouchEnabled = false
  /// <https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute>
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// <https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle>
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// <https://developer.apple.com/documentation/uikit/uiview/traitcollection>
  open var traitCollection: UITraitCollection { UIKitSimulation.traits }
  /// <https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection>
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)>
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}

/// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>
public enum UISemanticContentAttribute: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/unspecified>
  case unspecified = 0
  /// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/forcelefttoright>
  case forceLeftToRight = 3
  /// <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/forcerighttoleft>
  case forceRightToLeft = 4
}
