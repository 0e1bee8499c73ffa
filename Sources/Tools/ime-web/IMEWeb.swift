import ArgumentParser
import CalculatorKeyboard
import DesktopSession
import DictionaryImage
import InputCore
import PlaygroundServer
import ToolSupport
import TypingAids

/// `ime-web`: serves a page with all keyboards.
@main
struct IMEWeb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-web",
    abstract: "Type with every keyboard in a browser, and see how each works.",
    discussion: """
      Serves a page on 127.0.0.1, which no other machine can reach:

        $ ime-web
        GlobeKey is at http://127.0.0.1:8417/?key=5f0c… (end with Control-C)

      The key in the address is new each time; without it no other user of this machine reads what you \
      type. Words are learned while the program runs, and forgotten when it ends, unless --container names \
      a folder for them. What is typed is written to no log.
      """,
    version: ToolkitVersion.current)

  @Option(help: "The port; 0 for a free one.")
  var port: UInt16 = 8417

  @Option(help: "The folder of layouts and locale files. Default: that of the installation.")
  var locales: String?

  @Option(help: "The folder of dictionary images. Default: that of the installation.")
  var dictionaries: String?

  @Option(help: "A folder for what is learned, with your own layouts. Default: a temporary one.")
  var container: String?

  /// The signals that end the program, caught before anything is opened that they must remove.
  private static let signals = EndingSignals()

  static func main() async {
    StandardDescriptors.keepOpen()
    _ = signals
    MappedFile.surviveTruncation()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as ToolError {
      StandardError.writeLine("ime-web: \(error.message)", colour: .red)
      exit(withError: ExitCode(error.kind.rawValue))
    } catch {
      end(with: error)
    }
  }

  func run() async throws {
    let task = Task { try await serve() }
    Self.signals.wait { task.cancel() }
    do {
      try await task.value
    } catch  where task.isCancelled {
      // The sockets that were waited for report that they end.
      return
    }
  }

  /// Serves the page until the task is cancelled.
  private func serve() async throws {
    var folders = try DataFolders.installed(locales: locales, dictionaries: dictionaries)
    folders.container = try container ?? TemporaryContainer.create()
    defer { TemporaryContainer.remove() }
    // A playground shows all that a keyboard can do.
    var settings = DesktopSettings()
    settings.typing = TypingSettings()
    let library = try DesktopLibrary(folders: folders, settings: settings, device: .screen)
    defer { library.close() }
    for problem in library.problems { StandardError.writeLine("ime-web: \(problem)") }
    let server = try await PlaygroundServer(
      library: library, plugins: [CalculatorPlugin()], port: port)
    try Task.checkCancellation()
    var output = StandardOutput()
    output.writeLine("GlobeKey is at \(server.address) (end with Control-C)")
    output.flush()
    try await server.run()
  }
}
