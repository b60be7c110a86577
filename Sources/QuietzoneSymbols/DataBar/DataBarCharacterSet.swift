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
  let groups: [Group]
  /// Which subset's number is multiplied: the other counts faster.
  private let oddIsMajor: Bool

  /// - Parameters:
  ///   - pairs: How many bars a character has.
  ///   - narrow: The subset that always has an element of one module.
  ///   - major: The subset whose number is multiplied.
  ///   - groups: In the order of their values: modules and greatest width of the odd elements and of the even ones.
  @inline(never)
  init(
    pairs: Int, narrow: Subset, major: Subset,
    groups: [(odd: Int, widestOdd: Int, even: Int, widestEven: Int)]
  ) {
    elements = 2 * pairs
    modules = groups[0].odd + groups[0].even
    oddIsMajor = major == .odd
    var firstValue = 0
    self.groups = groups.map { group in
      // Where the odd-numbered elements include a narrow one, the first of them is never wider than four modules.
      let odd = ElementSubset(
        count: pairs, modules: group.odd, widest: group.widestOdd,
        widestFirst: narrow == .odd ? min(group.widestOdd, 4) : group.widestOdd, needsNarrow: narrow == .odd)
      let even = ElementSubset(
        count: pairs, modules: group.even, widest: group.widestEven, widestFirst: group.widestEven,
        needsNarrow: narrow == .even)
      defer { firstValue += odd.patternCount * even.patternCount }
      let minor = major == .odd ? even : odd
      return Group(odd: odd, even: even, firstValue: firstValue, minorCount: minor.patternCount)
    }
  }

  enum Subset { case odd, even }

  func value(_ group: Group, odd: ElementSubset.Widths, even: ElementSubset.Widths) -> Int {
    let odd = group.odd.value(of: odd)
    let even = group.even.value(of: even)
    return group.firstValue + (oddIsMajor ? odd * group.minorCount + even : even * group.minorCount + odd)
  }
}
