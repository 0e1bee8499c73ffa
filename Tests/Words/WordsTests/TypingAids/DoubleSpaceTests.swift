import KeyboardTestSupport
import Testing
import TextUnits
import TypingAids

/// Two spaces after a word become the end of a sentence.
@Suite struct DoubleSpaceTests {
  private func insertion(
    _ language: String = "en", after context: String, elapsed: UInt64? = 300,
    traits: InputTraits = InputTraits(), settings: TypingSettings = TypingSettings()
  ) throws -> AidedInsertion {
    let locale = try LocaleFiles.folder.locale(of: language)
    let aids = TypingAids(
      locale: locale, settings: settings, units: TextUnitFinder(language: locale.primaryLanguage))
    return aids.insertion(of: " ", after: context, traits: traits, sinceLastSpace: elapsed)
  }

  private static let unchanged = AidedInsertion(inserted: " ")
  private func change(to mark: String) -> AidedInsertion {
    AidedInsertion(
      removed: " ", inserted: mark, change: AutomaticChange(typed: "  ", replacement: mark))
  }

  /// The sentence marks of the languages that do not use the full stop.
  static let marks = ["am": "። ", "hi": "। ", "bn": "। ", "ur": "۔ "]
  static let languagesWithout: Set = ["ja", "ja-Latn", "th", "yue", "zh-Hans", "zh-Hant"]
  static let words: [String: String] = [
    "hi": "नमस्ते", "bn": "ধন্যবাদ", "ur": "سلام", "fa": "سلام", "ar": "مرحبا", "he": "שלום",
    "ta": "வணக்கம்", "th": "สวัสดี", "ko": "안녕", "ja": "こんにちは", "ru": "Привет", "uk": "Привіт",
    "el": "Γεια", "zh-Hans": "你好", "zh-Hant": "你好", "yue": "你好", "am": "ሰላም",
  ]

  @Test(arguments: LocaleFiles.languages)
  func everyLanguageHasItsMark(language: String) throws {
    let context = (Self.words[language] ?? "Word") + " "
    let expected =
      Self.languagesWithout.contains(language)
      ? Self.unchanged : change(to: Self.marks[language] ?? ". ")
    #expect(try insertion(language, after: context) == expected)
  }

  @Test(arguments: [
    ("Hello ", true), ("3 ", true), ("(yes) ", true), ("“yes” ", true), ("yes\" ", true),
    ("café ", true), ("cafe\u{301} ", true), ("5 % ", true), ("5% ", true), ("5 € ", true),
    // After a mark, a space, nothing, or a space of another kind.
    ("Hello. ", false), ("Hello, ", false), ("Hello! ", false), ("Hello? ", false),
    ("Hello… ", false), ("Hello: ", false), ("Hello — ", false), ("Hello- ", false),
    ("Hello  ", false), (" ", false), ("", false), ("Hello", false), ("Hello\n ", false),
    ("Hello\n", false), ("Hello\u{A0}", false), ("( ", false), ("你好。 ", false),
  ])
  func onlyAfterWordsAndClosingMarks(context: String, isChanged: Bool) throws {
    #expect(
      try insertion(after: context) == (isChanged ? change(to: ". ") : Self.unchanged))
  }

  @Test(arguments: [
    (UInt64?.none, false), (0, true), (1_500, true), (1_501, false), (.max, false),
  ])
  func onlyWithinATimeLimit(elapsed: UInt64?, isChanged: Bool) throws {
    #expect(
      try insertion(after: "Hello ", elapsed: elapsed)
        == (isChanged ? change(to: ". ") : Self.unchanged))
  }

  @Test func onlyInFieldsThatAllowChanges() throws {
    for traits in [
      InputTraits(allowsChanges: false), InputTraits(isSecure: true),
      InputTraits(keyboardType: .url), InputTraits(keyboardType: .emailAddress),
      InputTraits(keyboardType: .numbersAndPunctuation),
    ] {
      #expect(try insertion(after: "Hello ", traits: traits) == Self.unchanged)
    }
    var settings = TypingSettings()
    settings.endsSentenceByDoubleSpace = false
    #expect(try insertion(after: "Hello ", settings: settings) == Self.unchanged)
    #expect(try insertion(after: "Hello ", settings: .none) == Self.unchanged)
  }
}
