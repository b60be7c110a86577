import Quietzone
import Testing

@Suite("A plan says which passes look")
struct PlanTests {
  @Test("A caller can leave passes out: what they would have read is not read, the rest is")
  func leavingPassesOut() {
    let image = Canvas.matrixSymbols
    #expect(Set(BarcodeReader().read(image).map(\.symbology)) == [.qrCode, .dataMatrix])
    var plan = ReadingPlan.photo
    plan.passes.removeAll { $0.search == .solidCorners || $0.search == .unreadCorners }
    #expect(BarcodeReader(plan: plan).read(image).map(\.symbology) == [.qrCode])
    plan.passes = []
    #expect(BarcodeReader(plan: plan).read(image).isEmpty)
  }

  @Test("The trace says which passes looked, in the plan's order, and none whose symbologies are not wanted")
  func order() throws {
    var trace: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader(symbologies: [.qrCode, .dataMatrix]).read(Canvas.matrixSymbols, trace: &trace)
    let searches = try #require(trace).passes.map(\.search)
    let planned = ReadingPlan.photo.passes.filter { $0.condition != .nothingIsRead }.map(\.search)
      .filter(searches.contains)
    #expect(searches == planned)
    #expect(searches.contains(.finderPatterns) && searches.contains(.solidCorners))
    #expect(!searches.contains(.bullseyes) && !searches.contains(.bars))
  }

  @Test("A pass for when nothing is read does not look where something was")
  func condition() throws {
    var trace: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader().read(Canvas.matrixSymbols, trace: &trace)
    let conditional = ReadingPlan.photo.passes.filter { $0.condition == .nothingIsRead }.map(\.search)
    let others = ReadingPlan.photo.passes.filter { $0.condition != .nothingIsRead }.map(\.search)
    #expect(!conditional.isEmpty)
    for search in conditional {
      let count = try #require(trace).passes.count { $0.search == search }
      #expect(count <= others.count { $0 == search })
    }

    trace = ReadingTrace()
    _ = BarcodeReader().read(Canvas.noise(side: 200, seed: 1), trace: &trace)
    for search in conditional {
      let count = try #require(trace).passes.count { $0.search == search }
      #expect(count > others.count { $0 == search })
    }
  }

  @Test("A pass for when something like it is read looks where it was, and nowhere else")
  func company() throws {
    let conditional = ReadingPlan.photo.passes.filter { $0.condition == .alikeIsRead }.map(\.search)
    #expect(conditional == [.barsApart])
    var trace: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader().read(Canvas.matrixSymbols, trace: &trace)
    #expect(try #require(trace).passes.allSatisfy { !conditional.contains($0.search) })

    trace = ReadingTrace()
    _ = BarcodeReader().read(
      BarPicture(of: BarSymbol.oneOfEach[0].ofHeight(40), scale: 3).image, trace: &trace)
    #expect(try #require(trace).passes.contains { conditional.contains($0.search) })
  }
}

@Suite("A preset is a plan and what it is asked to look for")
struct PresetTests {
  @Test("An enlarging preset reads what is enlarged, and says where it is in the image as it was")
  func enlarging() throws {
    let image = Canvas.matrixSymbols
    #expect(ReadingPreset.otherScale.plan.enlargement == 1.5)
    let enlarged = BarcodeReader(preset: .otherScale, symbologies: [.qrCode]).read(image)
    let plain = BarcodeReader(preset: .plain, symbologies: [.qrCode]).read(image)
    #expect(enlarged.map(\.bytes) == plain.map(\.bytes) && plain.count == 1)
    for (a, b) in zip(enlarged[0].corners.points, plain[0].corners.points) { #expect((a - b).length < 2) }
  }

  @Test("A preset for some symbologies reads those of the wanted ones; if there is none, it is the plain one")
  func someSymbologies() {
    let bars: SymbologySet = [.ean13]
    #expect(
      BarcodeReader(preset: .thoroughMatrix).symbologies
        == SymbologySet.all.subtracting(.linear)
        .subtracting([.pdf417, .microPDF417]))
    #expect(BarcodeReader(preset: .thoroughBars, symbologies: [.ean13, .qrCode]).symbologies == bars)
    let plain = BarcodeReader(preset: .thoroughMatrix, symbologies: bars)
    #expect(plain.symbologies == bars && plain.plan == .live && !plain.readsInverted)
  }

  @Test(
    "Light symbols are read by the presets that look for them, and by no other",
    arguments: ReadingPreset.allCases)
  func inverted(preset: ReadingPreset) {
    var canvas = Canvas(width: 200, height: 200, ground: 30)
    canvas.draw(DrawnSymbol.versionTwo.modules, Quadrilateral(x: 40, y: 40, side: 110), isInverted: true)
    let isRead = !BarcodeReader(preset: preset, symbologies: [.qrCode]).read(canvas.image).isEmpty
    #expect(isRead == [.photo, .live, .inverted].contains(preset))
  }
}
