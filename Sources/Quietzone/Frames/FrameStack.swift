import QuietzoneImaging

/// The mean of several frames, each laid over the first as the camera has moved: where noise, and what passes over a code, are
/// less than in any of them.
struct FrameStack: Sendable {
  /// What all frames together show.
  private(set) var picture: LuminanceImage
  /// How many frames are in it.
  private(set) var frameCount = 1
  /// From the stack to the newest frame.
  private(set) var motion: FrameMotion
  /// By how much the stack's middle moved from the last frame but one to the last.
  private var lastStep = Point(x: 0, y: 0)
  /// By pixel: the weighted sum of the frames' grey values, and of their weights.
  private var sums: [Float]
  private var weights: [Float]

  /// What a pixel counts in a highlight: something, since paper may be overexposed, too.
  private static let hiddenWeight: Float = 0.02

  /// A stack of one frame.
  init(_ frame: LuminanceImage) {
    // A copy: a frame's memory may belong to somebody else.
    picture = LuminanceImage(width: frame.width, height: frame.height, pixels: frame.pixels)!
    motion = FrameMotion(width: frame.width, height: frame.height)
    sums = [Float](repeating: 0, count: frame.width * frame.height)
    weights = sums
    let laid = LaidFrame(frame, by: motion)
    add(laid, replacing: [])
  }

  /// Lays another frame over those so far. False, and nothing is changed, where it does not show the same.
  mutating func add(_ frame: LuminanceImage) -> Bool {
    guard frame.width == picture.width, frame.height == picture.height else { return false }
    var expected = motion
    expected.x.z += lastStep.x
    expected.y.z += lastStep.y
    guard let motion = FrameRegistration(picture).motion(to: frame, expecting: expected) else { return false }
    let laid = LaidFrame(frame, by: motion)
    guard let isOther = FrameAgreement(picture, depth: depth, laid).isOther else { return false }
    lastStep = motion.shift - self.motion.shift
    self.motion = motion
    add(laid, replacing: isOther)
    frameCount += 1
    return true
  }

  /// How many frames of equal weight would have as little noise.
  private var depth: Float {
    // Each frame counts a share of the one behind it, and its noise the square of that.
    var (weights, squares, weight): (Float, Float, Float) = (0, 0, 1)
    for _ in 0..<min(frameCount, 60) {
      weights += weight
      squares += weight * weight
      weight *= FrameTuning.memory
    }
    return weights * weights / squares
  }

  /// - Parameter isOther: By square of `FrameAgreement`, whether what was there before is to be forgotten.
  private mutating func add(_ laid: LaidFrame, replacing isOther: [Bool]) {
    let (width, height) = (picture.width, picture.height)
    let side = FrameAgreement.side
    let columns = (width + side - 1) / side
    picture = LuminanceImage(width: width, height: height) { target in
      laid.values.withUnsafeBufferPointer { values in
        sums.withUnsafeMutableBufferPointer { sums in
          weights.withUnsafeMutableBufferPointer { weights in
            for y in 0..<height {
              for x in 0..<width {
                let index = y &* width &+ x
                let value = values[index]
                // What is out of sight, or hidden, does not tell whether it is the same.
                var (weight, kept): (Float, Float) = (1, FrameTuning.memory)
                if value < 0 {
                  weight = value == LaidFrame.outOfSight ? 0 : Self.hiddenWeight
                } else if !isOther.isEmpty, isOther[y / side &* columns &+ x / side] {
                  kept = 0
                }
                sums[index] = kept * sums[index] + weight * abs(value)
                weights[index] = kept * weights[index] + weight
                target[index] = UInt8(max(0, min(255, sums[index] / max(1e-6, weights[index]) + 0.5)))
              }
            }
          }
        }
      }
    }
  }
}

/// A frame as it lies over a stack.
struct LaidFrame {
  /// By pixel of the stack: the frame's grey value; less than 0 where that is not to be relied on, the negative grey value in a
  /// highlight.
  let values: [Float]

  /// Where the frame does not reach.
  static let outOfSight: Float = -1000
  private let motion: FrameMotion

  init(_ frame: LuminanceImage, by motion: FrameMotion) {
    let (width, height) = (frame.width, frame.height)
    let step = motion.step
    let highlights = Highlights(of: frame)
    var values = [Float](repeating: 0, count: width * height)
    Pyramid(frame, smallestSide: .max).withSampler(level: 0) { grey in
      values.withUnsafeMutableBufferPointer { values in
        for y in 0..<height {
          let start = motion(Point(x: 0.5, y: Double(y) + 0.5))
          let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
          grey.addValues(from: start, step: step, to: row)
          let isInside = grey.contains(start) && grey.contains(start + step * Double(width - 1))
          guard !isInside || !highlights.isEmpty else { continue }
          for x in 0..<width {
            let place = start + step * Double(x)
            if !grey.contains(place) {
              row[x] = Self.outOfSight
            } else if highlights.hide(place) {
              row[x] = -max(1, row[x])
            }
          }
        }
      }
    }
    self.values = values
    self.motion = motion
  }

  /// How much of the noise of a pixel, as variance, is left in the mean of four neighbours in a square of `FrameAgreement`: less
  /// where they lie between pixels of the frame, whose values they mix, than where they lie upon them.
  func noise(column: Int, row: Int) -> Float {
    let side = Double(FrameAgreement.side)
    let place = motion(Point(x: (Double(column) + 0.5) * side + 0.5, y: (Double(row) + 0.5) * side + 0.5))
    func left(_ coordinate: Double) -> Float {
      let part = Float(coordinate - 0.5 - (coordinate - 0.5).rounded(.down))
      return (1 - part + part * part) / 2
    }
    return left(place.x) * left(place.y)
  }

  /// The same where nothing is known of the places.
  static let meanNoise: Float = 0.18
}
