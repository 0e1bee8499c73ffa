import ArgumentParser
import Evaluation
import Foundation
import HistoryStore
import InputCore
import Mandarin
import SyllableConversion
import ToolSupport
import UserHistory

/// `globekey-bench history keys`: measures how learning slows keys.
struct HistoryKeysBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Type the same rows without and with full histories, and compare the times per key.",
    discussion: """
      A history contains random words of the dictionary, drawn as often as they occur in text, up \
      to the number of entries: `other-text`. The worst case also contains the rows of the set, \
      typed, corrected and learned: `these-rows`. All sessions type each row, taking turns to be \
      first, and make the first page of candidates after each key. With --commits the sentence is \
      committed, and learned by sessions with a history.

        $ swift run -c release globekey-bench history keys thu_ime.tsv
      """)

  /// The content of a session's history.
  enum Learned: String, CaseIterable, ExpressibleByArgument {
    case nothing
    case otherText = "other-text"
    case theseRows = "these-rows"
  }

  @Argument(help: "The set to type: sentences and their syllables.")
  var set: String

  @Option(help: "The number of entries of a history.")
  var entries = 100_000

  @Option(help: "The number of times the set is typed.")
  var rounds = 3

  @Flag(help: "Commit and learn each row, so that each row meets another state of the history.")
  var commits = false

  @Option(help: "The number of rows of the set to type. (default: all)")
  var rows = Int.max

  @Option(parsing: .upToNextOption, help: "What the sessions learned; the first is the baseline.")
  var learned = Learned.allCases

  @Option(help: "The seed of the words that fill the history.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Mandarin.")
  var dictionary = ".build/dictionaries/zh-Hans.imedict"

  private typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  /// A session with the times of its keys.
  private struct Typist {
    var session: LearningSession<MultistageMethod<PinyinConverter>>
    var times = KeyTimes()
  }

  func run() throws {
    let lexicon = try Lexicon(path: dictionary)
    let vocabulary = Vocabulary(lexicon)
    let lines = try String(contentsOfFile: set, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let typed = try EvaluationSet(lines: lines, file: set).rows.prefix(rows)
    var typists = try learned.map {
      Typist(session: try session(with: $0, vocabulary, Array(typed)))
    }
    let progress = ProgressBar()
    for round in 0..<rounds {
      for (number, row) in typed.enumerated() {
        for turn in typists.indices {
          type(row.keys, as: &typists[(turn + round + number) % typists.count])
        }
      }
      progress.show(set, Double(round + 1) / Double(rounds))
    }
    progress.erase()
    write(typists.map(\.times))
  }

  private func session(
    with learned: Learned, _ vocabulary: Vocabulary, _ rows: [EvaluationSet.Row]
  ) throws -> LearningSession<MultistageMethod<PinyinConverter>> {
    func session(_ history: HistoryRecorder?) -> Session {
      Session(method: Mandarin.inputMethod(lexicon: vocabulary.lexicon, history: history))
    }
    guard learned != .nothing else { return LearningSession(session(nil)) }
    return try LearningSession(
      entries: entries, language: Mandarin.languageTag, wordsOfLesson: 4, seed: seed,
      randomWord: vocabulary.randomWord, session: session
    ) { session in
      var typist = LearningTypist(session)
      let rows = learned == .theseRows ? rows : []
      return rows.flatMap { typist.type($0.keys, meaning: $0.sentence) ?? [] }
    }
  }

  private func type(_ keys: String, as typist: inout Typist) {
    for character in keys { typist.times.add(typist.session.type(character)) }
    typist.session.end(committing: commits)
  }

  private func write(_ times: [KeyTimes]) {
    var output = StandardOutput()
    output.writeLine("learned\tkeys\tmean ms\tp50 ms\tp99 ms\tratios")
    for (index, fields) in times.fieldsWithRatios(decimals: 3).enumerated() {
      output.writeLine(
        ([learned[index].rawValue, "\(times[index].count)"] + fields).joined(separator: "\t"))
    }
  }
}
