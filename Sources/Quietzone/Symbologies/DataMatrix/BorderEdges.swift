#if !COMPACT
  import QuietzoneImaging

  /// Follows solid borders by their outer edges: of their inside nothing is known.
  struct BorderEdges {
    let corner: SolidCorner
    let grey: GreySampler

    /// The border that begins at the corner, to the middle of its last module; nil if it ends too soon.
    ///
    /// - Parameters:
    ///   - along: A module along it, as it begins.
    ///   - inside: A module inwards.
    func follow(along: Point, inside: Point) -> BentTrack? {
      let length = 2 * along.length
      var (pace, place) = (along * 2, corner.corner + (along + inside) * 0.5)
      var places: [Point] = []
      var usual: Float = 0
      var missing = 0
      while missing < 2, 2 * places.count < BentTuning.mostModules {
        let (offset, contrast) = edge(near: place, inside: inside)
        guard contrast > max(BentTuning.leastShare * usual, BentTuning.leastContrast) else {
          missing += 1
          place = place + pace
          continue
        }
        let found = place + inside * offset
        if let last = places.last {
          let way = found - last
          let turned = pace * 0.5 + way * (0.5 * length / way.length)
          pace = turned * (length / turned.length)
        }
        places.append(found)
        usual = usual == 0 ? contrast : usual + 0.1 * (contrast - usual)
        missing = 0
        place = found + pace
      }
      guard 2 * places.count >= BentTuning.leastModules, let last = places.last else { return nil }
      // Where it gets as light as what is outside.
      let threshold =
        places.reduce(0) { $0 + grey.value(at: $1) + grey.value(at: $1 - inside) } / Float(2 * places.count)
      let module = pace * 0.5
      for tenths in 0...40 {
        let share = Double(tenths) / 10
        guard (grey.value(at: last + module * share) > threshold) != corner.isInverted else { continue }
        places[places.count - 1] = last + module * (share - 0.5)
        return BentTrack(places: places, module: module, contrast: usual)
      }
      return nil
    }

    /// How many grey values tell where an edge is.
    static let samples = 24

    /// By how many modules further inside than where it should be a border's middle lies, and by how many grey values it differs from
    /// what is outside.
    private func edge(near place: Point, inside: Point) -> (offset: Double, contrast: Float) {
      // From a module and a half outside on, ten a module.
      withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.samples) { values in
        values.initialize(repeating: 0)
        grey.addValues(from: place + inside * -1.65, step: inside * 0.1, to: values)
        var best: (offset: Double, contrast: Float) = (0, 0)
        // Half a module on each side.
        for index in 5...18 {
          var difference: Float = 0
          for step in 0..<5 { difference += values[index - 5 + step] - values[index + step] }
          let contrast = (corner.isInverted ? -difference : difference) / 5
          if contrast > best.contrast { best = (Double(index) / 10 - 1.2, contrast) }
        }
        return best
      }
    }
  }
#endif
