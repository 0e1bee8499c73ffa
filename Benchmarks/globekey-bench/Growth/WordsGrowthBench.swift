import ArgumentParser
import Evaluation
import Foundation
import InputCore
import Mandarin
import SyllableConversion
import ToolSupport

/// `globekey-bench growth words`: keys with dictionaries of different sizes.
struct WordsGrowthBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Type with dictionaries of 10,000 to 2,000,000 words.",
    discussion: """
      A dictionary has the most frequent words of the shipped one, and beyond its words those made \
      by joining two. It is built without a language model, which would leave out words that its \
      texts lack. The text is the same for all: words of the smallest dictionary.

        $ swift run -c release globekey-bench growth words
      """)

  @Option(parsing: .upToNextOption, help: "The numbers of words.")
  var sizes = [10_000, 50_000, 200_000, 500_000, 2_000_000]

  @Option(help: "The number of sentences of eight words to type.")
  var sentences = 300

  @Option(help: "The seed of the words.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Mandarin.")
  var dictionary = ".build/dictionaries/zh-Hans.imedict"

  @Option(help: "The folder of the dictionary, with its syllables.")
  var folder = "Dictionaries/zh-Hans"

  @Option(help: "The folder of layouts and locale files.")
  var locales = "Locales"

  func run() throws {
    let vocabulary = Vocabulary(try Lexicon(path: dictionary))
    var random = SeededGenerator(seed: seed)
    let words = grown(vocabulary.frequentWords, to: sizes.max() ?? 0, &random)
    let common = words.prefix(sizes.min() ?? 0)
    let texts = (0..<sentences).map { _ in
      (0..<8).compactMap { _ in common.randomElement(using: &random)?.reading }.joined()
        .filter { $0 != " " }
    }
    var output = StandardOutput()
    output.writeLine("words\t\(GrowthBench.head)")
    for size in sizes {
      let image = try build(words.prefix(size))
      defer { try? FileManager.default.removeItem(atPath: image) }
      let lexicon = try Lexicon(path: image)
      var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
      var times = KeyTimes()
      for keys in texts {
        for key in keys {
          let start = ContinuousClock.now
          _ = session.handle(KeyEvent(key))
          times.add(start.duration(to: .now))
        }
        while session.isComposing, !session.perform(.cancel).isEmpty {}
      }
      output.writeLine(GrowthBench.line(lexicon.wordCount, times))
      output.flush()
    }
  }

  /// Returns the words and, beyond them, joined ones, each once.
  private func grown(
    _ words: [Vocabulary.Word], to count: Int, _ random: inout SeededGenerator
  ) -> [Vocabulary.Word] {
    var grown = words
    var known = Set(words.map(\.text))
    while grown.count < count, let first = words.randomElement(using: &random),
      let second = words.randomElement(using: &random)
    {
      let text = first.text + second.text
      guard known.insert(text).inserted else { continue }
      grown.append(
        Vocabulary.Word(text: text, reading: "\(first.reading) \(second.reading)", weight: 1))
    }
    return grown
  }

  /// Builds an image with `ime-dict` and returns its path.
  private func build(_ words: ArraySlice<Vocabulary.Word>) throws -> String {
    let work = FileManager.default.temporaryDirectory
      .appending(path: "globekey-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let files = ["\(folder)/syllables.tsv", "\(locales)/zh-Hans/locale.json"]
    for file in files.map({ URL(filePath: $0) }) {
      try FileManager.default.copyItem(at: file, to: work.appending(path: file.lastPathComponent))
    }
    let lines = words.map { "\($0.text)\t\($0.reading)\t\($0.weight.text(decimals: 2))" }
    try (Self.heading + lines.joined(separator: "\n") + "\n")
      .write(to: work.appending(path: "words.tsv"), atomically: true, encoding: .utf8)
    try Self.manifest(entries: words.count).write(
      to: work.appending(path: "dictionary.json"), atomically: true, encoding: .utf8)
    let image = work.path + ".imedict"
    try BenchProgram.run("ime-dict", ["build", work.path, "-o", image, "--no-cache"])
    return image
  }

  private static let heading = """
    # globekey-wordlist 1
    # source: words
    # version: 1
    # licence: Apache-2.0
    # reading: pinyin
    # script: Han
    # weight: count

    """

  private static func manifest(entries: Int) -> String {
    """
    {"language": "zh-Hans", "syllables": "syllables.tsv", "locale": "locale.json", "floor": 0.02,
     "sources": [{"file": "words.tsv", "name": "words", "version": "1", "licence": "Apache-2.0",
     "copyright": "The GlobeKey authors", "role": "words", "scale": 1, "minimumWeight": 0,
     "entries": \(entries)}]}
    """
  }
}
