import CQuietzone
import QuietzoneReport

/// What is behind a `qz_results`: the symbols as C sees them, and the memory that they are in.
struct Results: ~Copyable {
  private let symbols: UnsafePointer<qz_symbol>?
  fileprivate let count: Int
  fileprivate let json: UnsafePointer<CChar>
  fileprivate let jsonLength: Int
  fileprivate let end: qz_end
  private let memory: ResultMemory

  init(_ barcodes: [Barcode], end: qz_end) {
    var memory = ResultMemory()
    var symbols: [qz_symbol] = []
    for barcode in barcodes { symbols.append(qz_symbol(barcode, in: &memory)) }
    let json = jsonWithContent(of: barcodes)
    self.symbols = memory.copy(of: symbols)
    count = symbols.count
    self.json = memory.text(json)
    jsonLength = json.count
    self.end = end
    self.memory = memory
  }

  /// Itself in memory of its own, for C to hold and to give to `qz_results_free`.
  consuming func handle() -> OpaquePointer {
    let place = UnsafeMutablePointer<Results>.allocate(capacity: 1)
    place.initialize(to: self)
    return OpaquePointer(place)
  }

  fileprivate func symbol(at index: Int) -> UnsafePointer<qz_symbol>? {
    guard let symbols, index >= 0, index < count else { return nil }
    return symbols + index
  }

  fileprivate static func `in`(_ handle: OpaquePointer) -> UnsafeMutablePointer<Results> {
    UnsafeMutablePointer(handle)
  }
}

// The functions of quietzone.h, which documents them.

@_cdecl("qz_results_free")
public func freeResults(_ results: OpaquePointer?) {
  guard let results else { return }
  let place = Results.in(results)
  place.deinitialize(count: 1)
  place.deallocate()
}

@_cdecl("qz_results_count")
public func countResults(_ results: OpaquePointer?) -> Int {
  guard let results else { return 0 }
  return Results.in(results).pointee.count
}

@_cdecl("qz_results_symbol")
public func resultSymbol(_ results: OpaquePointer?, _ index: Int) -> UnsafePointer<qz_symbol>? {
  guard let results else { return nil }
  return Results.in(results).pointee.symbol(at: index)
}

@_cdecl("qz_results_end")
public func endOfResults(_ results: OpaquePointer?) -> qz_end {
  guard let results else { return Int32(QZ_END_COMPLETE) }
  return Results.in(results).pointee.end
}

@_cdecl("qz_results_json")
public func jsonOfResults(
  _ results: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  length?.pointee = 0
  guard let results else { return nil }
  length?.pointee = Results.in(results).pointee.jsonLength
  return Results.in(results).pointee.json
}
