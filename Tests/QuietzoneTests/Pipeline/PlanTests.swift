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
    let planned = ReadingPlan.photo.passes.map(\.search).filter(searches.contains)
    #expect(searches == planned)
    #expect(searches.contains(.finderPatterns) && searches.contains(.solidCorners))
    #expect(!searches.contains(.bullseyes) && !searches.contains(.bars))
  }

  @Test("A pass for when nothing is read does not look where something was")
  func condition() throws {
    var trace: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader().read(Canvas.matrixSymbols, trace: &trace)
    let conditional = ReadingPlan.photo.passes.filter { $0.condition == .nothingIsRead }.map(\.search)
    #expect(!conditional.isEmpty)
    #expect(try #require(trace).passes.allSatisfy { !conditional.contains($0.search) })

    trace = ReadingTrace()
    _ = BarcodeReader().read(Canvas.noise(side: 200, seed: 1), trace: &trace)
    #expect(try #require(trace).passes.contains { conditional.contains($0.search) })
  }
}
