/// The characters of one kind of DataBar: `elements` elements, half of them bars, that are `modules` modules wide.
///
/// Characters fall into groups by how many modules their odd-numbered elements take.
struct DataBarCharacterSet: Sendable {
  struct Group: Sendable {
    let odd: ElementSubset
    let even: ElementSubset
    /// The least of the group's values.
    let firstValue: Int
    /// How many patterns that subset has that counts faster.
    let minorCount: Int
  }

  let elements: Int
  let modules: Int
  private(set) var groups: [Group] = []
  /// Which subset's number is multiplied: the other counts faster.
  private let oddIsMajor: Bool
  private var valueCount = 0

  /// - Parameters:
  ///   - pairs: How many bars a character has.
  ///   - narrow: The subset that always has an element of one module.
  ///   - major: The subset whose number is multiplied.
  ///   - groups: In the order of their values: modules and greatest width of the odd elements and of the even ones.
  init(
    pairs: Int, narrow: Subset, major: Subset,
    groups: [(odd: Int, widestOdd: Int, even: Int, widestEven: Int)]
  ) {
    elements = 2 * pairs
    modules = groups[0].odd + groups[0].even
    oddIsMajor = major == .odd
    for group in groups { add(group, narrow: narrow) }
  }

  @inline(never)
  private mutating func add(
    _ group: (odd: Int, widestOdd: Int, even: Int, widestEven: Int), narrow: Subset
  ) {
    // Where the odd-numbered elements include a narrow one, the first of them is never wider than four modules.
    let odd = ElementSubset(
      count: elements / 2, modules: group.odd, widest: group.widestOdd,
      widestFirst: narrow == .odd ? min(group.widestOdd, 4) : group.widestOdd, needsNarrow: narrow == .odd)
    let even = ElementSubset(
      count: elements / 2, modules: group.even, widest: group.widestEven, widestFirst: group.widestEven,
      needsNarrow: narrow == .even)
    let minor = oddIsMajor ? even : odd
    groups.append(
      Group(odd: odd, even: even, firstValue: valueCount, minorCount: minor.patternCount))
    valueCount += odd.patternCount * even.patternCount
  }

  enum Subset { case odd, even }

  func value(_ group: Group, odd: ElementSubset.Widths, even: ElementSubset.Widths) -> Int {
    let odd = group.odd.value(of: odd)
    let even = group.even.value(of: even)
    return group.firstValue + (oddIsMajor ? odd * group.minorCount + even : even * group.minorCount + odd)
  }
}
