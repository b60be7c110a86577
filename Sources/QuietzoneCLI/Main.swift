import ArgumentParser
import Quietzone

@main
struct QuietzoneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "quietzone")
}
