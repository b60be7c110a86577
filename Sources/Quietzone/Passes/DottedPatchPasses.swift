import QuietzoneImaging

#if !COMPACT
  extension Pipeline {
    /// Reads patches of dots that do not touch, blurred until they do: what a needle, a laser or a printer's nozzles leave, and what is
    /// drawn so because it looks well.
    ///
    /// Dots hide finder patterns and bullseyes from those who look for runs and edges. The mean of as many pixels as a module is wide
    /// joins them, and leaves of a module what a little blur does.
    mutating func readDottedPatches() {
      readPatches(cost: DottedPatchTuning.measuringCost) {
        $0.dottedPatches(level: $1, where: $2)
      } pictures: {
        pitch, part in
        // About as wide as a module; then, since ground beside a symbol makes the pitch seem wider, the next smaller ones.
        let radius = max(1, Int((0.5 * pitch - 0.1).rounded()))
        return (max(1, radius - 1)...radius).reversed().lazy.map { part.averaged(radius: $0) }
      }
    }
  }
#endif
