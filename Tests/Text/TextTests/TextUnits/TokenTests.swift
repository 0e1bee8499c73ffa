import Testing
import TextUnits

@Suite struct TokenTests {
  private func tokens(_ kind: BreakKind, _ text: String, _ language: String) -> [String] {
    TextUnitFinder(language: language).tokens(of: kind, in: text).map { String(text[$0.range]) }
  }

  @Test(arguments: [
    ("zh", "我们去上海", ["我们", "去", "上海"]), ("en", "don't go", ["don't", " ", "go"]),
    ("fa", "می\u{200C}روم خانه", ["می\u{200C}روم", " ", "خانه"]),
    ("th", "ภาษาไทย", ["ภาษา", "ไทย"]),
    ("ja", "公園を散歩", ["公園", "を", "散歩"]), ("en", "", []),
  ])
  func words(language: String, text: String, expected: [String]) {
    #expect(tokens(.word, text, language) == expected)
  }

  @Test(arguments: [
    ("en", "Dr. Smith came. He sat.", ["Dr. Smith came. ", "He sat."]),
    ("en", "Use e.g. Mr. and Mrs. Fox. Good.", ["Use e.g. Mr. and Mrs. Fox. ", "Good."]),
    ("fr", "Dr. Smith came. He sat.", ["Dr. Smith came. ", "He sat."]),
    ("und", "Dr. Smith came.", ["Dr. ", "Smith came."]),
    ("el", "Τι κάνεις; Καλά.", ["Τι κάνεις; ", "Καλά."]), ("en", "No. 5 is Mr.", ["No. 5 is Mr."]),
  ])
  func sentences(language: String, text: String, expected: [String]) {
    #expect(tokens(.sentence, text, language) == expected)
  }

  @Test(arguments: [
    ("a\nb", ["a\n", "b"]), ("a\r\nb\r\r", ["a\r\n", "b\r", "\r"]), ("a\u{85}b", ["a\u{85}", "b"]),
    ("a\u{2028}b\u{2029}", ["a\u{2028}", "b\u{2029}"]), ("a\u{B}b", ["a\u{B}b"]), ("", []),
  ])
  func paragraphs(text: String, expected: [String]) {
    #expect(tokens(.paragraph, text, "en") == expected)
  }

  /// ICU's rule status of sentences and lines uses the same numbers as that of words.
  @Test(arguments: BreakKind.allCases.filter { $0 != .word })
  func onlyWordsHaveAKind(kind: BreakKind) {
    let tokens = TextUnitFinder(language: "en").tokens(of: kind, in: "One\ntwo. Three\u{2029}4")
    #expect(tokens.allSatisfy { $0.kind == .notAWord })
  }

  @Test func kindsScriptsAndOffsets() throws {
    let text = "é😀 漢字 かな カナ 12 שלום"
    let tokens = TextUnitFinder(language: "ja").tokens(of: .word, in: text)
    #expect(tokens.map { String(text[$0.range]) }.joined() == text)
    let words = tokens.filter(\.kind.isWordLike)
    #expect(
      words.map(\.kind) == [.letters, .ideographs, .ideographs, .ideographs, .number, .letters])
    #expect(words.map(\.script.code) == ["Latn", "Hani", "Hira", "Kana", "Zyyy", "Hebr"])
    let kanji = try #require(words.dropFirst().first)
    #expect(kanji.utf8 == 7..<13)
    #expect(kanji.utf16(in: text) == 4..<6)
    #expect(kanji.scalars(in: text) == 3..<5)
    #expect(kanji.characters(in: text) == 3..<5)
  }

  @Test(arguments: [
    ("en", false), ("zh-Hant-TW", false), ("und", false), ("xx", true), ("", true), ("e", true),
    ("en--US", true), ("english", true), ("日本", true), ("tlh", true),
  ])
  func fallbackLanguagesAreMarked(tag: String, isFallback: Bool) {
    let language = RuleLanguage(tag)
    #expect(language.isFallback == isFallback)
    #expect(language.requested == tag)
    #expect(tokens(.word, "a b", tag) == ["a", " ", "b"])
  }

  @Test(arguments: [("Привет", "Privet"), ("東京", "dōng jīng"), ("かな", "kana"), ("", "")])
  func transcription(text: String, expected: String) throws {
    #expect(try #require(LatinTranscriber()).transcription(of: text) == expected)
  }

  @Test func breakIteratorCanBeReplaced() {
    final class EveryByte: BreakIterator {
      private var count = 0
      func setText(_ bytes: UnsafeBufferPointer<UInt8>) { count = bytes.count }
      func boundary(before offset: Int) -> Int? { offset > 0 ? offset - 1 : nil }
      func boundary(after offset: Int) -> Int? { offset < count ? offset + 1 : nil }
      var lastUnit: WordKind { .letters }
    }
    let units = TextUnitFinder(language: "en") { _ in EveryByte() }
    let text = "hello"
    #expect(text[units.rangeToDelete(.word, at: text.endIndex, in: text)] == "o")
  }
}
