/// Whether something becomes so within a minute, which is long even for a machine that has much else to do.
///
/// - Parameter condition: Asked again and again, while others take turns in between.
@MainActor public func becomesTrue(_ condition: () -> Bool) async -> Bool {
  let limit = ContinuousClock.now + .seconds(60)
  while !condition() {
    if ContinuousClock.now > limit { return false }
    await Task.yield()
  }
  return true
}
