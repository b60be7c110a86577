import TestSupport
import Testing

@testable import QuietzoneScanner

struct GeometryTests {
  private static let formats: [FrameFormat] = Rotation.allCases.flatMap { rotation in
    [(1280, 720), (641, 479), (3, 5), (1920, 1080), (1, 1)].flatMap { width, height in
      [false, true].map { FrameFormat(width: width, height: height, rotation: rotation, isMirrored: $0)! }
    }
  }
  private static let screens: [Screen] = [
    (390, 844), (844, 390), (1171, 2533), (7, 7), (1, 1000), (1080, 1080),
  ].flatMap {
    width, height in [1, 1.25, 2, 2.625, 3].map { Screen(width: width, height: height, density: $0)! }
  }

  /// The frame's corners as they are shown, by hand: where the top left pixel of the frame lies, and its neighbours.
  @Test(
    "A frame is turned clockwise, then mirrored",
    arguments: [
      (Rotation.none, false, (0.0, 0.0), (20.0, 0.0)), (.quarter, false, (10, 0), (10, 20)),
      (.half, false, (20, 10), (0, 10)), (.threeQuarters, false, (0, 20), (0, 0)),
      (.none, true, (20, 0), (0, 0)), (.quarter, true, (0, 0), (0, 20)),
      (.half, true, (0, 10), (20, 10)), (.threeQuarters, true, (10, 20), (10, 0)),
    ])
  func orientation(
    rotation: Rotation, isMirrored: Bool, topLeft: (Double, Double), topRight: (Double, Double)
  ) {
    let format = FrameFormat(width: 20, height: 10, rotation: rotation, isMirrored: isMirrored)!
    let screen = Screen(width: format.shownWidth, height: format.shownHeight)!
    let mapping = PreviewMapping(screen: screen, format: format)
    #expect(mapping.previewPoint(Point(x: 0, y: 0)) == Point(x: topLeft.0, y: topLeft.1))
    #expect(mapping.previewPoint(Point(x: 20, y: 0)) == Point(x: topRight.0, y: topRight.1))
  }

  @Test(
    "The preview is filled: one side fits exactly, the other is cut off alike at both ends",
    arguments: formats)
  func aspectFill(format: FrameFormat) {
    for screen in Self.screens {
      let mapping = PreviewMapping(screen: screen, format: format)
      let a = mapping.previewPoint(Point(x: 0, y: 0))
      let b = mapping.previewPoint(Point(x: Double(format.width), y: Double(format.height)))
      let (left, right) = (min(a.x, b.x), max(a.x, b.x))
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      let (width, height) = (Double(screen.width), Double(screen.height))
      #expect(left <= 0 && right >= width && top <= 0 && bottom >= height)
      #expect(left == 0 && right == width || top == 0 && bottom == height)
      #expect(abs(left + right - width) < 1e-9 && abs(top + bottom - height) < 1e-9)
      let scale = (right - left) / Double(format.shownWidth)
      #expect(abs(scale - (bottom - top) / Double(format.shownHeight)) < 1e-9 * scale)
    }
  }

  @Test("What is mapped to the frame and back is where it was", arguments: formats)
  func thereAndBack(format: FrameFormat) {
    var generator = SeededGenerator(seed: 7)
    for screen in Self.screens {
      let mapping = PreviewMapping(screen: screen, format: format)
      for _ in 0..<10 {
        let point = Point(
          x: Double.random(in: 0...Double(screen.width), using: &generator),
          y: Double.random(in: 0...Double(screen.height), using: &generator))
        #expect((mapping.previewPoint(mapping.framePoint(point)) - point).length < 1e-9)
      }
    }
  }

  @Test("The region of interest is the viewport, to the pixel")
  func region() {
    // A viewport of 250 in 400 × 800, at half the frame's scale.
    #expect(phoneRegion.pixels == PixelRectangle(x: 150, y: 550, width: 500, height: 500))
    #expect(phoneRegion.center == Point(x: 400, y: 800))
    // A laptop: 300 of 1280 × 720 points, at twice the pixels; frames of 640 × 480 fill its width: a scale of 4.
    let laptop = Screen(width: 2560, height: 1440, density: 2)!
    let region = RegionOfInterest(
      PreviewMapping(screen: laptop, format: FrameFormat(width: 640, height: 480)!))
    #expect(region.pixels == PixelRectangle(x: 245, y: 165, width: 150, height: 150))
  }

  @Test(
    "The region of interest lies in the frame, is square and as large as the viewport", arguments: formats)
  func regions(format: FrameFormat) {
    for screen in Self.screens {
      let mapping = PreviewMapping(screen: screen, format: format)
      let region = RegionOfInterest(mapping)
      let (minimum, maximum) = (region.minimum, region.maximum)
      #expect(minimum.x > -1e-9 && minimum.y > -1e-9)
      #expect(maximum.x < Double(format.width) + 1e-9 && maximum.y < Double(format.height) + 1e-9)
      #expect(abs(maximum.x - minimum.x - (maximum.y - minimum.y)) < 1e-9)
      #expect(
        (region.center - Point(x: Double(format.width) / 2, y: Double(format.height) / 2)).length < 1e-9)
      let shown = (mapping.previewPoint(minimum) - mapping.previewPoint(maximum)).length
      #expect(abs(shown - Double(Viewport(in: screen).width) * 2.0.squareRoot()) < 1e-9)
      let pixels = region.pixels
      #expect(Double(pixels.x) <= minimum.x && Double(pixels.x + pixels.width) >= maximum.x)
      #expect(Double(pixels.x + 1) > minimum.x && Double(pixels.x + pixels.width - 1) < maximum.x)
    }
  }

  @Test("Outlines are in points, whatever the pixel density")
  func points() {
    let mapping = PreviewMapping(screen: Screen(width: 1200, height: 2400, density: 3)!, format: phoneFormat)
    #expect(mapping.screenPoint(Point(x: 400, y: 800)) == Point(x: 200, y: 400))
    #expect(mapping.screenPoint(Point(x: 800, y: 1600)) == Point(x: 400, y: 800))
  }

  @Test("Sizes that are none are refused", arguments: [0, -1, .min, .max, 1 << 20 + 1])
  func refused(size: Int) {
    #expect(Screen(width: size, height: 1) == nil)
    #expect(Screen(width: 1, height: size) == nil)
    #expect(FrameFormat(width: size, height: 1) == nil)
    #expect(FrameFormat(width: 1, height: size) == nil)
    for density in [0, -1, .nan, .infinity] { #expect(Screen(width: 9, height: 9, density: density) == nil) }
  }
}
