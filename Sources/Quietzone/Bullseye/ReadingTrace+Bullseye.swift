extension ReadingTrace {
  /// A look, and the places that looked like a bullseye.
  mutating func add(_ bullseyes: BullseyeLook, _ candidates: [BullseyeCandidate]) {
    var look = Look(name: bullseyes.name, bits: bullseyes.bits, origin: bullseyes.origin, scale: bullseyes.scale)
    look.candidates = candidates.map {
      Candidate(
        center: $0.center * bullseyes.scale + bullseyes.origin,
        radius: 3.5 * max($0.ringX, $0.ringY) * bullseyes.scale)
    }
    looks.append(look)
  }
}
