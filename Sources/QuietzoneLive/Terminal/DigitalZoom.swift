import QuietzoneScanner

/// A zoom by cutting the middle out of each frame: it shows and reads a smaller part, larger.
public struct DigitalZoom: Equatable, Sendable {
  private static let factors = [1, 1.5, 2, 3]

  private var step = 0

  public init() {}

  /// How many times larger.
  public var factor: Double { Self.factors[step] }

  /// The next larger one, and after the largest none.
  public mutating func goOn() { step = (step + 1) % Self.factors.count }

  /// The next larger one, as far as there is one.
  public mutating func approach() { step = min(step + 1, Self.factors.count - 1) }

  /// The part of a frame of this size that is left.
  func part(width: Int, height: Int) -> PixelRectangle {
    let (partWidth, partHeight) = (max(1, Int(Double(width) / factor)), max(1, Int(Double(height) / factor)))
    return PixelRectangle(
      x: (width - partWidth) / 2, y: (height - partHeight) / 2, width: partWidth, height: partHeight)
  }
}
