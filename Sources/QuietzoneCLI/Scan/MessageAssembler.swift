import Quietzone

/// Joins messages that are spread over several symbols (structured append), across all inputs.
///
/// Symbols belong together if their symbology, the message's id and the number of its parts are the same. The whole
/// message takes the place of the part that completed it, and the other parts are dropped. A result with parts waits
/// until their message is whole; results behind it wait with it, so that the order stays that of the inputs. At the
/// end what misses a part is given out as parts.
///
/// The id is a single byte, so different messages may share it. Two different symbols that claim to be the same part
/// of one message show that; nothing with that id is joined from then on, because it could join what does not
/// belong together.
struct MessageAssembler {
  private struct Key: Hashable {
    var symbology: Symbology
    var id: String
    var count: Int
  }

  private enum Message {
    case open([Int: Barcode])
    case ambiguous
  }

  private let decoder: BarcodeReader.TextDecoder
  private var messages: [Key: Message] = [:]
  private var waiting: [ScanResult] = []
  /// How many results left the queue: the number of the first that waits.
  private var released = 0
  /// Which results have parts of a message that is not whole yet.
  private var holders: [Key: Set<Int>] = [:]

  init(decoder: @escaping BarcodeReader.TextDecoder) { self.decoder = decoder }

  /// Takes the next result and returns those that need not wait any longer.
  mutating func add(_ result: ScanResult) -> [ScanResult] {
    let number = released + waiting.count
    waiting.append(result)
    if case .read(let reading) = result.outcome {
      for symbol in reading.symbols {
        if let key = key(of: symbol) { add(symbol, key: key, number: number) }
      }
    }
    return releaseSettled()
  }

  /// Everything that still waits.
  mutating func finish() -> [ScanResult] {
    defer { waiting = [] }
    return waiting
  }

  private func key(of symbol: Barcode) -> Key? {
    guard let place = symbol.structuredAppend, place.count > 1, (0..<place.count).contains(place.index) else {
      return nil
    }
    return Key(symbology: symbol.symbology, id: place.id, count: place.count)
  }

  private mutating func add(_ symbol: Barcode, key: Key, number: Int) {
    guard case .open(var parts) = messages[key] ?? .open([:]) else { return }
    let index = symbol.structuredAppend!.index
    if let other = parts[index], other.bytes != symbol.bytes {
      messages[key] = .ambiguous
      holders[key] = nil
      return
    }
    parts[index] = parts[index] ?? symbol
    holders[key, default: []].insert(number)
    guard parts.count == key.count else {
      messages[key] = .open(parts)
      return
    }
    let whole = joined((0..<key.count).map { parts[$0]! }, at: symbol, decoder: decoder)
    for holder in holders[key]! {
      replaceParts(of: key, in: holder - released, by: holder == number ? whole : nil)
    }
    messages[key] = nil
    holders[key] = nil
  }

  /// Takes the parts of a message out of a waiting result, and puts the whole in the last one's place.
  private mutating func replaceParts(of key: Key, in position: Int, by whole: Barcode?) {
    guard case .read(var reading) = waiting[position].outcome else { return }
    let last = reading.symbols.lastIndex { self.key(of: $0) == key }
    var symbols: [Barcode] = []
    for (index, symbol) in reading.symbols.enumerated() {
      if self.key(of: symbol) != key {
        symbols.append(symbol)
      } else if index == last, let whole {
        symbols.append(whole)
      }
    }
    reading.symbols = symbols
    waiting[position].outcome = .read(reading)
  }

  private mutating func releaseSettled() -> [ScanResult] {
    let firstHeld = holders.values.compactMap { $0.min() }.min() ?? released + waiting.count
    let settled = Array(waiting.prefix(firstHeld - released))
    waiting.removeFirst(settled.count)
    released = firstHeld
    return settled
  }
}

/// One symbol that stands for the whole message, where the part that completed it lies.
private func joined(_ parts: [Barcode], at last: Barcode, decoder: BarcodeReader.TextDecoder) -> Barcode {
  var whole = last
  whole.structuredAppend = nil
  whole.bytes = parts.flatMap(\.bytes)
  whole.segments = []
  for segment in parts.flatMap(\.segments) {
    if whole.segments.last?.characterSet == segment.characterSet {
      whole.segments[whole.segments.count - 1].bytes += segment.bytes
    } else {
      whole.segments.append(segment)
    }
  }
  // A character may be split between two parts, so the text is decoded anew from the joined bytes where possible.
  if let text = String(validating: whole.bytes, as: UTF8.self), !parts.contains(where: hasECI) {
    whole.text = text
  } else {
    let texts = whole.segments.map { $0.text ?? decoder($0.bytes, $0.characterSet) }
    whole.text = texts.contains(nil) ? parts.map(\.text).joined() : texts.map { $0! }.joined()
  }
  whole.gs1 = parts.contains(where: isGS1) ? try? GS1.elements(of: whole.bytes) : nil
  return whole
}

/// Whether a QR Code says itself which character sets it uses (ISO/IEC 18004, Annex F: modifiers 2, 4 and 6).
private func hasECI(_ symbol: Barcode) -> Bool { ["]Q2", "]Q4", "]Q6"].contains(symbol.symbologyIdentifier) }

/// Whether a QR Code says itself that it holds a GS1 element string (ISO/IEC 18004, Annex F: modifiers 3 and 4).
private func isGS1(_ symbol: Barcode) -> Bool { ["]Q3", "]Q4"].contains(symbol.symbologyIdentifier) }
