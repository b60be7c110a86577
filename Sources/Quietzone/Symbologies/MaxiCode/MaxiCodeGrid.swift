import QuietzoneImaging
import QuietzoneSymbols

/// Where each of a MaxiCode's hexagonal modules is in the image.
struct MaxiCodeGrid {
  /// From the bullseye's middle, in widths of a module to the right and down, to image pixels.
  var map: Perspective

  init(map: Perspective) { self.map = map }

  /// Parallels stay parallel: a width of a module is `right` to the right and `down` downwards. Nil if the two are one
  /// direction.
  init?(center: Point, right: Point, down: Point) {
    let corners = Quadrilateral(
      topLeft: center - right - down, topRight: center + right - down, bottomRight: center + right + down,
      bottomLeft: center - right + down)
    guard let unit = Perspective(unitSquareTo: corners) else { return nil }
    map = unit.after(origin: Point(x: -1, y: -1), scale: 0.5)
  }

  /// From row to row.
  static let rowPitch = 0.866_025_403_8
  /// From one of the bullseye's edges to the next: the outermost of six has a radius of 3.87 mm where modules are
  /// 0.88 mm wide (ISO/IEC 16023, figure 4).
  static let ringWidth = 0.766

  /// The middle of a module, from that of the bullseye, which takes the place of the 15th in the 17th row.
  static func place(_ x: Int, _ y: Int) -> Point {
    Point(x: Double(x - 14) + (y & 1 == 0 ? 0 : 0.5), y: Double(y - 16) * rowPitch)
  }

  /// The middles of all modules that are not the bullseye's, and what is known of each: 1 light, -1 dark.
  static let modules: [(place: Point, sign: Float)] = {
    var modules: [(place: Point, sign: Float)] = []
    for y in 0..<MaxiCode.rows {
      for x in 0..<MaxiCode.columns - (y & 1) where place(x, y).length > 4.9 {
        let known = MaxiCode.orientationModules.first { $0.position.x == x && $0.position.y == y }
        modules.append((place(x, y), known.map { $0.isDark ? -1 : 1 } ?? 0))
      }
    }
    return modules
  }()

  /// The symbol's outer corners.
  var corners: Quadrilateral {
    let (left, right) = (-14.5, 15.5)
    let bottom = 16 * Self.rowPitch + 0.577
    return Quadrilateral(
      topLeft: map(Point(x: left, y: -bottom)), topRight: map(Point(x: right, y: -bottom)),
      bottomRight: map(Point(x: right, y: bottom)), bottomLeft: map(Point(x: left, y: bottom)))
  }

  /// What following the symbol from its bullseye to its edges makes of this grid: any perspective, with parallels kept
  /// parallel; and this grid itself.
  func grown(isInverted: Bool, in grey: GreySampler) -> [MaxiCodeGrid] {
    var growth = GridGrowth(map, anchors: [])
    func measure(_ radii: [Double]) {
      growth.restart(from: [Point(x: 0, y: 0)])
      for radius in radii {
        let ring = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)].map { x, y in
          Point(x: x * radius, y: y * radius)
        }
        growth.follow(ring, isInverted: isInverted, in: grey) { Self.window(around: $0) }
      }
    }
    // How large the rings are drawn says less than how far apart the modules are.
    for radii in [[6.5], [6.5, 8], [8, 9, 10], [7, 9, 11]] {
      measure(radii)
      growth.fitParallel()
    }
    let parallel = MaxiCodeGrid(map: growth.map)
    growth.fitPerspective()
    measure([6.5, 9, 11.5])
    growth.fitPerspective()
    return [MaxiCodeGrid(map: growth.map), parallel, self]
  }

  /// This grid, moved to where the modules around the bullseye stand out most, parallels kept parallel. All of them together
  /// are not led astray by a few that are damaged, but by rows that repeat.
  func settled(isInverted: Bool, in grey: GreySampler) -> MaxiCodeGrid {
    var center = map(Point(x: 0, y: 0))
    var right = (map(Point(x: 1, y: 0)) - map(Point(x: -1, y: 0))) * 0.5
    var down = (map(Point(x: 0, y: 1)) - map(Point(x: 0, y: -1))) * 0.5
    for radius in [6.5, 8, 10] {
      let window = Self.window(around: Point(x: 0, y: 0), reach: radius)
      var best = window.contrast(at: center, right, down, isInverted: isInverted, in: grey)
      // Steps are modules at the rim.
      for step in [0.4, 0.2, 0.2, 0.1, 0.1] {
        for (axis, along) in [(0, right), (0, down), (1, right), (1, down), (2, right), (2, down)] {
          for sign in [step, -step] {
            let shift = along * (axis == 0 ? sign : sign / radius)
            let moved = (
              center + (axis == 0 ? shift : Point(x: 0, y: 0)),
              right + (axis == 1 ? shift : Point(x: 0, y: 0)),
              down + (axis == 2 ? shift : Point(x: 0, y: 0))
            )
            let here = window.contrast(at: moved.0, moved.1, moved.2, isInverted: isInverted, in: grey)
            if here > best { (best, (center, right, down)) = (here, moved) }
          }
        }
      }
    }
    return MaxiCodeGrid(center: center, right: right, down: down) ?? self
  }

  private static func window(around place: Point, reach: Double = 4.5) -> ModuleWindow {
    var offsets: [SIMD2<Float>] = []
    var signs: [Float] = []
    for module in modules where (module.place - place).length < reach {
      offsets.append(SIMD2(Float(module.place.x - place.x), Float(module.place.y - place.y)))
      signs.append(module.sign)
    }
    return ModuleWindow(offsets: offsets, signs: signs)
  }

  /// The modules' grey values, five samples each.
  func samples(isInverted: Bool, in grey: GreySampler) -> ModuleSamples {
    var values: [Float] = []
    values.reserveCapacity(MaxiCode.columns * MaxiCode.rows)
    for y in 0..<MaxiCode.rows {
      for x in 0..<MaxiCode.columns {
        let place = Self.place(x, y)
        var sum: Float = 0
        for (dx, dy) in [(0, 0), (0.2, 0), (-0.2, 0), (0, 0.2), (0, -0.2)] {
          sum += grey.value(at: map(Point(x: place.x + dx, y: place.y + dy)))
        }
        values.append(isInverted ? 255 - sum / 5 : sum / 5)
      }
    }
    return ModuleSamples(width: MaxiCode.columns, height: MaxiCode.rows, values: values)
  }
}
