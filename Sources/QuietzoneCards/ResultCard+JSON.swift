import QuietzoneContent
import QuietzoneReport
import QuietzoneScanner

extension ResultCard {
  /// As `init(_:joinsNetworks:)`, of a symbol as the reader's JSON has it: `text`, and as far as they are known `symbology`, `bytes`,
  /// `symbologyIdentifier` and `addOn`.
  init(symbol json: EventFields) throws(EventError) {
    self.init(try json.contentInput())
  }

  /// As `handle(_:)`, for hosts in another language: an event as JSON in, what there is to do and to see as JSON out.
  ///
  /// `card` is the one that the host shows: the event `{"event":"shown","symbol":{…}}` makes a new one of it. The others are
  /// `{"event":"actionPressed","index":0}`, `confirmed` and `declined`.
  ///
  /// The answer is `{"effects":[…],"card":{"content":{…},"actions":[…]}}`: the effects in their order, what the code means as
  /// `quietzone scan --json` tells it, and what can be done with it. Where the event makes no sense it is `{"error":"…"}`, and
  /// nothing has changed.
  package static func handle(json: [UInt8], _ card: inout ResultCard?) -> [UInt8] {
    var writer = JSONWriter()
    do {
      let effects = try take(try EventFields(json: json), &card)
      writer.object { writer in
        writer.key("effects")
        writer.array { writer in
          for effect in effects { effect.write(to: &writer) }
        }
        writer.key("card")
        if let card { card.write(to: &writer) } else { writer.value(Array("null".utf8)) }
      }
    } catch {
      writer.object { writer in
        writer.key("error")
        writer.string(error.message)
      }
    }
    return writer.bytes
  }

  private static func take(_ event: EventFields, _ card: inout ResultCard?) throws(EventError) -> [CardEffect]
  {
    let name = try event.string("event")
    if isSame(name, "shown") {
      guard let symbol = try event.fields("symbol") else { throw .field("symbol") }
      card = try ResultCard(symbol: symbol)
      return []
    }
    let handled: CardEvent
    if isSame(name, "actionPressed") {
      handled = .actionPressed(try event.integer("index"))
    } else if isSame(name, "confirmed") {
      handled = .confirmed
    } else if isSame(name, "declined") {
      handled = .declined
    } else {
      throw .unknownEvent
    }
    return card?.handle(handled) ?? []
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("content")
      content.write(to: &writer)
      writer.key("actions")
      writer.array { writer in
        for action in actions {
          writer.object { writer in
            writer.write("action", action.kind.jsonName)
            if let detail = action.detail { writer.write("detail", detail) }
          }
        }
      }
    }
  }
}

extension EventFields {
  fileprivate func contentInput() throws(EventError) -> ContentInput {
    ContentInput(
      text: try string("text"), bytes: has("bytes") ? try hexadecimal("bytes") : [],
      symbology: has("symbology") ? telling(try string("symbology")) : nil,
      symbologyIdentifier: has("symbologyIdentifier") ? try string("symbologyIdentifier") : "",
      addOn: has("addOn") ? try string("addOn") : nil)
  }
}

/// The symbology of this name, if it says something of what the symbol means; nil of all others. The table of all of them would
/// bring their decoders along.
private func telling(_ name: String) -> Symbology? {
  let names: [(name: String, symbology: Symbology)] = [
    ("ean8", .ean8), ("ean13", .ean13), ("upcA", .upcA), ("upcE", .upcE), ("itf14", .itf14),
    ("code39", .code39), ("code39Mod43", .code39Mod43), ("maxiCode", .maxiCode),
  ]
  return names.first { isSame($0.name, name) }?.symbology
}

extension CardEffect {
  /// Writes an object whose field `effect` is the case's name.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .open(let address):
        writer.write("effect", "open")
        writer.write("address", address)
      case .handOver(let address):
        writer.write("effect", "handOver")
        writer.write("address", address)
      case .join(let network):
        writer.write("effect", "join")
        writer.write("name", network.name)
      case .copy(let text):
        writer.write("effect", "copy")
        writer.write("text", text)
      case .save(let file):
        writer.write("effect", "save")
        writer.write("name", file.name)
        writer.write("mediaType", file.mediaType)
        writer.write("text", file.text)
      case .showPlace(let place):
        writer.write("effect", "showPlace")
        if let latitude = place.latitude { writer.write("latitude", latitude) }
        if let longitude = place.longitude { writer.write("longitude", longitude) }
        if let query = place.query { writer.write("query", query) }
      case .search(let words):
        writer.write("effect", "search")
        writer.write("search", words)
      case .ask(let question):
        writer.write("effect", "ask")
        question.write(to: &writer)
      case .dismissQuestion: writer.write("effect", "dismissQuestion")
      }
    }
  }
}

extension CardQuestion {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .openDangerousLink(let host):
      writer.write("question", "openDangerousLink")
      if let host { writer.write("detail", host) }
    case .openApp(let scheme):
      writer.write("question", "openApp")
      writer.write("detail", scheme)
    case .dialCommand(let number):
      writer.write("question", "dialCommand")
      writer.write("detail", number)
    }
  }
}

extension CardAction.Kind {
  fileprivate var jsonName: String {
    switch self {
    case .open: "open"
    case .openApp: "openApp"
    case .joinNetwork: "joinNetwork"
    case .saveContact: "saveContact"
    case .call: "call"
    case .mail: "mail"
    case .message: "message"
    case .showPlace: "showPlace"
    case .saveEvent: "saveEvent"
    case .addPassword: "addPassword"
    case .pay: "pay"
    case .search: "search"
    case .copyPassword: "copyPassword"
    case .copyName: "copyName"
    case .copyAccount: "copyAccount"
    case .copyAmount: "copyAmount"
    case .copyReference: "copyReference"
    case .copyNumber: "copyNumber"
    case .copyAddress: "copyAddress"
    case .copyPlace: "copyPlace"
    case .copyText: "copyText"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ name: StaticString, _ number: DecimalNumber) {
    key(name)
    value(Array(number.description.utf8))
  }
}
