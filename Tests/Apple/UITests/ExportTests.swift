import QuietzoneUI
import Testing

@Test("Who imports the views gets the symbologies") func exportsSymbologies() {
  #expect(SymbologySet.all.contains(.qrCode))
}
