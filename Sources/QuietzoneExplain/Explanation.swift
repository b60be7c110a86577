import QuietzoneImaging
import QuietzoneSymbols

/// Why codes in a picture were not read: place by place, and of the picture as a whole.
public struct Explanation: Sendable {
  /// How many symbols were read.
  public var readCount: Int
  /// What looks like a code and was not read, what speaks most for itself first.
  public var places: [UnreadPlace]
  /// What is wrong with all of the picture, if nothing in it looks like a code.
  public var cause: Cause?

  /// Whether there is nothing in the picture that looks like a code.
  public var showsNothing: Bool { readCount == 0 && places.isEmpty }
}

/// A place that looks like a code and was not read.
public struct UnreadPlace: Sendable {
  /// What it looks like.
  public var look: Look
  /// What it was taken for, if so much could be told: `QR Code`.
  public var name: String?
  /// What its modules tell, if they were sampled and are surely those of `name`.
  public var symbol: UnreadSymbol?
  /// Its corners, or those of what shows of it, in pixels of the image.
  public var corners: Quadrilateral
  /// Pixels a module, or a narrow bar; nil if they cannot be told apart.
  public var moduleSize: Double?
  /// How far reading came, in the reader's own words; nil if it found nothing to begin with.
  public var outcome: String?
  /// What stopped it; nil if no trouble is known that would.
  public var cause: Cause?
  /// What was measured there; nil of what was read as something else.
  public var measured: Measured?

  /// What was measured at a place.
  public struct Measured: Hashable, Sendable {
    /// Levels between light and dark, of 255.
    public var contrast: Double
    /// How wide the steepest edges are, in pixels: along the place's rows, and along its columns.
    public var edgeWidths: [Double]
    /// After how many pixels grey values have half forgotten where they were, likewise.
    public var reaches: [Double]
    /// How much edges have one direction in common, 0 to 1, and how much two that are square to each other.
    public var parallel: Double
    public var square: Double
  }

  /// What a place looks like.
  public enum Look: String, Sendable {
    /// Bars side by side.
    case bars
    /// Modules in rows and columns.
    case modules
  }
}

/// What keeps a code from being read.
public enum Cause: Hashable, Sendable {
  /// Fewer pixels a module than can be told apart.
  case tooSmall
  /// Out of focus: edges are `width` pixels wide.
  case outOfFocus(width: Double)
  /// The camera, or the code, moved by about `length` pixels, in a direction in degrees from the right, clockwise: 0 to 180.
  case moved(length: Double, direction: Double)
  /// Light and dark differ by `levels` of 255.
  case lowContrast(levels: Double)
  /// Nearly all of it is black.
  case underexposed
  /// Nearly all of it is white.
  case overexposed
  /// A reflection hides `share` of it, where the area says.
  case glare(share: Double, area: Area)
  /// Something lies over `share` of it, or it is torn off there.
  case covered(share: Double, area: Area)
  /// Something is printed, or lies, too close to these sides.
  case noQuietZone(Sides)
  /// The picture ends within the code, on these sides.
  case cutOff(Sides)
  /// Seen from the side: its modules are so many times as long as wide.
  case slanted(ratio: Double)
  /// Bent around something: modules at its ends are so many times as narrow as in the middle.
  case curved(ratio: Double)
  /// Bars are wider, or if it is below zero narrower, than spaces should leave them, by so many modules.
  case printGrowth(modules: Double)
  /// It is printed with so few dots a module that modules are not alike: `dotsAModule`.
  case lowPrintResolution(dotsAModule: Double)
  /// It was read, but its check digit or check character is not the one that belongs to the rest.
  case wrongCheck
  /// It is light on a dark ground, which the reader was told not to read.
  case inverted
  /// It reads as a symbology that was not asked for.
  case notAskedFor(Symbology)
  /// A symbology that is not read here.
  case unknownSymbology(UnknownSymbology)
  /// More of it is wrong than can be put right: where the area says, or all over if that is nil.
  case damaged(Area?)
}

/// Symbologies that are told, but not read.
public enum UnknownSymbology: String, Sendable {
  case hanXin, dotCode, postalBars, code16K
}

/// A part of a code.
public enum Area: String, Sendable {
  case middle, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// Sides of a code, as it lies in the picture.
public struct Sides: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let left = Sides(rawValue: 1)
  public static let top = Sides(rawValue: 2)
  public static let right = Sides(rawValue: 4)
  public static let bottom = Sides(rawValue: 8)
}

extension Cause {
  /// The name in JSON.
  public var name: String {
    switch self {
    case .tooSmall: "tooSmall"
    case .outOfFocus: "outOfFocus"
    case .moved: "moved"
    case .lowContrast: "lowContrast"
    case .underexposed: "underexposed"
    case .overexposed: "overexposed"
    case .glare: "glare"
    case .covered: "covered"
    case .noQuietZone: "noQuietZone"
    case .cutOff: "cutOff"
    case .slanted: "slanted"
    case .curved: "curved"
    case .printGrowth: "printGrowth"
    case .lowPrintResolution: "lowPrintResolution"
    case .wrongCheck: "wrongCheck"
    case .inverted: "inverted"
    case .notAskedFor: "notAskedFor"
    case .unknownSymbology: "unknownSymbology"
    case .damaged: "damaged"
    }
  }
}

extension SymbologyFamily {
  /// What its symbols look like.
  var look: UnreadPlace.Look {
    switch self {
    case .qrCode, .bullseye, .dataMatrix: .modules
    case .stacked, .linear: .bars
    }
  }
}
