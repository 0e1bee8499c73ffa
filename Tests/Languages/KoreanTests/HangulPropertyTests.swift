import InputCore
import Korean
import TestSupport
import Testing
import ToolSupport

/// Invariants for any input, checked with random keys and fixed seeds.
@Suite struct HangulPropertyTests {
  #if DEBUG
    static let sequencesPerSeed = 20
  #else
    static let sequencesPerSeed = 1_000
  #endif
  static let seeds = 0..<10

  private static let otherKeys = [
    "<Space>", "<Return>", "<Escape>", "<BackSpace>", "<BackSpace>", "<Delete>", "<Left>",
    "<Right>", "<Up>", "<Down>", "<PageUp>", "<PageDown>", "<Tab>", "<C-x>", "<A-b>", "<F9>",
    "<F9>", "<Hangul_Hanja>", "1", "2", "9", "0", "-", ".", "é", "好", "가", "ㄱ", "<S-Space>",
  ]

  private func randomKeys(_ random: inout SeededGenerator) throws -> [KeyEvent] {
    let count = Int.random(in: 1...24, using: &random)
    let parts = (0..<count).compactMap { _ in
      Int.random(in: 0..<5, using: &random) == 0
        ? Self.otherKeys.randomElement(using: &random)
        : KeyEvent(
          Character(Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &random)))
        ).description
    }
    return try KeyNotation.parse(parts.joined())
  }

  @Test(arguments: seeds)
  func propertiesOfEveryEngineHold(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let hanja = try DefaultDictionary.hanja.get()
    for name in HangulLayout.standardNames {
      let options = try KoreanOptions(names: [name] + (seed % 2 == 0 ? [] : ["order-free"]))
      let properties = SessionProperties(
        method: Korean.inputMethod(hanja: hanja, options: options), keymap: Korean.keymap)
      for _ in 0..<Self.sequencesPerSeed / 20 {
        let keys = try randomKeys(&random)
        #expect(try properties.violations(typing: keys) == [], "\(name): \(keys)")
      }
    }
  }

  /// Every typed letter is in the text, in order, according to the names of the jamo.
  @Test(arguments: seeds)
  func noLetterIsLost(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    for name in HangulLayout.standardNames where name != "romaja" {
      let automaton = HangulAutomaton(layout: try #require(HangulLayout.standard(name)))
      for _ in 0..<Self.sequencesPerSeed / 4 {
        let keys = (0..<Int.random(in: 1...20, using: &random)).map { _ in
          Character(Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &random)))
        }
        let alone = keys.map { automaton.text(forKeys: String($0)) }.joined()
        let typed = automaton.text(forKeys: String(keys))
        // Ahnmatae composes ㅋ from ㄱ and ㅎ, so letters of the text differ from those of its keys.
        guard name != "ahnmatae" else {
          #expect(!typed.isEmpty)
          continue
        }
        #expect(
          ElementaryLetters.letters(in: typed) == ElementaryLetters.letters(in: alone),
          "\(name): \(String(keys)) is \(typed)")
      }
    }
  }

  /// Backspace after a key that extended the syllable restores the syllable before the key.
  @Test(arguments: seeds)
  func backspaceUndoesEveryKeyOfASyllable(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    for name in HangulLayout.standardNames {
      let method = Korean.inputMethod(options: try KoreanOptions(names: [name]))
      var session = InputSession(method: method, keymap: Korean.keymap)
      for _ in 0..<Self.sequencesPerSeed {
        let before = session.composition
        let key = Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &random)))
        let effects = session.handle(KeyEvent(key))
        let committed = effects.contains { if case .insertText = $0 { true } else { false } }
        guard !committed, session.composition != before else { continue }
        var back = session
        _ = back.handle(KeyEvent(.named(.backspace)))
        #expect(back.composition == before, "\(name): \(before) and \(key)")
      }
    }
  }
}
