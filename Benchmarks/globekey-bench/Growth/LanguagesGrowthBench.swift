import ArgumentParser
import Evaluation
import KeyboardCatalog
import Keyboards
import LanguageCatalog
import TextDocument
import ToolSupport

/// `globekey-bench growth languages`: keys with many keyboards open.
struct LanguagesGrowthBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Type with 1 to 31 keyboards open.",
    discussion: """
      Each keyboard is opened with its dictionary and stays open; then the first one types. Keyboards \
      whose dictionary is not there are left out, with a line on standard error. The last \
      columns are the dirty private memory of the process, and the time of a switch between the \
      keyboards that are open.

        $ swift run -c release globekey-bench growth languages
      """)

  @Option(parsing: .upToNextOption, help: "The numbers of languages, in ascending order.")
  var sizes = [1, 2, 4, 8, 16, 31]

  @Option(help: "The number of keys typed at each size.")
  var keys = 2_000

  @Option(help: "The folder of layouts and locale files.")
  var locales = "Locales"

  @Option(help: "The folder of dictionaries.")
  var dictionaries = ".build/dictionaries"

  func run() throws {
    let dictionaries = dictionaries
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, in: LocaleFolder(path: locales)
    ) { "\(dictionaries)/\($0).imedict" }
    let registry = try KeyboardRegistry(engines.keyboards)
    let controller = KeyboardController(registry: registry, textDocumentProxy: InMemoryDocument())
    try controller.viewWillAppear(with: InputTraits())
    var left = registry.enabled[...]
    var output = StandardOutput()
    output.writeLine("languages\t\(GrowthBench.head)\tdirty MB\tswitch ms")
    var ids: [String] = []
    for size in sizes {
      while ids.count < size, let id = left.popFirst() {
        do {
          try controller.switchLanguage(to: id)
        } catch {
          StandardError.writeLine("\(error); left out")
          continue
        }
        type(12, on: controller)
        ids.append(id)
      }
      guard ids.count == size else { break }
      var switches = KeyTimes()
      for round in 0..<100 {
        let id = ids[(round + 1) % size]
        let start = ContinuousClock.now
        try controller.switchLanguage(to: id)
        _ = controller.view()
        switches.add(start.duration(to: .now))
      }
      try controller.switchLanguage(to: ids[0])
      let times = type(keys, on: controller)
      let memory = privateMemoryInMegabytes()?.dirty.text(decimals: 1) ?? "-"
      output.writeLine(
        "\(GrowthBench.line(size, times))\t\(memory)\t\(switches.milliseconds(atShare: 0.5).text(decimals: 3))"
      )
      output.flush()
    }
  }

  /// Taps the letters of the keyboard in turn, with a new field for every hundred.
  @discardableResult
  private func type(
    _ count: Int, on controller: KeyboardController<InMemoryDocument>
  ) -> KeyTimes {
    var times = KeyTimes()
    let letters = (controller.view()?.keys ?? []).prefix(20).map(\.id)
    guard !letters.isEmpty else { return times }
    for number in 0..<count {
      if number % 100 == 0 { controller.textDocumentProxy = InMemoryDocument() }
      let start = ContinuousClock.now
      controller.handle(KeyboardEvent(.tap(letters[number % letters.count])))
      times.add(start.duration(to: .now))
    }
    return times
  }
}
