import TestSupport
import Testing
import TextUnits

/// Invariants for every text, checked with random texts of many scripts and fixed seeds.
@Suite struct DeletionPropertyTests {
  #if DEBUG
    static let rounds = 40
  #else
    static let rounds = 1_500
  #endif

  /// A range of letters per script, and the marks, signs and emoji that join them.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x0041...0x007A, 0x00C0...0x024F, 0x0370...0x03FF, 0x0400...0x04FF, 0x0530...0x058F,
    0x0590...0x05FF, 0x0600...0x06FF, 0x0700...0x074F, 0x0780...0x07BF, 0x07C0...0x07FF,
    0x0900...0x097F, 0x0980...0x09FF, 0x0A00...0x0A7F, 0x0A80...0x0AFF, 0x0B00...0x0B7F,
    0x0B80...0x0BFF, 0x0C00...0x0C7F, 0x0C80...0x0CFF, 0x0D00...0x0D7F, 0x0D80...0x0DFF,
    0x0E00...0x0E7F, 0x0E80...0x0EFF, 0x0F00...0x0FFF, 0x1000...0x109F, 0x10A0...0x10FF,
    0x1100...0x11FF, 0x1200...0x137F, 0x13A0...0x13FF, 0x1680...0x169F, 0x16A0...0x16FF,
    0x1700...0x171F, 0x1780...0x17FF, 0x1800...0x18AF, 0x1900...0x194F, 0x1A20...0x1AAF,
    0x1B00...0x1B7F, 0x3040...0x30FF, 0x3100...0x312F, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    0xA980...0xA9DF, 0x1E900...0x1E95F, 0x20000...0x2A6DF, 0xABC0...0xABFF,
  ]
  private static let joiners: [Unicode.Scalar] = [
    "\u{301}", "\u{308}", "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "\u{1F3FD}",
    "\u{1F468}", "\u{2764}", "\u{1F1EB}", "\u{1F1F7}", "1", "#", " ", " ", "\n", "\r", "\t", ".",
    "\u{2029}", "\u{3000}", "\u{E0067}", "\u{E007F}", "\u{1F3F4}", "\u{2067}", "\u{94D}", "_", "!",
  ]

  private static func randomText(_ random: inout SeededGenerator) -> String {
    let script = scripts.randomElement(using: &random) ?? 0x41...0x5A
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let scalar =
        Int.random(in: 0..<4, using: &random) == 0
        ? joiners.randomElement(using: &random)
        : Unicode.Scalar(UInt32.random(in: script, using: &random))
      if let scalar { text.append(scalar) }
    }
    return String(text)
  }

  private static let languages = ["en", "th", "ja", "zh", "ar", "fi", "und"]

  @Test(arguments: 0..<8)
  func everyDeletionIsValid(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let units = TextUnitFinder(language: Self.languages[seed % Self.languages.count])
    for _ in 0..<Self.rounds {
      let text = Self.randomText(&random)
      let offset = Int.random(in: 0...text.unicodeScalars.count, using: &random)
      let caret = text.unicodeScalars.index(text.startIndex, offsetBy: offset)
      for unit in DeleteUnit.allCases {
        let before = units.rangeToDelete(unit, .backward, at: caret, in: text)
        #expect(before.upperBound == caret)
        #expect(before.isEmpty == (caret == text.startIndex))
        #expect(before.lowerBound.samePosition(in: text.unicodeScalars) != nil)
        let after = units.rangeToDelete(unit, .forward, at: caret, in: text)
        #expect(after.lowerBound == caret)
        #expect(after.isEmpty == (caret == text.endIndex))
        #expect(after.upperBound.samePosition(in: text.unicodeScalars) != nil)
        // Text after the caret does not affect Backspace, and text before it does not affect
        // Delete.
        #expect(
          units.rangeToDelete(
            unit, .backward, at: String(text[..<caret]).endIndex,
            in: String(text[..<caret])
          ).utf8Count(in: String(text[..<caret])) == before.utf8Count(in: text))
      }
    }
  }

  /// Deletion reads only a window around the caret: the same text after a long other text is
  /// deleted in the same way.
  @Test(arguments: ["en", "ar", "hi", "ko"])
  func distantTextDoesNotMatter(language: String) throws {
    var random = SeededGenerator(seed: 77)
    let units = TextUnitFinder(language: language)
    let filler = String(repeating: "Lorem ipsum, dolor! ", count: 400)
    for _ in 0..<Self.rounds / 4 {
      let text = Self.randomText(&random)
      let far = filler + "\n" + text
      for unit in [DeleteUnit.character, .line, .paragraph, .whitespace] where !text.isEmpty {
        let near = units.rangeToDelete(unit, at: text.endIndex, in: text).utf8Count(in: text)
        let there = units.rangeToDelete(unit, at: far.endIndex, in: far).utf8Count(in: far)
        // A mark at the very start of the text may join the line feed of the filler.
        if near < text.utf8.count { #expect(there == near) }
      }
    }
  }

  @Test func oneMegabyteInOneLine() {
    let units = TextUnitFinder(language: "th")
    let text = String(repeating: "ภาษาไทย", count: 50_000)
    #expect(!units.rangeToDelete(.word, at: text.endIndex, in: text).isEmpty)
    #expect(
      units.rangeToDelete(.sentence, at: text.endIndex, in: text).lowerBound == text.startIndex)
    #expect(
      units.rangeToDelete(.line, .forward, at: text.startIndex, in: text).upperBound
        == text.endIndex)
  }

  /// A caret inside a code point, possible in the UTF-16 view, is moved back to the start of the
  /// scalar.
  @Test func caretInsideAScalarIsMovedBack() {
    let text = "a😀b"
    let inside = text.utf16.index(text.startIndex, offsetBy: 2)
    let range = TextUnitFinder(language: "en").rangeToDelete(.character, at: inside, in: text)
    #expect(text[range] == "a")
  }
}

extension Range<String.Index> {
  fileprivate func utf8Count(in text: String) -> Int { text.utf8[self].count }
}
