import QuietzoneSymbols

extension Cause {
  /// What is wrong, in English.
  var problemInEnglish: String {
    switch self {
    case .tooSmall: "its modules are too small to be told apart"
    case .outOfFocus(let width): "out of focus: edges are \(shown(width)) pixels wide"
    case .moved(let length, let direction):
      "blurred by motion of about \(shown(length)) pixels, \(Self.direction(direction))"
    case .lowContrast(let levels):
      "too little contrast: light and dark are \(shown(levels)) levels of 255 apart"
    case .underexposed: "underexposed: all of it is nearly black"
    case .overexposed: "overexposed: all of it is nearly white"
    case .glare(let share, let area): "glare over \(percent(share)) of it, \(area.inEnglish)"
    case .covered(let share, let area): "\(percent(share)) of it is covered or torn off, \(area.inEnglish)"
    case .noQuietZone(let sides): "no quiet zone \(sides.inEnglish)"
    case .cutOff(let sides): "cut off by the picture's edge \(sides.inEnglish)"
    case .slanted(let ratio): "seen too much from the side: it is foreshortened \(shown(ratio)) times"
    case .curved(let ratio): "bent: its ends look \(shown(ratio)) times as narrow as its middle"
    case .printGrowth(let modules):
      modules > 0
        ? "printed too heavily: dark parts are \(shown(2 * modules)) modules too wide"
        : "printed too thinly: dark parts are \(shown(-2 * modules)) modules too narrow"
    case .lowPrintResolution(let dots):
      "printed too coarsely: \(shown(dots)) dots a module, so that modules are not alike"
    case .wrongCheck: "read, but its check digit is wrong"
    case .inverted: "light on a dark ground, which is not to be read"
    case .notAskedFor(let symbology): "\(symbology.title) was not asked for"
    case .unknownSymbology(let symbology): "\(symbology.title), which is not read here"
    case .damaged(let area):
      "more of it is damaged than can be put right" + (area.map { ", most \($0.inEnglish)" } ?? "")
    }
  }

  /// What to do about it, in English.
  var adviceInEnglish: String {
    switch self {
    case .tooSmall: "Move closer, zoom in, or take a picture with more pixels."
    case .outOfFocus: "Let the camera focus, or move a little away."
    case .moved: "Hold still, or give more light."
    case .lowContrast: "Give more even light; print darker on a lighter ground."
    case .underexposed: "Give more light, or expose longer."
    case .overexposed: "Expose shorter, or dim the light."
    case .glare: "Tilt the label or the light."
    case .covered: "Uncover it, or print it anew."
    case .noQuietZone: "Leave an empty margin there: 4 modules for a QR Code, 10 for most bars."
    case .cutOff: "Get all of it, with some margin, into the picture."
    case .slanted: "Look at it from straight ahead."
    case .curved: "Turn it so that its bars run around the bend, flatten it, or move farther away."
    case .printGrowth(let modules):
      modules > 0 ? "Print with less heat or ink, or with larger modules." : "Print with more heat or ink."
    case .lowPrintResolution:
      "Make its modules a whole number of the printer's dots, two at least, or print finer."
    case .wrongCheck: "Make the code anew with the right check digit."
    case .inverted: "Let light codes on a dark ground be read, too, or print it dark on light."
    case .notAskedFor: "Ask for it, or for all symbologies."
    case .unknownSymbology: "Use a reader for postal or other special codes."
    case .damaged: "Clean it, flatten it, or print it anew."
    }
  }

  private static func direction(_ degrees: Double) -> String {
    switch degrees {
    case 22.5..<67.5: "from top left to bottom right"
    case 67.5..<112.5: "up and down"
    case 112.5..<157.5: "from bottom left to top right"
    default: "from side to side"
    }
  }
}

extension UnknownSymbology {
  /// What people call it.
  public var title: String {
    switch self {
    case .hanXin: "Han Xin Code"
    case .dotCode: "DotCode"
    case .code16K: "Code 16K"
    case .postalBars: "a postal code of tall and short bars"
    }
  }
}

extension UnreadPlace {
  var nameInEnglish: String { name ?? (look == .bars ? "What looks like bars" : "What looks like modules") }
}

extension UnreadSymbol {
  /// Which of its kind it is.
  var kindInEnglish: String {
    if let columns, let rows { return "\(columns) columns and \(rows) rows" }
    return version.map { "version \($0)" } ?? "\(dimension) × \(dimension) modules"
  }
}

extension UnreadSymbol.Block {
  var inEnglish: String {
    let name = count > 1 ? "block \(number) of \(count)" : "it"
    return "\(name) has more than the \(errorCapacity) errors that it can bear"
  }
}

extension Area {
  fileprivate var inEnglish: String {
    switch self {
    case .middle: "in the middle"
    case .top: "at the top"
    case .bottom: "at the bottom"
    case .left: "on the left"
    case .right: "on the right"
    case .topLeft: "top left"
    case .topRight: "top right"
    case .bottomLeft: "bottom left"
    case .bottomRight: "bottom right"
    }
  }
}

extension Sides {
  fileprivate var inEnglish: String {
    if self == [.left, .top, .right, .bottom] { return "on any side" }
    let names: [(Sides, String)] = [
      (.left, "on the left"), (.top, "at the top"), (.right, "on the right"), (.bottom, "at the bottom"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 }.joined(separator: " and ")
  }
}
