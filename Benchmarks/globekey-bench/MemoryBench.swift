import ArgumentParser
import Evaluation
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import LanguageCatalog
import LibC
import TextDocument
import ToolSupport

/// `globekey-bench memory`: types in all languages under a limit that the system enforces.
struct MemoryBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Type in all languages with a declared budget, under a limit of the system.",
    discussion: """
      All keyboards are enabled, with their dictionaries. Each round switches to every language in \
      random order and types random keys on it. The switcher closes what was used longest ago before \
      the budget is passed; the process is limited by RLIMIT_DATA, so an allocation beyond it fails.

        $ swift run -c release globekey-bench memory --budget 48 --limit 64
      """)

  @Option(help: "The budget in MiB; 0 for none.")
  var budget = 48

  @Option(help: "The limit of the data segment (RLIMIT_DATA) in MiB; 0 for none.")
  var limit = 0

  @Option(help: "The number of rounds through all languages.")
  var rounds = 2

  @Option(help: "The number of keys typed after each switch.")
  var keys = 40

  @Option(help: "The folder of layouts and locale files.")
  var locales = "Locales"

  @Option(help: "The folder of dictionaries.")
  var dictionaries = ".build/dictionaries"

  @Option(help: "How the languages are packaged: per-language or dynamic.")
  var packaging = LanguagePackaging.dynamic

  @Option(help: "The seed of the keys.")
  var seed: UInt64 = 1

  func run() throws {
    try setLimit()
    var random = SeededGenerator(seed: seed)
    let folder = LocaleFolder(path: locales)
    let dictionaries = dictionaries
    let engines = KeyboardEngines(of: LanguageCatalog.standard.languages, in: folder) { name in
      let path = "\(dictionaries)/\(name).imedict"
      guard access(path, R_OK) == 0 else { throw ToolError(.missingInput, "no image '\(path)'") }
      return path
    }
    let switcher = try KeyboardSwitcher(
      engines.keyboards, packaging: packaging, document: InMemoryDocument())
    let measure = MemoryBudget.ofProcess(megabytes: max(budget, 1))
    if budget > 0 { switcher.memoryBudget = measure }
    try switcher.focus(
      InputTraits(), in: FixedHostPolicy(hostIdentifier: "org.example.memory"))
    var most = 0
    var typed = 0
    for _ in 0..<rounds {
      for id in switcher.registry.enabled.shuffled(using: &random) {
        try switcher.pick(id)
        for _ in 0..<keys {
          guard let key = switcher.current?.view()?.keys.randomElement(using: &random) else {
            throw ToolError(.badInput, "the keyboard '\(id)' has no keys")
          }
          // Keys that leave the keyboard would not show what it takes.
          guard !["next-keyboard", "dismiss"].contains(key.id) else { continue }
          switcher.handle(KeyboardEvent(.tap(key.id)))
          switcher.current?.offerPredictions()
          most = max(most, measure.usage())
          typed += 1
        }
        guard switcher.service == .custom, switcher.lastError == nil else {
          throw ToolError(.badInput, "the keyboard '\(id)' failed: \(switcher.lastError as Any)")
        }
      }
    }
    var output = StandardOutput()
    output.writeLine("languages\t\(Set(switcher.registry.primaryLanguages).count)")
    output.writeLine("keyboards\t\(switcher.registry.enabled.count)")
    output.writeLine("keys typed\t\(typed)")
    output.writeLine("closed for room\t\(switcher.closedForRoom)")
    output.writeLine("most memory in use, MiB\t\((Double(most) / 1_048_576).text(decimals: 1))")
    output.flush()
  }

  private func setLimit() throws {
    guard limit > 0 else { return }
    let bytes = rlim_t(limit) << 20
    var value = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
      let result = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &value)
    #else
      let result = setrlimit(RLIMIT_DATA, &value)
    #endif
    guard result == 0 else { throw ToolError(.badInput, "cannot limit the memory: \(errno)") }
  }
}

extension LanguagePackaging: ExpressibleByArgument {}
