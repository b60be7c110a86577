#if canImport(UIKit)
  import UIKit

  /// A round button with a symbol, white on dark whatever the camera sees.
  final class RoundButton: UIButton {
    /// Never smaller than a finger, in points.
    private static let side = 48.0

    convenience init(symbol: String, label: String, press: @escaping () -> Void) {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = .capsule
      configuration.baseForegroundColor = .white
      configuration.baseBackgroundColor = UIColor(white: 0, alpha: 0.6)
      configuration.image = UIImage(systemName: symbol)
      self.init(configuration: configuration, primaryAction: UIAction { _ in press() })
      accessibilityLabel = label
    }

    func show(symbol: String) { configuration?.image = UIImage(systemName: symbol) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let wanted = super.sizeThatFits(size)
      let side = max(Self.side, wanted.width, wanted.height)
      return CGSize(width: side, height: side)
    }
  }

  /// Words over the preview, as large as the user likes text.
  final class ScannerLabel: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      textColor = .white
      backgroundColor = UIColor(white: 0, alpha: 0.6)
      numberOfLines = 0
      fitTextSize()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func fitTextSize() { font = .preferredFont(forTextStyle: .body) }
  }

  /// Buttons for what a camera would see, where there is none.
  final class SimulatedCodesView: UIView {
    private let words = ScannerLabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      words.text = Words.simulated
      addSubview(words)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ texts: [String], _ press: @escaping (String) -> Void) {
      for view in subviews where view !== words { view.removeFromSuperview() }
      isHidden = texts.isEmpty
      for text in texts {
        var configuration = UIButton.Configuration.filled()
        configuration.title = text
        addSubview(UIButton(configuration: configuration, primaryAction: UIAction { _ in press(text) }))
      }
      setNeedsLayout()
    }

    /// One below the other, around the middle.
    override func layoutSubviews() {
      super.layoutSubviews()
      let gap = 12.0
      for view in subviews { view.bounds.size = view.sizeThatFits(CGSize(width: bounds.width, height: 0)) }
      var y = bounds.midY - subviews.reduce(-gap) { $0 + $1.bounds.height + gap } / 2
      for view in subviews {
        view.center = CGPoint(x: bounds.midX, y: y + view.bounds.height / 2)
        y += view.bounds.height + gap
      }
    }
  }
#endif
