import Foundation
import GlobeKey
import Mandarin
import TestSupport
import Testing

/// Invariants for any input, checked with random keys and fixed seeds.
@Suite struct SessionPropertyTests {
  typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  /// Debug builds run a sample because a key takes far longer; release builds run all sequences.
  #if DEBUG
    static let sequencesPerSeed = 100
  #else
    static let sequencesPerSeed = 5_000
  #endif
  static let seeds = 0..<20

  private static let syllables = [
    "ni", "hao", "wo", "men", "xi", "an", "xian", "zhong", "guo", "fang", "gan", "lv", "shi", "e",
  ]
  private static let otherKeys = [
    "<Space>", "<Return>", "<Escape>", "<BackSpace>", "<Delete>", "<C-BackSpace>", "<Left>",
    "<Right>", "<C-Left>", "<C-Right>", "<Home>", "<End>", "<Up>", "<Down>", "<PageUp>",
    "<PageDown>", "<Tab>", "<C-x>", "1", "2", "5", "9", "0", "'", "''", ",", ".", "\"", "=", "-",
    "ü", "A", "Z", "é", "好", "?", "v", "zh", "zgr", "u",
  ]

  private func randomKeys(_ random: inout SeededGenerator) throws -> [KeyEvent] {
    let count = Int.random(in: 1...10, using: &random)
    let parts = (0..<count).compactMap { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: Self.syllables.randomElement(using: &random)
      case 5..<6: String(UnicodeScalar(UInt8.random(in: 97...122, using: &random)))
      default: Self.otherKeys.randomElement(using: &random)
      }
    }
    return try KeyNotation.parse(parts.joined())
  }

  @Test(arguments: seeds)
  func stagesAgreeAfterEveryKey(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    var session = Session(method: method)
    for _ in 0..<Self.sequencesPerSeed {
      var document = InMemoryDocument()
      var committed = ""
      for event in try randomKeys(&random) {
        let before = session.composition
        let context = InputContext(
          documentContextBeforeInput: document.documentContextBeforeInput)
        let effects = session.handle(event, context: context)
        let isForeign = effects.contains { if case .passThrough = $0 { true } else { false } }
        effects.forEach { document.apply($0) }
        if isForeign {
          committed = document.textBeforeInput
        } else {
          for effect in effects {
            switch effect {
            case .insertText(let text): committed += text
            // A comma after a digit becomes Chinese when Chinese text follows.
            case .replaceText(let old, let new):
              #expect(committed.hasSuffix(old))
              committed = String(committed.dropLast(old.count)) + new
            default: break
            }
          }
        }

        let composition = session.composition
        #expect(composition.segments.map(\.reading).joined() == composition.keystrokes)
        #expect((composition.chosenCount...composition.keystrokeCount).contains(composition.caret))
        #expect(document.textBeforeInput == committed)
        #expect(document.markedText == composition.preedit.text)
        #expect(!effects.isEmpty)
        if isForeign { #expect(composition == before) }
      }
      _ = session.perform(.cancel)
      _ = session.perform(.cancel)
      #expect(!session.isComposing)
    }
  }

  @Test(arguments: seeds)
  func deletingEveryLetterLeavesNothing(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    var session = Session(method: method)
    for _ in 0..<Self.sequencesPerSeed / 5 {
      var document = InMemoryDocument()
      let letters = (0..<Int.random(in: 1...12, using: &random)).map { index in
        index > 0 && Int.random(in: 0..<9, using: &random) == 0
          ? UInt8(ascii: "'") : UInt8.random(in: 97...122, using: &random)
      }
      for letter in letters {
        session.handle(KeyEvent(Character(UnicodeScalar(letter)))).forEach { document.apply($0) }
      }
      #expect(session.composition.keystrokes == String(decoding: letters, as: UTF8.self))
      for _ in letters {
        session.handle(KeyEvent(.named(.backspace))).forEach { document.apply($0) }
      }
      #expect(session.composition == Composition())
      #expect(!document.hasText)
    }
  }

  @Test(arguments: seeds)
  func everyChoiceCanBeUndone(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    for _ in 0..<Self.sequencesPerSeed / 25 {
      var session = Session(method: method)
      let keys = (0..<6).compactMap { _ in Self.syllables.randomElement(using: &random) }.joined()
      for key in keys { _ = session.handle(KeyEvent(key)) }
      var history = [session.composition]
      for _ in 0..<3 {
        _ = session.perform(.selectCandidate(Int.random(in: 3..<9, using: &random)))
        if !session.isComposing { break }
        if session.composition != history.last { history.append(session.composition) }
      }
      guard session.isComposing else { continue }
      for earlier in history.dropLast().reversed() {
        _ = session.handle(KeyEvent(.named(.backspace)))
        #expect(session.composition == earlier)
      }
    }
  }

  /// A workspace is only a cache: a session restored from a saved composition continues the same
  /// way if the host shows its text.
  @Test(arguments: seeds)
  func savedCompositionsContinueUnchanged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(3_000 + seed))
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    var session = Session(method: method)
    for _ in 0..<Self.sequencesPerSeed / 50 {
      for event in try randomKeys(&random) {
        let saved = try JSONEncoder().encode(session.composition)
        var restored = Session(
          method: method, composition: try JSONDecoder().decode(Composition.self, from: saved))
        let context = InputContext(documentContextBeforeInput: "外面在下")
        #expect(
          restored.handle(event, context: context) == session.handle(event, context: context))
        #expect(restored.composition == session.composition)
      }
    }
  }
}
