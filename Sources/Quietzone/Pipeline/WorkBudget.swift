/// How much work a pass or a plan may do. The unit is a grey value sampled between pixels.
public struct WorkAllowance: Hashable, Sendable {
  /// For an image of any size.
  public var base: Int
  /// And for each of its pixels.
  public var perPixel: Double

  public init(base: Int, perPixel: Double) {
    self.base = base
    self.perPixel = perPixel
  }

  /// Beside what the plan allows there is no bound.
  public static let unlimited = WorkAllowance(base: .max, perPixel: 0)

  /// What a pass may do.
  static func pass(_ base: Int, perPixel: Double = 0) -> WorkAllowance {
    WorkAllowance(base: base, perPixel: perPixel)
  }

  /// The units for an image of so many pixels.
  public func units(pixels: Int) -> Int {
    let units = Double(base) + perPixel * Double(pixels)
    return units < Double(Int.max / 2) ? Int(units) : .max / 2
  }
}

/// The work that is done in an image, in one unit and in one place: grey values sampled between pixels.
///
/// A symbol that was read earns the search for the next: a sheet of hundreds of symbols takes the time it takes. So the budget
/// bounds the work in vain, and the time of an image is bounded by that, by the symbols it has room for, and by what is done
/// once for each of its pixels: halving, thresholds, slopes.
struct WorkBudget {
  /// All that was done so far.
  private(set) var spent = 0
  /// What is left of the plan's, and of the pass's.
  private var left: Int
  private var leftInPass = 0
  /// Asked now and then whether to go on.
  private let isCancelled: (() -> Bool)?
  private var nextQuestion = WorkBudget.questionInterval
  /// Whether somebody asked to stop.
  private(set) var wasCancelled = false

  /// Units between two questions whether to go on: well below a millisecond.
  private static let questionInterval = 50_000

  init(_ units: Int, isCancelled: (() -> Bool)?) {
    left = units
    self.isCancelled = isCancelled
  }

  /// A budget for a part of the image, of no more than is left here. What is spent of it is to be spent here, too.
  func part(_ units: Int) -> WorkBudget { WorkBudget(min(units, left, leftInPass), isCancelled: isCancelled) }

  /// A pass begins that may do so much.
  mutating func begin(units: Int) {
    leftInPass = units
    askWhetherToGoOn()
  }

  /// Whether there is nothing left to spend, in the pass or at all.
  var isSpent: Bool { left <= 0 || leftInPass <= 0 || wasCancelled }

  /// Whether there is as much left: for what may be left out without ending the pass.
  func affords(_ cost: Int) -> Bool { !wasCancelled && cost <= left && cost <= leftInPass }

  /// Takes the cost of what comes next. False if there is not as much left: then it is not to be done, and nothing else in
  /// the pass is.
  mutating func spend(_ cost: Int) -> Bool {
    guard affords(cost) else {
      leftInPass = 0
      return false
    }
    spent += cost
    left -= cost
    leftInPass -= cost
    if spent >= nextQuestion { askWhetherToGoOn() }
    return !wasCancelled
  }

  /// Spends of the whole allowance what the pass has not planned for: on what is a symbol for certain. Returns whether there was
  /// so much.
  mutating func spendBeyondPass(_ cost: Int) -> Bool {
    guard !wasCancelled, cost <= left else { return false }
    leftInPass += cost
    return spend(cost)
  }

  /// Gives so much for a symbol that was read.
  mutating func refund(_ cost: Int) {
    left += cost
    leftInPass += cost
  }

  private mutating func askWhetherToGoOn() {
    nextQuestion = spent + Self.questionInterval
    if let isCancelled, isCancelled() { wasCancelled = true }
  }
}
