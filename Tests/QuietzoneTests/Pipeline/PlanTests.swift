import Quietzone
import Testing

@Suite("A plan says which passes look")
struct PlanTests {
  @Test("A caller can leave passes out: what they would have read is not read, the rest is")
  func leavingPassesOut() {
    let image = Canvas.matrixSymbols
    #expect(Set(BarcodeReader().read(image).map(\.symbology)) == [.qrCode, .dataMatrix])
    var plan = ReadingPlan.photo
    // Islands are read by whatever else the plan has.
    plan.passes.removeAll { [.solidCorners, .unreadCorners, .islands].contains($0.search) }
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

  /// Searches of the plan for photos, for the passes of some conditions.
  private func searches(when conditions: Set<Pass.Condition>) -> [Pass.Search] {
    ReadingPlan.photo.passes.filter { conditions.contains($0.condition) }.map(\.search)
  }

  /// What was searched for in an image, pass by pass.
  private func searches(in image: LuminanceImage) throws -> [Pass.Search] {
    var trace: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader().read(image, trace: &trace)
    return try #require(trace).passes.map(\.search)
  }

  @Test("A pass for when nothing is read does not look where something was")
  func condition() throws {
    let conditional = searches(when: [.nothingIsRead])
    #expect(!conditional.isEmpty)
    let (others, always) = (
      searches(when: [.always, .alikeIsRead, .anythingIsRead]), searches(when: [.always])
    )
    let symbols = try searches(in: Canvas.matrixSymbols)
    let noise = try searches(in: Canvas.noise(side: 200, seed: 1))
    for search in conditional {
      #expect(symbols.count { $0 == search } <= others.count { $0 == search })
      #expect(noise.count { $0 == search } > always.count { $0 == search })
    }
  }

  @Test("A pass for when anything is read looks where something was, and nowhere else")
  func companyOfAnyKind() throws {
    #expect(searches(when: [.anythingIsRead]) == [.islands])
    let others = searches(when: [.always, .nothingIsRead]).count { $0 == .islands }
    #expect(try searches(in: Canvas.matrixSymbols).contains(.islands))
    #expect(try searches(in: Canvas.noise(side: 200, seed: 1)).count { $0 == .islands } == others)
  }

  @Test("A pass for when something like it is read looks where it was, and nowhere else")
  func company() throws {
    #expect(searches(when: [.alikeIsRead]) == [.barsApart, .barRegions, .stackedRows, .solidCorners])
    let always = searches(when: [.always])
    let symbols = try searches(in: Canvas.matrixSymbols)
    let bars = try searches(in: BarPicture(of: BarSymbol.oneOfEach[0].ofHeight(40), scale: 3).image)
    for search in [Pass.Search.barsApart, .barRegions, .stackedRows] {
      #expect(symbols.count { $0 == search } == always.count { $0 == search })
      #expect(bars.count { $0 == search } == always.count { $0 == search } + 1)
    }
    #expect(symbols.count { $0 == .solidCorners } == always.count { $0 == .solidCorners } + 1)
    #expect(bars.count { $0 == .solidCorners } == always.count { $0 == .solidCorners })
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
