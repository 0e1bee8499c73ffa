import ArgumentParser
import Evaluation
import Foundation
import HistoryStore
import InputCore
import Japanese
import KanaConversion
import ToolSupport
import UserHistory

/// `globekey-bench history conversions`: measures how learning slows Japanese conversion.
struct HistoryConversionsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conversions",
    abstract: "Convert the same kana with histories of several sizes, and compare the times.",
    discussion: """
      A history contains random words of the dictionary, drawn about as often as they occur in \
      text, up to the number of entries, and the first --rows-learned rows of the set, typed, \
      corrected and learned. All sessions type each row, taking turns to be first, with \
      suggestions after each key, and convert it, with the candidates of its first segment. The \
      peak memory is that of the whole process: give a single history to measure what that one \
      needs.

        $ swift run -c release globekey-bench history conversions everyday_dev.tsv --entries 0 100000
      """)

  @Argument(help: "The set to type: kana and sentences, separated by tabs.")
  var set: String

  @Option(
    parsing: .upToNextOption,
    help: "The numbers of entries; the first history is the baseline. 0 means no history.")
  var entries = [0, 29_000, 100_000]

  @Option(help: "The number of rows of the set that are learned first.")
  var rowsLearned = 0

  @Flag(help: "Commit and learn each row, so that each row meets another state of the history.")
  var commits = false

  @Option(help: "The number of times the set is typed.")
  var rounds = 2

  @Option(help: "The seed of the words that fill the histories.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Japanese.")
  var dictionary = ".build/dictionaries/ja.imedict"

  /// A session with the times of its keys and conversions.
  private struct Typist {
    var session: LearningSession<JapaneseMethod>
    var keys = KeyTimes()
    var conversions = KeyTimes()
  }

  func run() throws {
    let vocabulary = KanaVocabulary(try KanaLexicon(path: dictionary))
    let rows = try String(contentsOfFile: set, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t").map(String.init) }.filter { $0.count > 1 }
    var typists = try entries.map { Typist(session: try session(with: $0, vocabulary, rows)) }
    let progress = ProgressBar()
    for round in 0..<rounds {
      for (number, row) in rows.enumerated() {
        for turn in typists.indices {
          type(row[0], as: &typists[(turn + round + number) % typists.count])
        }
      }
      progress.show(set, Double(round + 1) / Double(rounds))
    }
    progress.erase()
    write(typists.map(\.keys), typists.map(\.conversions))
  }

  private func session(
    with count: Int, _ vocabulary: KanaVocabulary, _ rows: [[String]]
  ) throws -> LearningSession<JapaneseMethod> {
    func session(_ history: HistoryRecorder?) -> InputSession<JapaneseMethod> {
      InputSession(
        method: Japanese.inputMethod(lexicon: vocabulary.lexicon, history: history),
        keymap: Japanese.keymap)
    }
    guard count > 0 else { return LearningSession(session(nil)) }
    return try LearningSession(
      entries: count, language: Japanese.languageTag, wordsOfLesson: 6, seed: seed,
      randomWord: vocabulary.randomWord, session: session
    ) { session in
      var typist = PhraseTypist(session)
      return rows.prefix(rowsLearned).flatMap { row in
        let sentence = row[1].split(separator: "|").first.map(String.init) ?? ""
        return typist.type(row[0], after: "", meaning: sentence) ?? []
      }
    }
  }

  private func type(_ kana: String, as typist: inout Typist) {
    for character in kana { typist.keys.add(typist.session.type(character)) }
    typist.conversions.add(typist.session.perform(.convert))
    typist.session.end(committing: commits)
  }

  private func write(_ keys: [KeyTimes], _ conversions: [KeyTimes]) {
    var output = StandardOutput()
    output.writeLine("entries\twhat\tcount\tmean ms\tp50 ms\tp99 ms\tratios")
    for (what, times) in [("key", keys), ("conversion", conversions)] {
      for (index, fields) in times.fieldsWithRatios(decimals: 2).enumerated() {
        output.writeLine(
          (["\(entries[index])", what, "\(times[index].count)"] + fields)
            .joined(separator: "\t"))
      }
    }
    output.writeLine("peak MB\t\(peakMemoryInMegabytes()?.text(decimals: 1) ?? "-")")
  }
}

/// The words of a dictionary with their kana, for drawing about as often as they occur.
private struct KanaVocabulary {
  let lexicon: KanaLexicon
  private var positions = WeightedPlaces()

  init(_ lexicon: KanaLexicon) {
    self.lexicon = lexicon
    for number in 0..<lexicon.wordCount {
      let word = lexicon.word(number)
      let model = lexicon.model.unigramCost(of: lexicon.token(ofText: word.text))
      positions.append(exp(-Double(model &+ word.cost) / 1_000))
    }
  }

  func randomWord(_ random: inout SeededGenerator) -> LearnedWord? {
    guard let number = positions.random(&random) else { return nil }
    return LearnedWord(
      reading: String(String.UnicodeScalarView(lexicon.reading(ofWord: number))),
      text: lexicon.texts.text(Int(lexicon.word(number).text)))
  }
}
