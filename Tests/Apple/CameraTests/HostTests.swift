import QuietzoneCamera
import Testing

@MainActor @Suite struct HostTests {
  @Test("A new scanner is closed") func isClosed() {
    let host = ScannerHost()
    #expect(!host.isPresented && host.appearance == nil && host.cameraState == .notLoaded)
  }
}
