import ArgumentParser
import Evaluation
import InputCore
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import LanguageCatalog
import TextDocument
import ToolSupport

/// `globekey-bench keyboards`: measures the cost of registering all keyboards, opening one, and
/// switching between them.
struct KeyboardBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyboards",
    abstract:
      "Time switches of the primary language; measure the memory of a multilingual session.",
    discussion: """
      One keyboard with all languages reads their tags, then switches through them and types some \
      keys with each: once cold (files are read) and many times warm. A switch ends when the \
      keyboard is drawn. The floor is the same drawing without a switch.

        $ swift run -c release globekey-bench keyboards --dictionaries .build/dictionaries
      """)

  @Option(help: "The folder of layouts and locale files.")
  var locales = "Locales"

  @Option(help: "The folder of dictionaries; without it the keyboards have no engines.")
  var dictionaries: String?

  @Option(help: "The number of warm rounds through all languages.")
  var rounds = 50

  func run() throws {
    var output = StandardOutput()
    let before = privateMemoryInMegabytes()?.all ?? 0
    let registry = try KeyboardRegistry(plugins())
    let tags = registry.primaryLanguages
    output.writeLine("languages\t\(tags.count)")
    let after = privateMemoryInMegabytes()?.all ?? 0
    output.writeLine("memory to read their tags, MB\t\((after - before).text(decimals: 3))")

    let controller = KeyboardController(registry: registry, textDocumentProxy: InMemoryDocument())
    try controller.viewWillAppear(with: InputTraits())
    let ids = registry.enabled
    var keys: [Double] = []
    let cold = try ids.dropFirst().map { try switchAndType(controller, to: $0, &keys) }
    report("first switch, files read, ms", cold, &output)

    var warm: [Double] = []
    var floor: [Double] = []
    for _ in 0..<rounds {
      for id in ids {
        warm.append(try switchAndType(controller, to: id, &keys))
        floor.append(milliseconds { _ = controller.view() })
      }
    }
    report("warm switch, ms", warm, &output)
    report("drawing alone, ms", floor, &output)
    report("a key, ms", keys, &output)
    let memory = privateMemoryInMegabytes()
    output.writeLine("private memory, dirty, MB\t\(memory?.dirty.text(decimals: 1) ?? "-")")
    output.writeLine("private memory, dirty and clean, MB\t\(memory?.all.text(decimals: 1) ?? "-")")
    output.flush()
  }

  private func plugins() -> [any KeyboardPlugin] {
    let folder = LocaleFolder(path: locales)
    let dictionaries = dictionaries
    let languages = LanguageCatalog.standard.languages
    let engines = KeyboardEngines(of: languages, in: folder) { tag in
      guard let dictionaries else { throw ToolError(.missingInput, "no dictionary of \(tag)") }
      return "\(dictionaries)/\(tag).imedict"
    }
    return languages.keyboardDescriptions.map { description in
      guard let engine = engines.engine(of: description.id), dictionaries != nil else {
        return LanguageKeyboard(description, in: folder)
      }
      return LanguageKeyboard(
        description, in: folder, engine: engine.open, composing: engine.keys)
    }
  }

  /// Switches to a keyboard and types some keys, whose times are added to `keys`.
  ///
  /// - Returns: The time in milliseconds of the switch, including drawing the keyboard.
  private func switchAndType(
    _ controller: KeyboardController<InMemoryDocument>, to id: String, _ keys: inout [Double]
  ) throws -> Double {
    var failure: (any Error)?
    let time = milliseconds {
      do {
        try controller.switchLanguage(to: id)
      } catch {
        failure = error
      }
      _ = controller.view()
    }
    if let failure { throw ToolError(.badInput, "\(failure)") }
    for key in controller.view()?.keys.prefix(12) ?? [] {
      keys.append(milliseconds { controller.handle(KeyboardEvent(.tap(key.id))) })
    }
    return time
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.attoseconds) / 1e15
      + Double(duration.components.seconds) * 1e3
  }

  private func report(_ name: String, _ times: [Double], _ output: inout StandardOutput) {
    let sorted = times.sorted()
    func share(_ part: Double) -> String {
      guard !sorted.isEmpty else { return "-" }
      return sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)].text(decimals: 3)
    }
    output.writeLine("\(name)\tp50 \(share(0.5))\tp99 \(share(0.99))\tmax \(share(1))")
  }
}
