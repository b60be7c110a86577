@_exported import CoreGraphics
import Foundation

/// <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
public protocol CALayerDelegate: NSObjectProtocol {}

/// <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
  public override init() {}

  /// <https://developer.apple.com/documentation/quartzcore/calayer/bounds>
  open var bounds = CGRect.zero
  /// <https://developer.apple.com/documentation/quartzcore/calayer/position>
  open var position = CGPoint.zero
  /// <https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint>
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var transform = CGAffineTransform.identity
  /// <https://developer.apple.com/documentation/quartzcore/calayer/affinetransform()>
  open func affineTransform() -> CGAffineTransform { transform }
  /// <https://developer.apple.com/documentation/quartzcore/calayer/setaffinetransform(_:)>
  open func setAffineTransform(_ m: CGAffineTransform) { transform = m }

  /// <https://developer.apple.com/documentation/quartzcore/calayer/frame>
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// <https://developer.apple.com/documentation/quartzcore/calayer/ishidden>
  open var isHidden = false
  /// <https://developer.apple.com/documentation/quartzcore/calayer/opacity>
  open var opacity: Float = 1
  /// <https://developer.apple.com/documentation/quartzcore/calayer/backgroundcolor>
  open var backgroundColor: CGColor?
  /// <https://developer.apple.com/documentation/quartzcore/calayer/bordercolor>
  open var borderColor: CGColor?
  /// <https://developer.apple.com/documentation/quartzcore/calayer/borderwidth>
  open var borderWidth: CGFloat = 0
  /// <https://developer.apple.com/documentation/quartzcore/calayer/cornerradius>
  open var cornerRadius: CGFloat = 0
  /// <https://developer.apple.com/documentation/quartzcore/calayer/maskstobounds>
  open var masksToBounds = false
  /// <https://developer.apple.com/documentation/quartzcore/calayer/contentsscale>
  open var contentsScale: CGFloat = 1
  /// <https://developer.apple.com/documentation/quartzcore/calayer/zposition>
  open var zPosition: CGFloat = 0
  /// <https://developer.apple.com/documentation/quartzcore/calayer/name>
  open var name: String?
  /// <https://developer.apple.com/documentation/quartzcore/calayer/delegate>
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Tree

  /// <https://developer.apple.com/documentation/quartzcore/calayer/superlayer>
  open private(set) weak var superlayer: CALayer?
  /// <https://developer.apple.com/documentation/quartzcore/calayer/sublayers>
  open private(set) var sublayers: [CALayer]?

  /// <https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)>
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// <https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)>
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// <https://developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()>
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Animations

  private var animations: [String: CAAnimation] = [:]

  /// <https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)>
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? "animation \(animations.count)"] = anim
  }

  /// <https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)>
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// <https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()>
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// <https://developer.apple.com/documentation/quartzcore/calayer/removeanimation(forkey:)>
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// <https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()>
  open func removeAllAnimations() { animations = [:] }
}

/// <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer {
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/path>
  open var path: CGPath?
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/fillcolor>
  open var fillColor: CGColor?
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/fillrule>
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/strokecolor>
  open var strokeColor: CGColor?
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/linewidth>
  open var lineWidth: CGFloat = 1
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/linejoin>
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayer/linecap>
  open var lineCap = CAShapeLayerLineCap.butt
}

/// <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule>
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/nonzero>
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/evenodd>
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin>
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/miter>
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/round>
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
}

/// <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap>
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/butt>
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/round>
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}
