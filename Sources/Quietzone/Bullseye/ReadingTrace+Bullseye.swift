extension ReadingTrace {
  /// A look, and the places that looked like a bullseye.
  mutating func add(_ bullseyes: BullseyeLook, _ candidates: [BullseyeCandidate]) {
    let scale = bullseyes.bitScale * bullseyes.scale
    var look = Look(name: bullseyes.name, bits: bullseyes.bits, origin: Point(x: 0, y: 0), scale: scale)
    look.candidates = candidates.map {
      Candidate(center: $0.center * scale, radius: 3.5 * max($0.ringX, $0.ringY) * scale)
    }
    looks.append(look)
  }
}
