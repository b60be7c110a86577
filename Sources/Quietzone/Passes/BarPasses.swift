import QuietzoneImaging
import QuietzoneSymbols

/// Where bars may be: what linear and stacked symbols are read in.
extension Pipeline {
  mutating func findBarRegions() {
    barRegions.run(&context) { probe, context in
      StackedSearch.showsPatterns(probe, &context)
    }
  }

  mutating func readDoubtfulRows() {
    stackedRows.read(barRegions.doubtful, &context)
    guard context.pass.coverage == .complete else { return }
    stackedRows.readFans(of: barRegions.regions.map { $0.region } + barRegions.others, &context)
  }
}
