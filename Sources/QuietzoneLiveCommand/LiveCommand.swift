import ArgumentParser
import CProcess
import Glibc
import Quietzone
import QuietzoneConsole
import QuietzoneLive
import QuietzoneScanner
import QuietzoneTerminal

@main
struct LiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quietzone live",
    abstract: "Reads the codes that a camera sees.",
    usage: "quietzone live [<options>] [-- <argument> ...]",
    discussion: """
      Shows in the terminal what the camera sees, with the codes in it; the last line says what the keys do. Takes PipeWire's camera, or else the first of the system's; --camera names another one, a video file or a stream. A camera that is \
      unplugged goes on when it is back.

      With --headless, and where standard output is no terminal, it prints a line for each code: its symbology and its text, with --json an object as 'quietzone scan' prints for \
      a video. A code is told once, unless --again is given. Ctrl-C ends in order.

      Exit status: 0 if something was read, 1 if nothing was, 2 if the camera could not be opened or a program that was to be run \
      failed, 64 for a mistake on the command line.
      """)

  @OptionGroup(title: "What to read") var input: LiveInputOptions
  @OptionGroup(title: "For scripts") var output: LiveOutputOptions

  @Argument(
    parsing: .postTerminator, help: ArgumentHelp("Arguments of --exec's program.", valueName: "argument"))
  var arguments: [String] = []

  func validate() throws {
    if !arguments.isEmpty, output.exec == nil {
      throw ValidationError("Arguments behind -- are for --exec's program.")
    }
  }

  @MainActor func run() async throws {
    quietzone_silence_libraries()
    if input.cameras { throw ExitCode(listCameras()) }
    throw ExitCode(output.isHeadless ? await runHeadless() : await runInTerminal())
  }

  /// Prints the cameras that there are, a line each: the word that names it, and what it is called.
  private func listCameras() -> Int32 {
    do throws(CameraFault) {
      let cameras = try CameraSource.all()
      for camera in cameras {
        StandardStream.output.write("\(visible(camera.name))\t\(visible(camera.description))\n")
      }
      if cameras.isEmpty { complain(CameraFault.noCamera.description) }
      return cameras.isEmpty ? 1 : 0
    } catch {
      complain(error.description)
      return 2
    }
  }

  @MainActor private func runHeadless() async -> Int32 {
    let handler: CodeHandler
    do throws(KeyboardError) {
      handler = CodeHandler(
        program: output.exec.map { CodeProgram(name: $0, arguments: arguments) },
        keyboard: try output.keyboard ? VirtualKeyboard(ending: output.keyboardEnd) : nil)
    } catch {
      complain("--keyboard: \(error)")
      return 2
    }
    var printer = LivePrinter(output)
    let source = input.source
    var scan: HeadlessScan?
    let headless = HeadlessScan(source: source, settings: settings) { news in
      switch news {
      case .code(let code):
        printer.show(code)
        handler.take(code)
        if printer.isOutputClosed { scan?.finish() }
      case .fault(let fault): complain("\(source): \(fault)")
      case .recovered: complain("\(source): the camera is back")
      }
    }
    scan = headless
    let signals = EndSignals { headless.finish() }
    let end = await headless.run()
    await handler.finish()
    return withExtendedLifetime(signals) {
      end == .failed || handler.hasFailed || printer.hasFailed ? 2 : printer.hasPrinted ? 0 : 1
    }
  }

  /// Shows what the camera sees until the scanner is closed.
  @MainActor private func runInTerminal() async -> Int32 {
    do throws(TerminalError) {
      let outcome = try await TerminalHost.run(
        source: input.source, torch: TorchLED(), settings: settings, isPlain: output.plain)
      return outcome.status
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// How codes are taken.
  private var settings: ScannerSettings {
    var settings = ScannerSettings()
    settings.mode =
      output.once
      ? .oneShot : output.again.map { .continuous(interval: $0 / .milliseconds(1)) } ?? .oncePerCode
    settings.symbologies = input.wanted.symbologies
    return settings
  }
}

/// Says what is wrong.
func complain(_ problem: String) { StandardStream.error.write("quietzone live: \(visible(problem))\n") }
