import QuietzoneImaging

#if !COMPACT
  extension Pipeline {
    /// Reads patches across which the light changes as if it did not: a shadow's edge is steeper than many of a symbol's, and finder
    /// patterns and borders that it crosses are all dark or all light to those who look for one threshold.
    mutating func readUnevenPatches() {
      readPatches(cost: UnevenPatchTuning.measuringCost) {
        $0.unevenPatches(level: $1, where: $2)
      } pictures: {
        light, _ in
        CollectionOfOne(light.flattened)
      }
    }
  }
#endif
