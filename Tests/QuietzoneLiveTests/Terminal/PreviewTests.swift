import QuietzoneScanner
import QuietzoneTerminal
import Testing

@testable import QuietzoneLive

@Suite struct PreviewTests {
  private func layout(_ columns: Int, _ rows: Int) -> ScreenLayout {
    let environment = TerminalEnvironment(["TERM": "xterm-256color", "LANG": "C.UTF-8"], isTerminal: true)
    return ScreenLayout(TerminalSize(columns: columns, rows: rows), TerminalCapabilities(environment))
  }

  @Test(
    "What is shown fills the preview, and has its shape", arguments: [(80, 24), (20, 6), (200, 50), (30, 60)])
  func fills(columns: Int, rows: Int) throws {
    let screen = try #require(Screen(layout(columns, rows)))
    let frame = LuminanceImage(width: 1920, height: 1080) { $0.initialize(repeating: 0, count: 1920 * 1080) }
    let part = frame.shown(on: screen)
    #expect(part.width == 1920 || part.height == 1080)
    let shape = Double(screen.width) / Double(screen.height)
    #expect(abs(Double(part.width) / Double(part.height) / shape - 1) < 0.01)
  }

  @Test("The smallest terminal has a preview, too")
  func smallest() throws {
    let screen = try #require(Screen(layout(1, 1)))
    let frame = LuminanceImage(width: 2, height: 2, pixels: [0, 0, 0, 0])!
    #expect(frame.shown(on: screen).width >= 1)
  }

  @Test("A cell of the picture is where the outline that it shows is")
  func places() throws {
    var desk = Desk()
    desk.show("one")
    let outline = try #require(desk.scanner.appearance?.outlines.first)
    let center = outline.corners.center
    let (column, row) = (
      Int(center.x * desk.screen.density) / desk.layout.cell.width,
      Int(center.y * desk.screen.density) / desk.layout.cell.height
    )
    let share = try #require(desk.layout.place(column: column, row: row))
    let place = Point(
      x: share.x * Double(desk.screen.width) / desk.screen.density,
      y: share.y * Double(desk.screen.height) / desk.screen.density)
    #expect(outline.corners.contains(place))
  }

  @Test("The frame takes two thirds of the shorter side, in the middle, and its line moves down it")
  func marks() throws {
    let desk = Desk()
    let appearance = try #require(desk.scanner.appearance)
    let marks = PictureMarks(appearance, on: desk.screen, at: 1500, flashed: nil)
    let viewport = try #require(marks.viewport)
    #expect(abs((viewport.bottomLeft.y - viewport.topLeft.y) - 250 / 360) < 0.01)
    #expect(abs(viewport.center.x - 0.5) < 0.01 && abs(viewport.center.y - 0.5) < 0.01)
    #expect(marks.sweep == 0.5 && marks.flash == 0)
    var picture = InkedPicture(width: desk.layout.pictureWidth, height: desk.layout.pictureHeight)
    marks.draw(on: &picture)
    #expect(Set(picture.pixels) == [0, Ink.border.rawValue, Ink.aim.rawValue])
    #expect(PictureMarks(appearance, on: desk.screen, at: 250, flashed: 0).flash == 0.5)
  }

  @Test("Zoom cuts the middle out, and after the largest there is none")
  func zoom() {
    var zoom = DigitalZoom()
    #expect(zoom.part(width: 641, height: 480) == PixelRectangle(x: 0, y: 0, width: 641, height: 480))
    zoom.goOn()
    zoom.goOn()
    #expect(zoom.factor == 2)
    #expect(zoom.part(width: 640, height: 480) == PixelRectangle(x: 160, y: 120, width: 320, height: 240))
    zoom.approach()
    zoom.approach()
    #expect(zoom.factor == 3)
    zoom.goOn()
    #expect(zoom.factor == 1)
    #expect(zoom.part(width: 1, height: 1) == PixelRectangle(x: 0, y: 0, width: 1, height: 1))
  }
}
