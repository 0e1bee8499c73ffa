import GlobeKey
import Scenarios
import TestSupport
import Testing
import Thai

@Suite struct SequenceTests {
  /// Types a text scalar by scalar, as a keyboard does.
  private func typed(_ text: String, options: ThaiOptions) -> String {
    var session = InputSession(method: Thai.inputMethod(options: options), keymap: Keymap())
    var document = InMemoryDocument()
    for scalar in text.unicodeScalars {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      session.handle(KeyEvent(Character(scalar)), context: context)
        .forEach { document.apply($0) }
    }
    return document.text
  }

  /// Everyday words are accepted unchanged at every level.
  @Test(arguments: [
    "สวัสดีครับ", "ภาษาไทย", "น้ำใจ", "เกี๊ยะ", "ฤๅษี", "ก็", "เห็น", "ผู้ใหญ่", "ศักดิ์สิทธิ์", "พันธุ์", "เปรี๊ยะ",
    "กรุงเทพฯ", "ต่างๆ", "๑๒๓", "เสื้อ", "ทั้งนั้น", "เล่น internet 24 ชม.", "ไม้", "โต๊ะ", "แม่น้ำ", "ก๋วยเตี๋ยว",
  ])
  func wordsAreAccepted(word: String) {
    for level in SequenceLevel.allCases {
      for corrects in [true, false] {
        #expect(typed(word, options: ThaiOptions(level: level, corrects: corrects)) == word)
      }
    }
  }

  /// Typed text, and the result at levels 0, 1 and 2 without correction and at level 1 with it.
  @Test(arguments: [
    ("\u{0E48}", "\u{0E48}", "", "", ""),  // a tone alone
    ("a\u{0E34}", "a\u{0E34}", "a", "a", "a"),  // a vowel on a Latin letter
    ("ก\u{0E48}\u{0E34}", "ก\u{0E48}\u{0E34}", "ก\u{0E48}", "ก\u{0E48}", "ก\u{0E34}\u{0E48}"),
    ("น\u{0E33}\u{0E49}", "น\u{0E33}\u{0E49}", "น\u{0E33}", "น\u{0E33}", "น\u{0E49}\u{0E33}"),
    ("นา\u{0E49}", "นา\u{0E49}", "นา", "นา", "น\u{0E49}า"),
    ("ก\u{0E48}\u{0E49}", "ก\u{0E48}\u{0E49}", "ก\u{0E48}", "ก\u{0E48}", "ก\u{0E49}"),
    ("ก\u{0E34}\u{0E35}", "ก\u{0E34}\u{0E35}", "ก\u{0E34}", "ก\u{0E34}", "ก\u{0E35}"),
    ("เ\u{0E48}", "เ\u{0E48}", "เ", "เ", "เ"),  // nothing to put right
    ("เา", "เา", "เา", "เ", "เา"),  // displayed, but no word
    ("ก\u{0E47}\u{0E48}", "ก\u{0E47}\u{0E48}", "ก\u{0E47}", "ก\u{0E47}", "ก\u{0E48}"),
  ])
  func levels(keys: String, pass: String, basic: String, strict: String, corrected: String) {
    #expect(typed(keys, options: ThaiOptions(level: .passThrough, corrects: true)) == pass)
    #expect(typed(keys, options: ThaiOptions(level: .basic, corrects: false)) == basic)
    #expect(typed(keys, options: ThaiOptions(level: .strict, corrects: false)) == strict)
    #expect(typed(keys, options: ThaiOptions(level: .basic, corrects: true)) == corrected)
  }

  /// For every two characters: basic accepts whatever strict accepts, pass-through accepts
  /// everything, and corrected text is accepted unchanged.
  @Test func levelsIncludeEachOther() {
    let characters = (0xE01...0xE5B).compactMap(Unicode.Scalar.init) + ["a", " ", "\n", "é", "👍"]
    func outcome(
      _ level: SequenceLevel, _ corrects: Bool, _ next: Unicode.Scalar, _ before: String
    ) -> SequenceCheck.Outcome {
      SequenceCheck(options: ThaiOptions(level: level, corrects: corrects))
        .outcome(of: Character(next), after: before)
    }
    for previous in characters {
      for next in characters {
        let before = "ก" + String(previous)
        #expect(outcome(.passThrough, true, next, before) == .accepted)
        if outcome(.strict, false, next, before) == .accepted {
          #expect(outcome(.basic, false, next, before) == .accepted)
        }
        guard case .corrected(let removed, let inserted) = outcome(.strict, true, next, before)
        else {
          continue
        }
        // By scalars: a mark is no suffix of the character that it belongs to.
        #expect(
          before.unicodeScalars.reversed().starts(with: removed.unicodeScalars.reversed())
            && removed.unicodeScalars.count <= 1)
        let kept = String(
          String.UnicodeScalarView(
            before.unicodeScalars.dropLast(removed.unicodeScalars.count)))
        let strict = ThaiOptions(level: .strict, corrects: false)
        guard typed(kept, options: strict) == kept else { continue }
        #expect(typed(kept + inserted, options: strict) == kept + inserted)
      }
    }
  }

  @Test func withoutContextEverythingIsAccepted() {
    let check = SequenceCheck()
    #expect(check.outcome(of: "\u{0E48}", after: nil) == .accepted)
  }

  /// One key may type several characters.
  @Test func clustersAreCheckedScalarByScalar() {
    let check = SequenceCheck()
    #expect(
      check.outcome(of: "ก\u{0E48}\u{0E34}", after: "") == .corrected(removed: "", inserted: "กิ่"))
    #expect(check.outcome(of: "a\u{0E48}", after: "") == .refused)
    #expect(check.outcome(of: "กิ่", after: "a") == .accepted)
  }

  @Test func scenarios() throws {
    let path = "Tests/Scenarios/th/sequence.txt"
    for scenario in try Scenario.parse(try Repository.text(of: path), file: path) {
      let method = Thai.inputMethod(options: try ThaiOptions(names: scenario.typing))
      let failures = ScenarioPlayer(method: method, keymap: Keymap()).play(scenario, file: path)
      #expect(failures.map(\.description) == [])
    }
  }

  @Test(arguments: SequenceLevel.allCases, [true, false])
  func propertiesHold(level: SequenceLevel, corrects: Bool) throws {
    let options = ThaiOptions(level: level, corrects: corrects)
    let typing = RandomTyping(
      Thai.inputMethod(options: options), keymap: .words,
      words: ["สวัสดี", "น้ำ", "เกี๊ยะ", "ก็", "ก่ิ", "ำ้"], extraKeys: ["ๅ", "ฯ"])
    let found = try typing.violations(seed: 1, rounds: 300)
    #expect(found.isEmpty, "\(found.prefix(5))")
  }
}
