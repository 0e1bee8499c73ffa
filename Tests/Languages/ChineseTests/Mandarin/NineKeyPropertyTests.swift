import Foundation
import GlobeKey
import Mandarin
import TestSupport
import Testing

/// Invariants for any input on nine keys, checked with random keys and fixed seeds.
@Suite struct NineKeyPropertyTests {
  typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  #if DEBUG
    static let sequencesPerSeed = 10
  #else
    static let sequencesPerSeed = 400
  #endif
  static let seeds = 0..<10

  private static let otherKeys = [
    "<Space>", "<Return>", "<Escape>", "<BackSpace>", "<BackSpace>", "<Delete>", "<C-BackSpace>",
    "<Left>", "<Left>", "<Right>", "<C-Left>", "<C-Right>", "<Home>", "<End>", "<Down>", "'", "''",
    ",", "0", "1", "n", "zh", "A", "ü", "好",
  ]

  private func session() throws -> Session {
    let method = Mandarin.nineKeyMethod(lexicon: try DefaultDictionary.mandarin.get())
    return Session(method: method, keymap: .nineKey)
  }

  private func randomKeys(_ random: inout SeededGenerator) throws -> [KeyEvent] {
    let parts = (0..<Int.random(in: 1...16, using: &random)).compactMap { _ in
      Int.random(in: 0..<4, using: &random) > 0
        ? String(Int.random(in: 2...9, using: &random))
        : Self.otherKeys.randomElement(using: &random)
    }
    return try KeyNotation.parse(parts.joined())
  }

  @Test(arguments: seeds)
  func stagesAgreeAfterEveryKey(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = try session()
    for _ in 0..<Self.sequencesPerSeed {
      var document = InMemoryDocument()
      for event in try randomKeys(&random) {
        session.handle(event).forEach { document.apply($0) }
        if Int.random(in: 0..<6, using: &random) == 0 {
          session.perform(.selectReading(Int.random(in: 0..<4, using: &random)))
            .forEach { document.apply($0) }
        }
        let composition = session.composition
        #expect(composition.segments.map(\.reading).joined() == composition.keystrokes)
        #expect(document.markedText == composition.preedit.text)
        let letters = composition.letters
        #expect(PinyinKeys.nine.keystrokes(for: [letters]) == digits(of: composition.keystrokes))
        #expect(letters.allSatisfy { !$0.isNumber })
        #expect(isCaretAfterItsLetter(composition))
      }
      _ = session.perform(.cancel)
      _ = session.perform(.cancel)
      #expect(!session.isComposing)
    }
  }

  /// Returns the keystrokes with letters replaced by their digits.
  private func digits(of keystrokes: String) -> String {
    PinyinKeys.nine.keystrokes(for: [keystrokes])
  }

  /// Whether the marked text before the caret has as many letters as there are keystrokes before
  /// it.
  private func isCaretAfterItsLetter(_ composition: Composition) -> Bool {
    let chosen = composition.chosen.map(\.text).joined().count
    let shown = composition.preedit.text.prefix(composition.preedit.caret).dropFirst(chosen)
    return shown.filter { $0 != " " }.unicodeScalars.count
      == composition.caret - composition.chosenCount
  }

  /// A converter that saw every step gives the same result as one that sees the keys for the first
  /// time.
  @Test(arguments: seeds)
  func incrementalConversionMatchesConversionAtOnce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    let lexicon = try DefaultDictionary.mandarin.get()
    let rules = PinyinRules(
      MandarinOptions(typing: PinyinTyping(keys: .nine)), lexicon: lexicon)
    for _ in 0..<Self.sequencesPerSeed / 10 {
      var stepwise = PinyinConverter(lexicon: lexicon, rules: rules)
      var keys = ""
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0 where !keys.isEmpty: keys.removeLast()
        case 1 where !keys.isEmpty: keys += "'"
        case 2: keys += ["n", "zh", "a"].randomElement(using: &random) ?? ""
        default: keys += String(Int.random(in: 2...9, using: &random))
        }
        stepwise.convert(keys)
        var fresh = PinyinConverter(lexicon: lexicon, rules: rules)
        fresh.convert(keys)
        #expect(stepwise.bestSegments() == fresh.bestSegments())
        for index in 0..<12 {
          #expect(stepwise.candidate(at: index) == fresh.candidate(at: index))
        }
      }
    }
  }

  @Test(arguments: seeds)
  func deletingEveryKeystrokeLeavesNothing(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    var session = try session()
    for _ in 0..<Self.sequencesPerSeed / 5 {
      let count = Int.random(in: 1...14, using: &random)
      for _ in 0..<count {
        _ = session.perform(.insert(Character("\(Int.random(in: 2...9, using: &random))")))
      }
      for _ in 0..<count { _ = session.handle(KeyEvent(.named(.backspace))) }
      #expect(session.composition == Composition())
    }
  }

  @Test(arguments: seeds)
  func savedCompositionsContinueUnchanged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(3_000 + seed))
    var session = try session()
    for _ in 0..<Self.sequencesPerSeed / 20 {
      for event in try randomKeys(&random) {
        let saved = try JSONEncoder().encode(session.composition)
        var restored = Session(
          method: session.method, keymap: .nineKey,
          composition: try JSONDecoder().decode(Composition.self, from: saved))
        let context = InputContext(documentContextBeforeInput: "外面在下")
        #expect(
          restored.handle(event, context: context) == session.handle(event, context: context))
        #expect(restored.composition == session.composition)
        if Int.random(in: 0..<4, using: &random) == 0 { _ = session.perform(.selectReading(0)) }
      }
    }
  }
}
