extension Event {
  /// The event that JSON describes: `{"event":"frameArrived","frame":7,"time":1234.5}`.
  init(json: [UInt8]) throws(EventError) {
    let fields = try EventFields(json: json)
    let name = try fields.string("event")
    if let plain = Self.withoutFields(name) {
      self = plain
    } else if let event = try Self.withFields(name, fields) {
      self = event
    } else {
      throw .unknownEvent
    }
  }

  private static func withoutFields(_ name: String) -> Event? {
    let events: [(name: String, event: Event)] = [
      ("closeRequested", .closeRequested), ("dialogCancelled", .dialogCancelled),
      ("settingsLinkPressed", .settingsLinkPressed), ("terminated", .terminated),
      ("cameraMuted", .cameraMuted),
      ("enteredBackground", .enteredBackground), ("enteredForeground", .enteredForeground),
      ("resignedActive", .resignedActive), ("torchButtonPressed", .torchButtonPressed),
      ("viewportSet", .viewportSet), ("announcementFinished", .announcementFinished),
      ("albumPressed", .albumPressed), ("photoChosen", .photoChosen), ("photoCancelled", .photoCancelled),
    ]
    return events.first { isSame($0.name, name) }?.event
  }

  private static func withFields(_ name: String, _ fields: EventFields) throws(EventError) -> Event? {
    func isNamed(_ other: String) -> Bool { isSame(name, other) }
    if isNamed("frameArrived") { return .frameArrived(try fields.frame(), at: try fields.number("time")) }
    if isNamed("frameRead") {
      return .frameRead(try fields.frame(), try fields.symbols(), at: try fields.number("time"))
    }
    if isNamed("codesSeen") { return .codesSeen(try fields.seenCodes(), at: try fields.number("time")) }
    if isNamed("previewTapped") { return .previewTapped(try fields.point()) }
    if isNamed("timePassed") { return .timePassed(try fields.number("time")) }
    if isNamed("opened") {
      return .opened(from: try fields.choice("from"), permission: try fields.choice("permission"))
    }
    if isNamed("permissionChanged") { return .permissionChanged(try fields.choice("permission")) }
    if isNamed("cameraAvailable") { return .cameraAvailable(try fields.frameFormat()) }
    if isNamed("frameFormatChanged") { return .frameFormatChanged(try fields.frameFormat()) }
    if isNamed("cameraFailed") { return .cameraFailed(try fields.problem()) }
    if isNamed("torchAvailabilityChanged") {
      return .torchAvailabilityChanged(try fields.boolean("isAvailable"))
    }
    if isNamed("torchStateChanged") { return .torchStateChanged(try fields.boolean("isOn") ? .on : .off) }
    if isNamed("screenChanged") { return .screenChanged(try fields.screen()) }
    if isNamed("photoRead") { return .photoRead(try fields.symbols()) }
    if isNamed("resultChosen") { return .resultChosen(try fields.integer("index")) }
    if isNamed("goPressed") { return .goPressed(try fields.string("text")) }
    if isNamed("settingsChanged") { return .settingsChanged(try fields.settings()) }
    return nil
  }
}

extension EventFields {
  fileprivate func frame() throws(EventError) -> FrameNumber {
    guard let frame = FrameNumber(exactly: try number("frame")) else { throw .field("frame") }
    return frame
  }

  private func rotation(_ name: String) throws(EventError) -> Rotation {
    guard let rotation = Rotation(rawValue: try integer(name, default: 0)) else { throw .field(name) }
    return rotation
  }

  fileprivate func frameFormat() throws(EventError) -> FrameFormat {
    let format = FrameFormat(
      width: try integer("width"), height: try integer("height"), rotation: try rotation("rotation"),
      isMirrored: try boolean("isMirrored", default: false))
    guard let format else { throw .field("width") }
    return format
  }

  fileprivate func screen() throws(EventError) -> Screen {
    let screen = Screen(
      width: try integer("width"), height: try integer("height"), density: try number("density", default: 1),
      orientation: try rotation("orientation"), lineHeight: try number("lineHeight", default: 20))
    guard let screen else { throw .field("width") }
    return screen
  }

  /// Named by itself, or by the error of the browser that is the reason.
  fileprivate func problem() throws(EventError) -> CameraProblem {
    has("error") ? CameraProblem(mediaErrorName: try string("error")) : try choice("problem")
  }

  /// The symbols as the reader lists them. Their corners count from `origin`, where the pixels that were read begin.
  fileprivate func symbols() throws(EventError) -> [ReadSymbol] {
    let origin = try fields("origin")?.point() ?? Point(x: 0, y: 0)
    let symbols = try list("symbols") { value throws(EventError) in try EventFields(value).symbol(origin) }
    guard let symbols else { throw .field("symbols") }
    return symbols
  }

  /// The codes that a frame shows and that could not be read, counted likewise.
  fileprivate func seenCodes() throws(EventError) -> [SeenCode] {
    let origin = try fields("origin")?.point() ?? Point(x: 0, y: 0)
    let codes = try list("codes") { value throws(EventError) in
      let fields = try EventFields(value)
      return SeenCode(id: try fields.integer("id"), corners: try fields.corners(origin))
    }
    guard let codes else { throw .field("codes") }
    return codes
  }

  private func symbol(_ origin: Point) throws(EventError) -> ReadSymbol {
    ReadSymbol(
      symbology: try choice("symbology"), text: try string("text"), corners: try corners(origin),
      id: has("id") ? try integer("id") : nil, bytes: has("bytes") ? try hexadecimal("bytes") : [])
  }

  private func corners(_ origin: Point) throws(EventError) -> Quadrilateral {
    let corners = try list("corners") { value throws(EventError) in try EventFields(value).point() + origin }
    guard let corners, corners.count == 4 else { throw .field("corners") }
    return Quadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  fileprivate func point() throws(EventError) -> Point { Point(x: try number("x"), y: try number("y")) }

  /// What is not said is as it is in new settings.
  fileprivate func settings() throws(EventError) -> ScannerSettings {
    var settings = ScannerSettings()
    settings.mode = try mode()
    let symbologies = try list("symbologies") { value throws(EventError) -> Symbology in
      guard case .string(let name) = value, let symbology = Symbology(jsonName: name) else {
        throw .field("symbologies")
      }
      return symbology
    }
    if let symbologies {
      if symbologies.isEmpty { throw .field("symbologies") }
      settings.symbologies = SymbologySet()
      for symbology in symbologies { settings.symbologies.insert(symbology) }
    }
    settings.announcesResults = try boolean("announcesResults", default: settings.announcesResults)
    settings.beeps = try boolean("beeps", default: settings.beeps)
    settings.vibrates = try boolean("vibrates", default: settings.vibrates)
    settings.reducesMotion = try boolean("reducesMotion", default: settings.reducesMotion)
    settings.waitsForChoice = try boolean("waitsForChoice", default: settings.waitsForChoice)
    settings.aim = try choice("aim", default: settings.aim)
    settings.searchesNumbersAtOnce = try boolean(
      "searchesNumbersAtOnce", default: settings.searchesNumbersAtOnce)
    settings.keepsHistory = try boolean("keepsHistory", default: settings.keepsHistory)
    return settings
  }

  private func mode() throws(EventError) -> ScannerSettings.Mode {
    let name = has("mode") ? try string("mode") : "oneShot"
    if isSame(name, "oneShot") { return .oneShot }
    if isSame(name, "oncePerCode") { return .oncePerCode }
    guard isSame(name, "continuous") else { throw .field("mode") }
    return .continuous(interval: try number("interval"))
  }
}
