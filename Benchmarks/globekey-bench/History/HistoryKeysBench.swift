import ArgumentParser
import Evaluation
import Foundation
import HistoryStore
import InputCore
import Lexicon
import Mandarin
import SeededRandom
import ToolSupport
import UserHistory

/// `globekey-bench history keys`: what learning costs on the key path.
struct HistoryKeysBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Type the same rows without and with full histories, and compare the times of keys.",
    discussion: """
      A history has words of the dictionary in random order, each as often as it occurs in text, up to \
      the number of entries: `other text`. The worst is one that has the rows of the set as well, typed, \
      corrected and learned: `these rows`. Each row is typed by all sessions, in turn first, with the \
      first page of candidates made after each key. With --commits the sentence is committed and \
      learned, as far as a session has a history.

        $ swift run -c release globekey-bench history keys thu_ime.tsv
      """)

  /// What a session has learned.
  enum Learned: String, CaseIterable, ExpressibleByArgument {
    case nothing
    case otherText = "other-text"
    case theseRows = "these-rows"
  }

  @Argument(help: "The set to type: sentences and their syllables.")
  var set: String

  @Option(help: "How many entries a history has.")
  var entries = 100_000

  @Option(help: "How often the set is typed.")
  var rounds = 3

  @Flag(help: "Commit and learn each row, so that each finds another state of the history.")
  var commits = false

  @Option(help: "How many rows of the set are typed; all if not given.")
  var rows = Int.max

  @Option(parsing: .upToNextOption, help: "What sessions have learned; the first is compared with.")
  var learned = Learned.allCases

  @Option(help: "The seed of the words that fill the history.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Mandarin.")
  var dictionary = ".build/dictionaries/zh-Hans.imedict"

  private typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  /// A session, and what it learns by.
  private struct Typist {
    var session: Session
    var recorder: HistoryRecorder?
    var times = KeyTimes()
  }

  func run() throws {
    let lexicon = try Lexicon(path: dictionary)
    let lines = try String(contentsOfFile: set, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let typed = try EvaluationSet(lines: lines, file: set).rows.prefix(rows)
    let folders = learned.map { _ in BenchFolder() }
    var typists = try zip(learned, folders).map { learned, folder in
      try typist(with: learned, in: folder.path, lexicon, Array(typed))
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

  private func typist(
    with learned: Learned, in folder: String, _ lexicon: Lexicon, _ rows: [EvaluationSet.Row]
  ) throws -> Typist {
    guard learned != .nothing else {
      return Typist(session: Session(method: Mandarin.inputMethod(lexicon: lexicon)))
    }
    let store = HistoryStore(folder: folder, limit: entries, now: BenchLessons.time(0))
    let recorder = HistoryRecorder(store) { BenchLessons.time(0) }
    let session = Session(method: Mandarin.inputMethod(lexicon: lexicon, history: recorder))
    try fill(store, from: lexicon, learned == .theseRows ? rows : [], typedIn: session)
    return Typist(session: session, recorder: recorder)
  }

  /// Learns the rows, then random words, one after the other.
  private func fill(
    _ store: HistoryStore, from lexicon: Lexicon, _ rows: [EvaluationSet.Row],
    typedIn session: Session
  ) throws {
    var typist = LearningTypist(session)
    var history = History()
    for row in rows {
      for lesson in typist.type(row.keys, meaning: row.sentence) ?? [] {
        history.learn(lesson, on: store.device, at: BenchLessons.time(0))
      }
    }
    let vocabulary = Vocabulary(lexicon)
    try store.fill(
      with: history, to: entries, language: Mandarin.languageTag, wordsOfLesson: 4, seed: seed
    ) { vocabulary.randomWord(&$0) }
  }

  private func type(_ keys: String, as typist: inout Typist) {
    for character in keys {
      let start = ContinuousClock.now
      _ = typist.session.handle(KeyEvent(character))
      typist.times.add(start.duration(to: .now))
    }
    if commits {
      typist.recorder?.carryOut(typist.session.perform(.commit))
      typist.recorder?.finish()
    }
    _ = typist.session.perform(.cancel)
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

/// The words of a lexicon with their readings, to be drawn as often as they occur.
private struct Vocabulary {
  private let lexicon: Lexicon
  private var nodes: [Int] = []
  private var entries: [Int] = []
  private var places = WeightedPlaces()

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    for node in 0..<lexicon.nodeCount {
      for entry in lexicon.entries(at: node) {
        let cost =
          lexicon.readingCost(ofEntry: entry)
          + lexicon.frequencyCost(of: lexicon.word(ofEntry: entry))
        nodes.append(node)
        entries.append(entry)
        places.append(exp(-Double(cost) / 1_000))
      }
    }
  }

  func randomWord(_ random: inout SeededGenerator) -> LearnedWord? {
    guard let index = places.random(&random) else { return nil }
    let spellings = lexicon.syllables.spellings
    return LearnedWord(
      reading: lexicon.syllables(to: nodes[index]).map { spellings[Int($0)] }
        .joined(separator: " "),
      text: lexicon.text(of: lexicon.word(ofEntry: entries[index])))
  }
}
