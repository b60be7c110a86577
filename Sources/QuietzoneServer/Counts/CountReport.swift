import Foundation
import Hummingbird
import Metrics
import QuietzoneScanner

/// What the page may say of its use: how often something happened, by names that are known here. There is no room for
/// anything else in it.
struct CountReport: Sendable {
  /// The most a page may add to a count at once.
  static let limit = 1000
  /// The most bytes of a report.
  static let bodyLimit = 4096

  /// Everything that is counted.
  static let names = Set(Metric.allCases.map { $0.name })

  let counts: [String: Int]

  /// Parses `{"name":3}`; throws 400 unless it is an object of known names with numbers from 1 to `limit`.
  init(_ json: Data, names: Set<String>) throws {
    guard let object = try? JSONDecoder().decode([String: Int].self, from: json) else {
      throw HTTPError(.badRequest, message: "counts are a JSON object of numbers")
    }
    for (name, count) in object {
      guard names.contains(name) else { throw HTTPError(.badRequest, message: "there is no such count") }
      guard (1...Self.limit).contains(count) else {
        throw HTTPError(.badRequest, message: "a count is a number from 1 to \(Self.limit)")
      }
    }
    counts = object
  }

  /// Adds the counts to the metrics.
  func record(in metrics: some MetricsFactory) {
    for (name, count) in counts {
      Counter(label: "quietzone_scanner_events", dimensions: [("event", name)], factory: metrics)
        .increment(by: count)
    }
  }
}
