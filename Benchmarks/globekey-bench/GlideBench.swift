import ArgumentParser
import Evaluation
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import LanguageCatalog
import Suggestions
import TextDocument
import ToolSupport

/// `globekey-bench glide`: measures the words that gestures over the keys are decoded to.
struct GlideBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "glide",
    abstract: "Simulate gestures over the keys: right words and time of a gesture.",
    discussion: """
      Each of the most frequent words of a lexicon is drawn as a minimum-jerk path through aims \
      that are normally distributed around the middles of its keys, and decoded without any words \
      before it. Capitals do not count.

        $ swift run -c release globekey-bench glide en de ru
      """)

  @Option(help: "The folder of layouts.")
  var locales = "Locales"

  @Option(help: "The folder of dictionaries.")
  var dictionaries = ".build/dictionaries"

  @Option(help: "The number of words.")
  var count = 5000

  @Option(help: "The standard deviation of the aim, in key widths.")
  var deviation = 0.25

  @Option(help: "The seed of the noise.")
  var seed: UInt64 = 1

  @Option(help: "The number of missed words to list.")
  var missed = 0

  @Argument(help: "The languages.")
  var languages = ["en", "de", "ru"]

  func run() throws {
    var output = StandardOutput()
    output.writeLine("language\twords\ttop-1 %\ttop-3 %\tp50 ms\tp99 ms\tmax ms")
    let folder = LocaleFolder(path: locales)
    let plugins = LanguageCatalog.standard.languages.keyboardDescriptions.map {
      LanguageKeyboard($0, in: folder)
    }
    let registry = try KeyboardRegistry(plugins)
    let controller = KeyboardController(registry: registry, textDocumentProxy: InMemoryDocument())
    try controller.viewWillAppear(with: InputTraits())
    for language in languages {
      try controller.switchLanguage(to: language)
      guard let view = controller.view() else { continue }
      let lexicon = try WordLexicon(path: "\(dictionaries)/\(language).words.imedict")
      let result = GlideEvaluation(
        lexicon: lexicon, keys: GlideKeys(view), count: count, deviation: deviation, seed: seed)
      func share(_ part: Int) -> String {
        (100 * Double(part) / Double(max(result.count, 1))).text(decimals: 1)
      }
      let times = [0.5, 0.99, 1].map { result.times.milliseconds(atShare: $0).text(decimals: 2) }
      output.writeLine(
        ([language, "\(result.count)", share(result.first), share(result.firstThree)] + times)
          .joined(separator: "\t"))
      for (word, found) in result.missed.prefix(missed) {
        output.writeLine("  \(word)\t\(found.joined(separator: " "))")
      }
    }
    output.flush()
  }
}
