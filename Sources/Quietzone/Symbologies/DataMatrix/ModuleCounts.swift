import QuietzoneImaging
import QuietzoneSymbols

/// About how many modules a symbol has across and down, told from how often lines through it change between dark and light.
///
/// Data change at every other border between modules, on average.
struct ModuleCounts {
  var columns: Double
  var rows: Double
  /// By how many times modules are longer one way than the other: estimates differ by a third where they are not.
  var slant = 1.0

  init(columns: Double, rows: Double) {
    self.columns = columns
    self.rows = rows
  }

  /// Nil unless the inside of `corner` changes as often, both ways, as a symbol's does, and between two grey values rather than
  /// many.
  init?(_ corner: SolidCorner, in grey: GreySampler) {
    var unlikenesses: [Float] = []
    func total(_ along: Point, _ aside: Point, _ places: [Double]) -> Int {
      places.reduce(0) { sum, place in
        guard let line = LineChanges(from: corner.corner + aside * place, along: along, in: grey) else {
          return sum
        }
        unlikenesses.append(line.unlikenessToModules)
        return sum + line.places.count
      }
    }
    let mostUnlikeness = DataMatrixTuning.mostUnlikeness(score: corner.score)
    // Two lines tell where there is next to nothing.
    let (few, more) = ([0.36, 0.64], [0.22, 0.5, 0.78])
    var (across, down) = (total(corner.lower, corner.left, few), total(corner.left, corner.lower, few))
    guard across >= 3, down >= 2, unlikenesses.contains(where: { $0 < mostUnlikeness }) else {
      return nil
    }
    across += total(corner.lower, corner.left, more)
    down += total(corner.left, corner.lower, more)
    guard across >= 15, across < 550, down >= 9, down < 550 else { return nil }
    // Half of the lines may lead through glare or shadow.
    guard unlikenesses.ascending()[(unlikenesses.count - 1) / 2] < mostUnlikeness else { return nil }
    columns = 0.4 * Double(across) + 1
    rows = 0.4 * Double(down) + 1
    let (width, height) = (corner.lower.length / columns, corner.left.length / rows)
    slant = max(width, height) / min(width, height)
    guard slant < DataMatrixTuning.mostSlant else { return nil }
  }
}
