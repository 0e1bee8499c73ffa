import KeyboardTestSupport
import Synchronization
import Testing

/// An engine and how long its last commit can be undone.
@Suite struct ComposingEngineTests {
  /// A scripted engine that logs the calls it receives.
  private struct Engine: InputEngine {
    final class Log: Sendable {
      private let lines = Mutex<[String]>([])
      var all: [String] { lines.withLock { $0 } }
      func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    let log: Log
    var isComposing = false
    var wordToComplete: String?
    var isSecure = false
    var modes = InputModes()
    var resolution = CompositionResolution.commitRaw
    var learns = true { didSet { log.add("learns \(learns)") } }

    mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] {
      isComposing = event.typedCharacter == "c"
      return isComposing ? [] : [.insertText("text")]
    }
    mutating func perform(_ command: Command, context: InputContext) -> [Effect] { [] }
    mutating func handle(_ event: HostEvent) -> [Effect] {
      log.add("\(event)")
      isSecure = event == .becameSecure
      return []
    }
    mutating func texts(forLine keys: String, after context: String, limit: Int) -> [String] {
      [keys]
    }
    mutating func resolve(by policy: CompositionResolution) -> [Effect] { [.insertText("end")] }
    mutating func forgetCommits() { log.add("forgetCommits") }
  }

  private let log = Engine.Log()

  private func engine(word: String? = nil) -> ComposingEngine {
    ComposingEngine { [log] in Engine(log: log, wordToComplete: word) }
  }

  /// Handles an event: one key of the engine and `others` further changes of the text.
  private func type(_ key: Character, on engine: inout ComposingEngine, others: Int = 0) {
    engine.beginEvent()
    let effects = engine.handle(KeyEvent(key), InputContext()) ?? []
    engine.note(effects)
    engine.endEvent(changes: effects.count(where: \.changesText) + others)
  }

  @Test func withoutAnEngineNothingHappens() {
    var engine = ComposingEngine(nil)
    engine.begin(isSecure: true, learns: true)
    #expect(!engine.exists && !engine.isComposing && !engine.hasCandidates)
    #expect(!engine.takesBackspace && engine.composedWord.isEmpty)
    let answer = engine.handle(KeyEvent("a"), InputContext())
    let effects =
      engine.perform(.deleteBackward, InputContext()) + engine.resolve(by: .commitRaw)
      + engine.predict() + engine.closePredictions()
    #expect(answer == nil && effects.isEmpty)
    type("a", on: &engine, others: 1)
    #expect(!engine.hasJustCommitted)
  }

  @Test func commitCanBeUndoneUntilOtherTextChanges() {
    var engine = engine()
    #expect(engine.exists && engine.hasCandidates)
    type("c", on: &engine)
    #expect(!engine.hasJustCommitted && engine.takesBackspace)
    type("a", on: &engine)
    #expect(engine.hasJustCommitted && !engine.takesBackspace)
    // An event that changes nothing keeps the commit undoable.
    engine.beginEvent()
    engine.endEvent(changes: 0)
    #expect(engine.hasJustCommitted && log.all.isEmpty)
    type("c", on: &engine)
    #expect(!engine.hasJustCommitted)
    type("a", on: &engine, others: 1)
    #expect(!engine.hasJustCommitted && log.all == ["forgetCommits"])
  }

  @Test func newFieldEndsUndo() {
    var engine = engine()
    for end in [0, 1] {
      type("a", on: &engine)
      #expect(engine.hasJustCommitted)
      if end == 0 {
        engine.begin(isSecure: false, learns: true)
      } else {
        _ = engine.handle(.textChanged(.kept), wasSecure: false, isSecure: false)
      }
      #expect(!engine.hasJustCommitted)
    }
  }

  /// In a secure field, the engine is told only that the field is secure. It is told of the end
  /// twice: by the event itself and by the end of secrecy, because other traits can end it too.
  @Test func secureFields() {
    var engine = engine()
    engine.begin(isSecure: true, learns: false)
    #expect(engine.takesBackspace)
    _ = engine.handle(.textChanged(.kept), wasSecure: true, isSecure: true)
    _ = engine.handle(.caretLeft(.kept), wasSecure: true, isSecure: false)
    #expect(!engine.takesBackspace)
    #expect(
      log.all == [
        "learns false", "becameSecure", "becameSecure", "\(HostEvent.caretLeft(.kept))",
        "secureInputEnded",
      ])
  }

  @Test func wordsOfAnEngineWithoutCandidates() {
    let engine = engine(word: "chà")
    #expect(!engine.hasCandidates && engine.composedWord == "chà")
  }
}
