extension ReadingPlan {
  /// The plan with more effort for a picture of several frames: of those there are few, with little noise, and what they show is
  /// likelier to be a symbol.
  var forJoinedFrames: ReadingPlan {
    var plan = self
    for index in plan.passes.indices {
      plan.passes[index].coverage = .complete
      plan.passes[index].ladder = .full
    }
    let closer = [
      Pass(.closerFinderPatterns, ladder: .full, work: .pass(400_000, perPixel: 0.5)),
      Pass(.unreadBullseyes, ladder: .full, work: .pass(400_000)),
    ]
    for pass in closer where !plan.passes.contains(where: { $0.search == pass.search }) {
      plan.passes.append(pass)
    }
    return plan
  }
}
