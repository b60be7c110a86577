import Foundation
import TestSupport
import Testing

@testable import Quietzone

struct ScanLineTests {
  private static let angles = Array(stride(from: 0.0, to: 360, by: 22.5))

  /// A line in a picture of 100 × 80 pixels.
  private func line(
    through center: Point = Point(x: 50, y: 40), degrees: Double, reach: Double, curvature: Double = 0,
    step: Double = 0.5
  ) -> ScanLine {
    ScanLine(
      through: center, across: Point(x: 1, y: 0).turned(degrees: degrees), reach: reach, curvature: curvature,
      step: step,
      width: 100, height: 80)
  }

  private func points(_ line: ScanLine) -> [Point] { (0..<line.count).map { line.point(at: Double($0)) } }

  @Test("A line inside the picture reaches as far to one side as to the other", arguments: angles)
  func inside(degrees: Double) {
    let line = line(degrees: degrees, reach: 30)
    #expect(line.count == 121 && line.middle == 60)
    #expect(!line.isCutAtStart && !line.isCutAtEnd)
    #expect((line.point(at: 60) - Point(x: 50, y: 40)).length < 1e-9)
    let expected = Point(x: 50, y: 40) + Point(x: 30, y: 0).turned(degrees: degrees)
    #expect((line.point(at: 120) - expected).length < 1e-9)
  }

  @Test("A line ends at the picture's border, and only there", arguments: angles, [0, 0.002, -0.004])
  func borders(degrees: Double, curvature: Double) {
    for center in [Point(x: 50, y: 40), Point(x: 5, y: 70), Point(x: 99, y: 1)] {
      let line = line(through: center, degrees: degrees, reach: 200, curvature: curvature)
      #expect(line.isCutAtStart && line.isCutAtEnd)
      #expect((line.point(at: Double(line.middle)) - center).length < 1e-6)
      let points = points(line)
      let slack = curvature == 0 ? 1e-9 : 0.6
      #expect(
        points.allSatisfy {
          $0.x > -slack && $0.y > -slack && $0.x < 100 + slack && $0.y < 80 + slack
        })
      for (end, next) in [(points[0], points[1]), (points[points.count - 1], points[points.count - 2])] {
        let beyond = end + (end - next) * 2.5
        #expect(beyond.x < 0 || beyond.y < 0 || beyond.x > 100 || beyond.y > 80)
      }
    }
  }

  @Test("A line that is cut on one side says so of that side")
  func oneSide() {
    let left = line(through: Point(x: 10, y: 40), degrees: 0, reach: 30)
    #expect(left.isCutAtStart && !left.isCutAtEnd && left.start == Point(x: 0, y: 40))
    let right = line(through: Point(x: 10, y: 40), degrees: 180, reach: 30)
    #expect(!right.isCutAtStart && right.isCutAtEnd)
  }

  @Test("Samples are a step apart, places between samples lie between them", arguments: [0, 0.01, -0.02])
  func steps(curvature: Double) {
    let line = line(degrees: 30, reach: 25, curvature: curvature)
    let points = points(line)
    for (a, b) in zip(points, points.dropFirst()) { #expect(abs((b - a).length - 0.5) < 1e-9) }
    for index in [0, 10, 40] {
      let between = line.point(at: Double(index) + 0.25)
      #expect((points[index] + (points[index + 1] - points[index]) * 0.25 - between).length < 1e-9)
    }
  }

  @Test(
    "A bent line is an arc that turns to the right of its way if the curvature is positive",
    arguments: [0.01, -0.02])
  func arcs(curvature: Double) {
    let line = line(degrees: 0, reach: 25, curvature: curvature)
    // To the right of the way means down.
    let middle = Point(x: 50, y: 40 + 1 / curvature)
    for point in points(line) {
      #expect(abs((point - middle).length - abs(1 / curvature)) < 0.01 * abs(1 / curvature))
    }
    #expect((line.point(at: Double(line.middle)) - Point(x: 50, y: 40)).length < 1e-6)
  }

  @Test("A line that misses the picture has a grey value for each sample all the same")
  func outside() {
    let line = line(through: Point(x: -20, y: 40), degrees: 90, reach: 10)
    #expect(line.count >= 1)
    #expect(Self.withGrey { line.profile(in: $0, reach: 1, spacing: 1).count } == line.count)
  }

  @Test("From one point to another, the line begins and ends there")
  func between() {
    let line = ScanLine(
      from: Point(x: 10, y: 10), to: Point(x: 90, y: 70), step: 0.5, width: 100, height: 80)
    #expect((line.start - Point(x: 10, y: 10)).length < 1e-9 && line.count == 201)
    #expect((line.point(at: 200) - Point(x: 90, y: 70)).length < 1e-9)
  }

  @Test(
    "A profile is what the sampler gives along the line, averaged aside", arguments: [0, 0.004], [0, 1, 3])
  func profiles(curvature: Double, reach: Int) {
    for degrees in [0.0, 20, 90, 215] {
      let line = line(degrees: degrees, reach: 60, curvature: curvature)
      Self.withGrey { grey in
        let profile = line.profile(in: grey, reach: reach, spacing: 1.5)
        #expect(profile.count == line.count)
        for index in stride(from: 0, to: line.count, by: 7) {
          let place = line.point(at: Double(index))
          let next = line.point(at: Double(index + 1)) - place
          let aside = Point(x: -next.y, y: next.x) * (1.5 / next.length)
          let values = (-reach...reach).map { grey.value(at: place + aside * Double($0)) }
          let mean = values.reduce(0, +) / Float(values.count)
          #expect(abs(profile[index] - mean) < 0.1, "sample \(index) at \(degrees)°")
        }
      }
    }
  }

  private static func withGrey<R>(_ body: (GreySampler) -> R) -> R {
    var canvas = Canvas(width: 100, height: 80)
    var generator = SeededGenerator(seed: 2)
    for index in canvas.samples.indices { canvas.samples[index] = .random(in: 0...255, using: &generator) }
    return canvas.withGrey(body)
  }
}
