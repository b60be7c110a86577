extension BarcodeScanner {
  /// As `handle(_:)`, for hosts in another language: an event as JSON in, what there is to do and to see as JSON out.
  ///
  /// The answer is `{"effects":[…],"view":…,"symbologies":…}`: the effects in their order, the scanner's appearance or
  /// `null`, and a bit for each symbology that the reader is asked for, in the order of `Symbology`. Where the event
  /// makes no sense it is `{"error":"…"}`, and nothing has changed.
  public mutating func handle(json: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    do {
      let effects = handle(try Event(json: json))
      writer.object { writer in
        writer.key("effects")
        writer.array { writer in
          for effect in effects { effect.write(to: &writer) }
        }
        writer.key("view")
        if let appearance { appearance.write(to: &writer) } else { writer.value(Array("null".utf8)) }
        writer.write("symbologies", settings.symbologies.mask)
      }
    } catch {
      writer.object { writer in
        writer.key("error")
        writer.string(error.message)
      }
    }
    return writer.bytes
  }
}
