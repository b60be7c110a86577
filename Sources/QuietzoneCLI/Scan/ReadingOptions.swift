import ArgumentParser
import Quietzone
import QuietzoneConsole
import QuietzoneMedia

/// Which symbols to look for, and where.
struct ReadingOptions: ParsableArguments {
  @OptionGroup var wanted: SymbologyOptions

  @Flag(name: .shortAndLong, help: "Read the images in folders below the folders given, too.")
  var recursive = false

  @Option(
    help: ArgumentHelp(
      "Look in a part of each image alone: its left, top, width and height in pixels.", valueName: "x,y,w,h"),
    transform: parsedRegion)
  var region: PixelRectangle?

  @Flag(
    name: .long,
    help: "Take an image's pixels as they are stored, not turned as its Exif orientation says.")
  var ignoreOrientation = false

  @Flag(inversion: .prefixedNo, help: ArgumentHelp("Read light codes on a dark ground, too."))
  var inverted = true

  @Flag(name: .shortAndLong, help: "Take no more time for an image than a live camera would.")
  var fast = false

  func reader(_ limits: LimitOptions) -> BarcodeReader {
    BarcodeReader(
      symbologies: wanted.symbologies, plan: fast ? .live : .photo, regionOfInterest: region,
      maximumSymbolCount: limits.maxSymbols ?? .max, readsInverted: inverted, textDecoder: decodeLegacyText)
  }
}

/// The text of bytes in a character set that the core does not know.
@Sendable func decodeLegacyText(_ bytes: [UInt8], _ characterSet: CodedCharacterSet) -> String? {
  characterSet.name.flatMap { text(bytes, inCharacterSet: $0) }
}

@Sendable private func parsedRegion(_ argument: String) throws -> PixelRectangle {
  let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
  guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
    let height = numbers[3],
    width > 0, height > 0, [x, y, width, height].allSatisfy({ $0.magnitude <= 1 << 30 })
  else {
    throw ValidationError("A region is four whole numbers, left,top,width,height, as in 100,50,640,480.")
  }
  return PixelRectangle(x: x, y: y, width: width, height: height)
}
