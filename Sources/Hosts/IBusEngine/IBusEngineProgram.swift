import ArgumentParser
import DesktopSession
import DictionaryImage
import IBus
import InputCore
import KeyboardCatalog

/// The program that IBus starts for GlobeKey's engines.
@main
struct IBusEngineProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibus-engine-globekey",
    abstract: "Type with GlobeKey in every program, by IBus.",
    discussion: """
      IBus starts this program itself. Choose a keyboard in the settings of the desktop, or:

        ibus engine globekey:zh-Hans

      Settings are read from desktop.json in ~/.local/share/globekey; 'settings' prints them.
      """,
    version: ToolkitVersion.current,
    subcommands: [Serve.self, Component.self, Settings.self, Mode.self],
    defaultSubcommand: Serve.self)
}

extension IBusEngineProgram {
  static func main() {
    StandardDescriptors.keepOpen()
    main(nil)
  }

  /// Opens the library.
  static func library() throws -> DesktopLibrary {
    do {
      return try DesktopLibrary(folders: .installed())
    } catch {
      log("\(error)")
      throw ExitCode(66)
    }
  }

  struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Serve engines until IBus ends (the default).")

    @Flag(help: "Started by IBus, which knows the engines already.")
    var ibus = false

    func run() throws {
      let library = try IBusEngineProgram.library()
      library.problems.forEach { log($0) }
      ibus_init()
      let host = EngineHost(library)
      let list = EngineList(keyboards: library.keyboards, program: CommandLine.arguments[0])
      let component = ibus ? nil : list.makeComponent()
      guard withExtendedLifetime(host, { EngineBus(host).serve(registering: component) }) else {
        log("IBus does not run; start it:  ibus start")
        throw ExitCode(69)
      }
      library.close()
    }
  }

  struct Component: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the component file that names the engines to IBus.")

    @Option(help: "The path of this program after installation.")
    var program = CommandLine.arguments[0]

    func run() throws {
      ibus_init()
      let library = try IBusEngineProgram.library()
      print(EngineList(keyboards: library.keyboards, program: program).text, terminator: "")
    }
  }

  struct Settings: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the settings in use as JSON.")

    func run() throws { print(try IBusEngineProgram.library().settings.text, terminator: "") }
  }
}
