import ArgumentParser
import Evaluation
import InputCore
import Mandarin
import SyllableConversion
import ToolSupport

/// `globekey-bench growth letters`: keys at the end of long compositions.
struct LettersGrowthBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "letters",
    abstract: "Type into compositions of 10 to 10,000 letters that are never committed.",
    discussion: """
      The letters are pinyin of words drawn as often as they occur. The keys measured are the last \
      50 before each length; after each the first page of candidates is made.

        $ swift run -c release globekey-bench growth letters
      """)

  @Option(parsing: .upToNextOption, help: "The lengths of compositions in letters.")
  var lengths = [10, 50, 200, 1_000, 10_000]

  @Option(help: "The number of compositions of each length.")
  var rounds = 5

  @Option(help: "The seed of the words.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Mandarin.")
  var dictionary = ".build/dictionaries/zh-Hans.imedict"

  /// The number of keys measured before each length.
  private static let measured = 50

  func run() throws {
    let lexicon = try Lexicon(path: dictionary)
    let vocabulary = Vocabulary(lexicon)
    var random = SeededGenerator(seed: seed)
    let progress = ProgressBar()
    var times = lengths.map { _ in KeyTimes() }
    for round in 0..<rounds {
      for (index, length) in lengths.enumerated() {
        var letters: [Character] = []
        while letters.count < length, let word = vocabulary.randomWord(&random) {
          letters += word.reading.filter { $0 != " " }
        }
        var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
        for (position, letter) in letters.prefix(length).enumerated() {
          let start = ContinuousClock.now
          _ = session.handle(KeyEvent(letter))
          if position >= length - Self.measured { times[index].add(start.duration(to: .now)) }
        }
      }
      progress.show("letters", Double(round + 1) / Double(rounds))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine("letters\t\(GrowthBench.head)")
    for (length, times) in zip(lengths, times) { output.writeLine(GrowthBench.line(length, times)) }
  }
}
