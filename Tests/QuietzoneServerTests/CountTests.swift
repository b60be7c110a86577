import Foundation
import HTTPTypes
import Hummingbird
import Metrics
import Testing

@testable import QuietzoneServer

@Suite("Server: counts and metrics")
struct CountTests {
  let page: TestPage
  let metrics = PrometheusMetrics()

  init() throws { page = try TestPage() }

  /// Posts `body` and says what came of it.
  private func post(_ body: String, headers: HTTPFields = [:]) async throws -> HTTPResponse.Status {
    try await Answer(
      of: try page.server(metrics: metrics).router(), to: "/counts", .post, headers: headers,
      body: ByteBuffer(string: body)
    ).status
  }

  @Test("Counts that a page posts add up under /metrics, as Prometheus reads them")
  func countsAddUp() async throws {
    #expect(try await post(#"{"MobileQRScannerClose":2,"MobileQRScannerTorchOn":1}"#) == .noContent)
    #expect(try await post(#"{"MobileQRScannerClose":3}"#) == .noContent)
    let text = String(
      buffer: try await Answer(of: try page.server(metrics: metrics).router(), to: "/metrics").body)
    #expect(text.contains("# TYPE quietzone_scanner_events_total counter\n"))
    #expect(text.contains(#"quietzone_scanner_events_total{event="MobileQRScannerClose"} 5.0"#))
    #expect(text.contains(#"quietzone_scanner_events_total{event="MobileQRScannerTorchOn"} 1.0"#))
  }

  @Test(
    "Nothing but known names and small numbers is taken",
    arguments: [
      "", "{", "[]", "3", #"{"text":1}"#, #"{"MobileQRScannerClose":0}"#, #"{"MobileQRScannerClose":-1}"#,
      #"{"MobileQRScannerClose":1001}"#, #"{"MobileQRScannerClose":"https://example.org"}"#,
      #"{"MobileQRScannerClose":1,"https://example.org":1}"#,
    ])
  func refusals(_ body: String) async throws {
    #expect(try await post(body) == .badRequest)
    #expect(!metrics.text().contains("quietzone_scanner_events"))
  }

  @Test("A report that is too long to be one is refused")
  func tooLong() async throws {
    let body = #"{"MobileQRScannerClose":1}"# + String(repeating: " ", count: CountReport.bodyLimit)
    #expect(try await post(body) == .contentTooLarge)
  }

  @Test("Another site's page cannot count here")
  func otherSites() async throws {
    let site = HTTPField.Name("Sec-Fetch-Site")!
    let body = #"{"MobileQRScannerClose":1}"#
    #expect(try await post(body, headers: [site: "cross-site"]) == .forbidden)
    #expect(try await post(body, headers: [site: "same-origin"]) == .noContent)
  }

  @Test("What was got ready and never counted is not shown")
  func nothingCounted() {
    let unused = Counter(label: "errors", dimensions: [("type", "200")], factory: metrics)
    let meter = Meter(label: "active", factory: metrics)
    meter.increment()
    meter.decrement()
    _ = Counter(label: "requests", dimensions: [("status", "404")], factory: metrics)
    Counter(label: "requests", dimensions: [("status", "200")], factory: metrics).increment()
    #expect(
      metrics.text() == """
        # TYPE active gauge
        active 0.0
        # TYPE requests_total counter
        requests_total{status="200"} 1.0

        """)
    unused.increment()
    #expect(metrics.text().contains(#"errors_total{type="200"} 1.0"#))
  }

  @Test("Labels are escaped, names are made of what Prometheus allows, and every kind is written its own way")
  func format() {
    Counter(label: "a.b-c", dimensions: [("k.x", "say \"hi\"\\\n")], factory: metrics).increment(by: 2)
    Meter(label: "level", factory: metrics).set(3)
    Timer(label: "duration", factory: metrics).recordNanoseconds(1_500_000_000)
    Timer(label: "duration", factory: metrics).recordNanoseconds(500_000_000)
    #expect(
      metrics.text() == """
        # TYPE a_b_c_total counter
        a_b_c_total{k_x="say \\"hi\\"\\\\\\n"} 2.0
        # TYPE duration_seconds summary
        duration_seconds_sum 2.0
        duration_seconds_count 2
        # TYPE level gauge
        level 3.0

        """)
  }
}
