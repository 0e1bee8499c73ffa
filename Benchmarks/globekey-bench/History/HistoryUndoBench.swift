import ArgumentParser
import GlobeKey
import HistoryStore
import Mandarin
import SyllableConversion
import ToolSupport
import UserHistory

/// `globekey-bench history undo`: undoes commits.
struct HistoryUndoBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Commit and undo, and compare keys, text and history with those before.",
    discussion: """
      Sessions of Mandarin type random syllables, choose random candidates, and undo all commits. \
      The keys and choices, the text, and the history must be the same as before.

        $ swift run -c release globekey-bench history undo --sessions 100000
      """)

  @Option(help: "The number of sessions.")
  var sessions = 100_000

  @Option(help: "The seed of the keys and choices.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "The dictionary image of Mandarin.")
  var dictionary = ".build/dictionaries/zh-Hans.imedict"

  private typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  private static let syllables = [
    "ni", "hao", "shi", "jie", "zhong", "guo", "ren", "xian", "da", "xue", "sheng", "huo", "ji",
    "hua", "gong", "si", "qu", "lai", "de", "yi",
  ]

  func run() throws {
    let lexicon = try Lexicon(path: dictionary)
    let folder = BenchFolder()
    var random = SeededGenerator(seed: seed)
    let store = HistoryStore(folder: folder.path, now: BenchLessons.time(0))
    let recorder = HistoryRecorder(store) { BenchLessons.time(0) }
    let method = Mandarin.inputMethod(lexicon: lexicon, history: recorder)
    var commits = 0
    let progress = ProgressBar()
    for number in 0..<sessions {
      let before = try store.history().cells
      var session = Session(method: method)
      var document = InMemoryDocument(before: "前")
      func carryOut(_ effects: [Effect]) {
        recorder.carryOut(effects)
        for effect in effects { document.apply(effect) }
      }
      var committed: [(composition: Composition, text: String)] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        type(into: &session, &random, carryOut: carryOut)
        while session.isComposing {
          let last = (session.composition, document.textBeforeInput)
          carryOut(session.perform(.selectCandidate(Int.random(in: 0..<5, using: &random))))
          if !session.isComposing { committed.append(last) }
        }
      }
      commits += committed.count
      while let (composition, text) = committed.popLast() {
        carryOut(session.perform(.undoCommit))
        guard session.composition == composition, document.textBeforeInput == text else {
          throw ToolError(
            .badInput, "session \(number): undo restored \(session.composition.keystrokes)")
        }
        while session.isComposing { carryOut(session.perform(.cancel)) }
      }
      recorder.finish()
      guard try store.history().cells == before else {
        throw ToolError(.badInput, "session \(number): the history differs after undo")
      }
      // Now and then something is learned for good.
      if number % 1_000 == 0 {
        store.learn(BenchLessons.lesson(number / 1_000), at: BenchLessons.time(number))
      }
      progress.show("\(number + 1) sessions", Double(number + 1) / Double(sessions))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(sessions) sessions, \(commits) commits undone: keys, text and history are those before")
  }

  private func type(
    into session: inout Session, _ random: inout SeededGenerator, carryOut: ([Effect]) -> Void
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      for letter in Self.syllables.randomElement(using: &random) ?? "" {
        carryOut(session.perform(.insert(letter)))
      }
    }
  }
}
