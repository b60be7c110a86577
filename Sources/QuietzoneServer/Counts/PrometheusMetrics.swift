import Metrics
import Synchronization

/// Metrics kept in memory, and written as Prometheus reads them: text format 0.0.4.
public final class PrometheusMetrics: MetricsFactory, Sendable {
  private let families = Mutex<[String: Family]>([:])

  public init() {}

  /// All metrics of one name.
  private struct Family {
    var kind: Kind
    /// By their labels, as they are written.
    var cells: [String: Cell] = [:]
  }

  private enum Kind: String { case counter, gauge, summary }

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    cell(label, dimensions, .counter)
  }

  public func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler { cell(label, dimensions, .counter) }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    cell(label, dimensions, .gauge)
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler { cell(label, dimensions, aggregate ? .summary : .gauge) }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    cell(label + "_seconds", dimensions, .summary)
  }

  // What has been counted stays: Prometheus expects it.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}

  private func cell(_ label: String, _ dimensions: [(String, String)], _ kind: Kind) -> Cell {
    let name = prometheusName(label)
    let labels = dimensions.map { "\(prometheusName($0.0))=\"\(escaped($0.1))\"" }.joined(separator: ",")
    return families.withLock { families in
      var family = families[name] ?? Family(kind: kind)
      let cell = family.cells[labels] ?? Cell(isGauge: kind == .gauge)
      family.cells[labels] = cell
      families[name] = family
      return cell
    }
  }

  /// Everything, in the order of the names.
  public func text() -> String {
    let families = families.withLock { $0 }
    var lines: [String] = []
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      // What was only got ready says nothing yet: with a request's counter comes one of errors, for every status.
      let readings = family.cells.mapValues(\.reading).filter { $0.value.count > 0 }
      if readings.isEmpty { continue }
      let shown = family.kind == .counter && !name.hasSuffix("_total") ? name + "_total" : name
      lines.append("# TYPE \(shown) \(family.kind.rawValue)")
      for (labels, (value, count)) in readings.sorted(by: { $0.key < $1.key }) {
        let suffix = labels.isEmpty ? "" : "{\(labels)}"
        if family.kind == .summary {
          lines.append("\(shown)_sum\(suffix) \(value)")
          lines.append("\(shown)_count\(suffix) \(count)")
        } else {
          lines.append("\(shown)\(suffix) \(value)")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// One number that goes up, or up and down, or is the sum of what was recorded.
private final class Cell: CounterHandler, FloatingPointCounterHandler, MeterHandler, RecorderHandler,
  TimerHandler,
  Sendable
{
  private let state = Mutex((value: 0.0, count: 0))
  /// Whether a recorded value takes the place of the one before it.
  private let isGauge: Bool

  init(isGauge: Bool) { self.isGauge = isGauge }

  var reading: (value: Double, count: Int) { state.withLock { $0 } }

  func increment(by amount: Int64) { add(Double(amount)) }
  func increment(by amount: Double) { add(amount) }
  func decrement(by amount: Double) { add(-amount) }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { state.withLock { $0 = (value, $0.count + 1) } }
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { if isGauge { set(value) } else { add(value) } }
  func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
  func reset() { state.withLock { $0 = (0, 0) } }

  private func add(_ amount: Double) { state.withLock { $0 = ($0.value + amount, $0.count + 1) } }
}

/// A name of the characters that Prometheus allows.
private func prometheusName(_ label: String) -> String {
  String(label.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}

/// A label's value with what must be escaped in it.
private func escaped(_ value: String) -> String {
  var result = ""
  for character in value {
    switch character {
    case "\\": result += "\\\\"
    case "\"": result += "\\\""
    case "\n": result += "\\n"
    default: result.append(character)
    }
  }
  return result
}
