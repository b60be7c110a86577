extension Effect {
  /// Writes an object whose field `effect` is the case's name.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("effect")
      writer.string(jsonName)
      writeFields(to: &writer)
    }
  }

  private var jsonName: String {
    switch self {
    case .present: "present"
    case .dismiss: "dismiss"
    case .presentDialog: "presentDialog"
    case .replaceDialog: "replaceDialog"
    case .dismissDialog: "dismissDialog"
    case .openSettings: "openSettings"
    case .requestPermission: "requestPermission"
    case .loadCamera: "loadCamera"
    case .checkTorch: "checkTorch"
    case .attachPreview: "attachPreview"
    case .setViewport: "setViewport"
    case .showPreview: "showPreview"
    case .hidePreview: "hidePreview"
    case .startCapture: "startCapture"
    case .stopCapture: "stopCapture"
    case .freeCamera: "freeCamera"
    case .setTorch: "setTorch"
    case .readFrame: "readFrame"
    case .dropFrame: "dropFrame"
    case .zoomIn: "zoomIn"
    case .choosePhoto: "choosePhoto"
    case .readPhoto: "readPhoto"
    case .wake: "wake"
    case .announce: "announce"
    case .flash: "flash"
    case .beep: "beep"
    case .vibrate: "vibrate"
    case .collect: "collect"
    case .remember: "remember"
    case .deliver: "deliver"
    case .fillOmnibox: "fillOmnibox"
    case .load: "load"
    case .record: "record"
    }
  }

  private func writeFields(to writer: inout JSONWriter) {
    switch self {
    case .presentDialog(let dialog), .replaceDialog(let dialog): dialog.write(to: &writer)
    case .setViewport(let region): region.pixels.write(to: &writer)
    case .setTorch(let state):
      writer.key("isOn")
      writer.boolean(state == .on)
    case .readFrame(let frame, let preset, let region):
      writer.write("frame", frame)
      writer.write("preset", preset.jsonName)
      region.pixels.write(to: &writer)
    case .dropFrame(let frame): writer.write("frame", frame)
    case .wake(let after): writer.write("after", whole: after)
    case .announce(let text), .fillOmnibox(let text): writer.write("text", text)
    case .flash: writer.write("duration", whole: Self.flashDuration)
    case .collect(let result), .remember(let result), .deliver(let result): result.write(to: &writer)
    case .load(let destination): destination.write(to: &writer)
    case .record(let metric): writer.write("metric", metric.name)
    case .present, .dismiss, .dismissDialog, .openSettings, .requestPermission, .loadCamera, .checkTorch,
      .attachPreview, .showPreview, .hidePreview, .startCapture, .stopCapture, .freeCamera, .zoomIn,
      .choosePhoto, .readPhoto, .beep, .vibrate:
      break
    }
  }
}

extension Dialog {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .problem(let problem): writer.write("dialog", problem.jsonName)
    case .noCodeInPhoto: writer.write("dialog", "noCodeInPhoto")
    case .choice(let results):
      writer.write("dialog", "choice")
      writer.key("results")
      writer.array { writer in
        for result in results { writer.object { result.write(to: &$0) } }
      }
    }
  }
}

extension ScanResult {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("text", text)
    writer.write("symbology", symbology.name)
    writer.write("kind", kind.jsonName)
    destination.write(to: &writer)
    if !bytes.isEmpty { writer.write("bytes", hexadecimal: bytes) }
    corners?.write(to: &writer)
  }
}

extension Destination {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .address(let address): writer.write("address", address)
    case .search(let words): writer.write("search", words)
    }
  }
}

extension PixelRectangle {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("x", x)
    writer.write("y", y)
    writer.write("width", width)
    writer.write("height", height)
  }
}

extension JSONWriter {
  package mutating func write(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  fileprivate mutating func write(_ name: StaticString, hexadecimal bytes: [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    key(name)
    string(String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self))
  }

  mutating func write(_ name: StaticString, _ number: Int) {
    key(name)
    integer(number)
  }

  /// Writes a number that a 32-bit `Int` might not hold.
  mutating func write(_ name: StaticString, _ number: UInt32) {
    key(name)
    value(Array(String(number).utf8))
  }

  /// Writes a time in whole milliseconds, rounded up.
  mutating func write(_ name: StaticString, whole time: Milliseconds) {
    write(name, Int(min(max(time, 0), 1e9).rounded(.up)))
  }
}
