import ArgumentParser

struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "type")
}
