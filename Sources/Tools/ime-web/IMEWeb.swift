import ArgumentParser
import CalculatorKeyboard
import DesktopSession
import Dispatch
import InputCore
import PlaygroundServer
import ToolSupport
import TypingAids

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `ime-web`: serves a page with all keyboards.
@main
struct IMEWeb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-web",
    abstract: "Type with every keyboard in a browser, and see how each works.",
    discussion: """
      Serves a page on 127.0.0.1, which no other machine can reach:

        $ ime-web
        GlobeKey is at http://127.0.0.1:8417/ (end with Control-C)

      Words are learned while the program runs, and forgotten when it ends, unless --container names \
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

  func run() async throws {
    var folders = try DataFolders.installed(locales: locales, dictionaries: dictionaries)
    let temporary = FileManager.default.temporaryDirectory.appending(
      path: "ime-web-\(UUID().uuidString)")
    folders.container = container ?? temporary.path
    defer { if container == nil { try? FileManager.default.removeItem(at: temporary) } }
    // A playground shows all that a keyboard can do.
    var settings = DesktopSettings()
    settings.typing = TypingSettings()
    let library = try DesktopLibrary(folders: folders, settings: settings, device: .screen)
    defer { library.close() }
    for error in library.layoutErrors { StandardError.writeLine("ime-web: \(error)") }
    let server = try await PlaygroundServer(
      library: library, plugins: [CalculatorPlugin()], port: port)
    var output = StandardOutput()
    output.writeLine("GlobeKey is at \(server.address) (end with Control-C)")
    output.flush()
    try await Self.untilInterrupted { try await server.run() }
  }

  /// Runs until the body ends or the program is told to stop.
  private static func untilInterrupted(
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let task = Task { try await body() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    do {
      try await task.value
    } catch  where task.isCancelled {
      // The sockets that were waited for report that they end.
      return
    }
  }
}
