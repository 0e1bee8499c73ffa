import ArgumentParser
import Evaluation
import InputCore
import Mandarin
import SyllableConversion
import ToolSupport

/// `globekey-bench growth history`: keys with what was learned before.
struct HistoryGrowthBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Type with histories of 0 to 1,000,000 entries.",
    discussion: """
      A history has random words of the dictionary, drawn as often as they occur in text. All \
      sessions type the same words, taking turns to be first.

        $ swift run -c release globekey-bench growth history
      """)

  @Option(parsing: .upToNextOption, help: "The numbers of entries.")
  var entries = [0, 1_000, 10_000, 100_000, 1_000_000]

  @Option(help: "The number of sentences of eight words to type.")
  var sentences = 300

  @Option(help: "The seed of the words.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Mandarin.")
  var dictionary = ".build/dictionaries/zh-Hans.imedict"

  func run() throws {
    let lexicon = try Lexicon(path: dictionary)
    let vocabulary = Vocabulary(lexicon)
    let progress = ProgressBar()
    var sessions: [LearningSession<MultistageMethod<PinyinConverter>>] = []
    for count in entries {
      progress.show("histories", Double(sessions.count) / Double(entries.count))
      sessions.append(
        try LearningSession(
          entries: count, language: Mandarin.languageTag, wordsOfLesson: 4, seed: seed,
          randomWord: vocabulary.randomWord,
          session: { InputSession(method: Mandarin.inputMethod(lexicon: lexicon, history: $0)) },
          lessons: { _ in [] }))
    }
    var random = SeededGenerator(seed: seed + 1)
    var times = entries.map { _ in KeyTimes() }
    for number in 0..<sentences {
      let words = (0..<8).compactMap { _ in vocabulary.randomWord(&random)?.reading }
      let keys = words.joined().filter { $0 != " " }
      for turn in sessions.indices {
        let index = (turn + number) % sessions.count
        for key in keys { times[index].add(sessions[index].type(key)) }
        sessions[index].end(committing: false)
      }
      progress.show("typing", Double(number + 1) / Double(sentences))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine("entries\t\(GrowthBench.head)")
    for (count, times) in zip(entries, times) { output.writeLine(GrowthBench.line(count, times)) }
  }
}
