import QuietzoneImaging

extension Pipeline {
  /// Reads compact patches of crossing edges that are left over, half as large again: symbols whose modules are hardly two pixels
  /// wide, which noise hides from those who count pixels.
  mutating func readFinePatches() {
    let image = context.pyramid.levels[0]
    let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    // What is done once for each pixel, of which there are more than twice as many.
    func cost(_ place: PixelRectangle) -> Int { 4 * place.width * place.height }
    let budget = context.budget
    for patch in context.evidence.finePatches(where: { budget.affords(cost($0)) }) where context.goesOn {
      let place = patch.intersection(all)
      guard !context.results.covers(place.middle), context.budget.spend(cost(place)) else { continue }
      read(part: place, enlargedBy: FinePatchTuning.enlargement, for: context.pass.search.symbologies)
    }
  }
}
