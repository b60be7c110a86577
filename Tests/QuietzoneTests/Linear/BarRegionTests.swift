import Foundation
import TestSupport
import Testing

@testable import Quietzone

struct BarRegionTests {
  private func regions(_ canvas: Canvas, scale: Double = 1) -> [BarRegion] {
    findBarRegions(in: GradientBlocks(canvas.image), scale: scale)
  }

  /// EAN-13 bars of two pixels a module, 120 pixels high: no space is as wide as a block.
  private func draw(_ canvas: inout Canvas, center: Point, degrees: Double) {
    let across = Point(x: 95, y: 0).turned(degrees: degrees)
    let down = Point(x: 0, y: 60).turned(degrees: degrees)
    canvas.draw(
      ElementRow.ean13.matrix,
      Quadrilateral(
        topLeft: center - across - down, topRight: center + across - down,
        bottomRight: center + across + down, bottomLeft: center - across + down))
  }

  /// How far two directions, whichever way they point, are apart, in degrees.
  private func angle(_ a: Point, _ degrees: Double) -> Double {
    abs(remainder(atan2(a.y, a.x) * 180 / .pi - degrees, 180))
  }

  @Test(
    "Drawn bars are one region: where they are, as large, and turned as they are",
    arguments: Array(stride(from: -90.0, through: 90, by: 15)))
  func one(degrees: Double) throws {
    var canvas = Canvas(width: 420, height: 400)
    let center = Point(x: 203, y: 207)
    draw(&canvas, center: center, degrees: degrees)
    let regions = regions(canvas)
    let region = try #require(regions.first)
    #expect(regions.dropFirst().allSatisfy { $0.weight < 0.1 * region.weight })
    #expect((region.center - center).length < 9)
    #expect(angle(region.across, degrees) < 2)
    #expect(abs(region.across.length - 1) < 1e-9 && region.across.x >= 0)
    #expect(abs(region.length - 190) < 30)
    #expect(abs(region.height - 120) < 30)
    #expect(abs(region.curvature) * region.length < 0.05)
  }

  @Test(
    "Bars that lean in a low strip are a region that runs along the strip", arguments: [-30.0, -15, 20, 35])
  func leaning(degrees: Double) throws {
    var canvas = Canvas(width: 620, height: 400)
    draw(&canvas, center: Point(x: 303, y: 207), degrees: degrees)
    // All but a strip in the middle is covered.
    for y in 0..<400 where abs(y - 207) > 20 {
      for x in 0..<620 { canvas.samples[y * 620 + x] = 225 }
    }
    let region = try #require(regions(canvas).first)
    #expect(angle(region.across, 0) < 6)
    #expect(abs(region.height - 40) < 20)
    #expect(angle(region.along, 90 + degrees) < 6)
  }

  @Test("Bars are a region of their own, too, where posts of all widths stand behind them")
  func amidPosts() throws {
    var canvas = Canvas(width: 800, height: 700)
    // Each leans a little more than the one before, from one side to the other, and is cut by the label.
    var post = ModuleMatrix(width: 1, height: 1)
    post[0, 0] = true
    for number in 0..<24 {
      let foot = 30 + 32 * Double(number)
      let lean = Point(x: 6 * (Double(number) - 12), y: -700)
      canvas.draw(
        post,
        Quadrilateral(
          topLeft: Point(x: foot, y: 700) + lean, topRight: Point(x: foot + 12, y: 700) + lean,
          bottomRight: Point(x: foot + 12, y: 700), bottomLeft: Point(x: foot, y: 700)))
    }
    for y in 300..<380 { for x in 290..<510 { canvas.samples[y * 800 + x] = 220 } }
    let across = Point(x: 95, y: 0)
    let (middle, down) = (Point(x: 400, y: 340), Point(x: 0, y: 30))
    canvas.draw(
      ElementRow.ean13.matrix,
      Quadrilateral(
        topLeft: middle - across - down, topRight: middle + across - down,
        bottomRight: middle + across + down,
        bottomLeft: middle - across + down))
    #expect(
      regions(canvas).contains {
        ($0.center - middle).length < 20 && angle($0.across, 0) < 3 && abs($0.length - 190) < 40
          && abs($0.height - 60) < 40
      })
    #expect(BarcodeReader().read(canvas.image).count == 1)
  }

  @Test("Blocks of a smaller picture give the same region at its scale")
  func scale() throws {
    var canvas = Canvas(width: 420, height: 400)
    draw(&canvas, center: Point(x: 203, y: 207), degrees: 20)
    let one = try #require(regions(canvas).first)
    let four = try #require(regions(canvas, scale: 4).first)
    #expect((four.center - one.center * 4).length < 1e-6 && four.across == one.across)
    #expect(abs(four.length - 4 * one.length) < 1e-6 && abs(four.height - 4 * one.height) < 1e-6)
    #expect(abs(four.curvature - one.curvature / 4) < 1e-9 && four.weight > one.weight)
  }

  @Test("A region is like itself as another level shows it, and not like one beside it, or turned, or larger")
  func likeness() {
    func region(_ x: Double, degrees: Double = 0, length: Double = 300, height: Double = 80) -> BarRegion {
      BarRegion(
        center: Point(x: x, y: 100), across: Point(x: 1, y: 0).turned(degrees: degrees), length: length,
        height: height, curvature: 0, weight: 1)
    }
    let one = region(200)
    #expect(one.isLike(region(210, degrees: 1, length: 280, height: 90)))
    #expect(one.isLike(region(200, degrees: 180)))
    #expect(!one.isLike(region(260)) && !one.isLike(region(200, degrees: 10)))
    #expect(!one.isLike(region(200, length: 500)) && !one.isLike(region(200, height: 40)))
  }

  @Test("Two symbols are two regions, even where they touch but lie across each other")
  func two() throws {
    var canvas = Canvas(width: 520, height: 340)
    draw(&canvas, center: Point(x: 160, y: 100), degrees: 0)
    draw(&canvas, center: Point(x: 380, y: 170), degrees: 90)
    let found = regions(canvas).prefix(2)
    #expect(found.count == 2)
    let level = try #require(found.first { angle($0.across, 0) < 2 })
    let upright = try #require(found.first { angle($0.across, 90) < 2 })
    #expect((level.center - Point(x: 160, y: 100)).length < 12)
    #expect((upright.center - Point(x: 380, y: 170)).length < 12)
  }

  @Test("Regions come with the most edges first")
  func order() {
    var canvas = Canvas(width: 700, height: 340)
    draw(&canvas, center: Point(x: 160, y: 100), degrees: 10)
    for y in 200..<300 {
      for x in 450..<550 { canvas.samples[y * 700 + x] = x / 4 % 2 == 0 ? 150 : 220 }
    }
    let weights = regions(canvas).map(\.weight)
    #expect(weights.count >= 2 && weights == weights.sorted(by: >))
  }

  @Test("On a bent label a scan line follows the curvature", arguments: [300.0, 500, -300, -500])
  func bent(radius: Double) throws {
    // Bars along the rays from a point above the picture, or below it.
    var canvas = Canvas(width: 400, height: 300)
    let middle = Point(x: 200, y: 150 - radius)
    let bars = ElementRow.ean13.matrix
    for y in 0..<300 {
      for x in 0..<400 {
        var ink = 0.0
        for part in 0..<9 {
          let place =
            Point(x: Double(x) + Double(part % 3) / 3 + 0.17, y: Double(y) + Double(part / 3) / 3 + 0.17)
            - middle
          let module = atan2(place.x, abs(place.y)) * abs(radius) / 3 + 47.5
          guard abs(place.length - abs(radius)) < 60, module >= 0, module < 95 else { continue }
          if bars[Int(module), 0] { ink += 1.0 / 9 }
        }
        canvas.samples[y * 400 + x] -= 190 * ink
      }
    }
    let region = try #require(regions(canvas).first)
    #expect(angle(region.across, 0) < 3)
    // The direction turns towards the point from which the bars come.
    #expect(abs(region.curvature + 1 / radius) < 0.25 / abs(radius))
    let line = ScanLine(
      through: Point(x: 200, y: 150), across: Point(x: 1, y: 0), reach: 140, curvature: region.curvature,
      step: 1,
      width: 400, height: 300)
    for index in [0, line.count - 1] {
      #expect(abs((line.point(at: Double(index)) - middle).length - abs(radius)) < 12)
    }
  }

  @Test("Even ground and noise hold no regions to speak of")
  func none() {
    var canvas = Canvas(width: 400, height: 300)
    #expect(regions(canvas).isEmpty)
    var generator = SeededGenerator(seed: 3)
    for index in canvas.samples.indices { canvas.samples[index] = .random(in: 0...255, using: &generator) }
    #expect(regions(canvas).isEmpty)
    #expect(regions(Canvas(width: 10, height: 10)).isEmpty)
  }
}
