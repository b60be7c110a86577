import ArgumentParser
import Glibc
import Quietzone
import QuietzoneConsole
import QuietzoneLive

/// Which camera to read, and what.
struct LiveInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A camera's name as --cameras lists it, a device such as /dev/video0, libcamera, a video file, or an address that begins with rtsp://, rtsps://, http:// or https://.",
      valueName: "camera"))
  var camera: String?

  @Flag(help: "List the cameras that there are.")
  var cameras = false

  @OptionGroup var wanted: SymbologyOptions

  var source: CameraSource {
    camera.map { CameraSource(argument: $0) { access($0, F_OK) == 0 } } ?? .automatic
  }
}

/// What becomes of codes.
struct LiveOutputOptions: ParsableArguments {
  @Flag(help: "Print codes as they come and show nothing else.")
  var headless = false

  @Flag(help: "Print a JSON object a line and code.")
  var json = false

  @OptionGroup var contents: ContentOptions

  @Flag(help: "End with the first code; its text alone is printed.")
  var once = false

  @Option(
    help: ArgumentHelp("Tell the same code again after this time, such as 5s.", valueName: "time"),
    transform: parsedTime)
  var again: Duration?

  @Option(
    help: ArgumentHelp(
      "Run this program for each code, one after the other, with the code in its environment: QUIETZONE_TEXT, QUIETZONE_BYTES (hexadecimal), QUIETZONE_SYMBOLOGY and others. No shell sees it.",
      valueName: "program"),
    completion: .shellCommand("compgen -c"))
  var exec: String?

  @Flag(help: "Type each code as a hand scanner does, on a keyboard with the US layout (/dev/uinput).")
  var keyboard = false

  @Option(
    help: ArgumentHelp("What --keyboard presses behind each code: enter, tab or none.", valueName: "key"))
  var keyboardEnd = VirtualKeyboard.Ending.enter

  @Flag(help: "In a terminal, tell in lines what happens, for a screen reader, and show no picture.")
  var plain = false

  /// Whether codes go to a script, rather than that somebody looks on.
  var isHeadless: Bool {
    headless || json || keyboard || exec != nil || !(plain || StandardStream.output.isTerminal)
  }

  var showsContent: Bool { contents.isShown(asJSON: json) }

  func validate() throws {
    if once, again != nil {
      throw ValidationError("--once ends with the first code; --again would wait for more.")
    }
  }
}

extension VirtualKeyboard.Ending: ExpressibleByArgument {}
