import QuietzoneImaging
import QuietzoneSymbols

/// Where bars may be: what linear and stacked symbols are read in.
extension Pipeline {
  mutating func findBarRegions() {
    barRegions.run(&context) { probe, context in
      StackedSearch.showsPatterns(probe, context)
    }
  }
}
