import InputCore
import TestSupport
import Testing
import ToolSupport
import Transliteration

@Suite struct RomanisationTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { "\($0) \($0) 0\n" }.joined()

  static let tags = ["ar", "bn", "fa", "hi", "ko", "ta", "ur"]

  @Test(arguments: tags + ["am"])
  func filesAreValid(tag: String) throws {
    let rules = try RomanisationRules(
      parsing: try Repository.text(of: "Locales/\(tag)/romanisation.txt"))
    #expect(rules.language == tag)
  }

  /// No candidate of a word has a Latin letter, whichever are typed, nor has one in everyday text.
  @Test(arguments: tags)
  func noLatinLetterIsLeft(tag: String) throws {
    let rules = try RomanisationRules(
      parsing: try Repository.text(of: "Locales/\(tag)/romanisation.txt"))
    let scheme = try TransliterationRules(
      parsing: "# globekey-transliteration 1\nname x\nlanguage \(tag)\n[letters]\na b\n")
    let method = Transliteration.inputMethod(
      romanisation: rules, lexicon: try DefaultDictionary.words(of: tag), rules: scheme)
    var workspace = method.makeWorkspace()
    var random = SeededGenerator(seed: 3)
    let everyday = try Repository.text(of: "Tests/Everyday/\(tag)-latin.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: "\t").first.map(String.init) }
    let typed = everyday + (0..<1_000).map { _ in LatinLetters.word(using: &random) }
    for keys in typed {
      let texts = method.texts(forLine: keys, after: "", limit: 20, using: &workspace) ?? []
      #expect(!texts.isEmpty, "\(tag): \(keys)")
      let isLeft = texts.contains { $0.contains { $0.isASCII && $0.isLetter } }
      #expect(!isLeft, "\(tag): \(keys) → \(texts)")
    }
  }

  /// A word without end is inserted in parts, so that a key takes bounded time.
  @Test func longWordsAreInsertedInParts() throws {
    let method = Transliteration.inputMethod(
      romanisation: try RomanisationRules(
        parsing: try Repository.text(of: "Locales/hi/romanisation.txt")),
      lexicon: try DefaultDictionary.words(of: "hi"),
      rules: try TransliterationRules(
        parsing: "# globekey-transliteration 1\nname x\nlanguage hi\n[letters]\na b\n"))
    var session = InputSession(method: method, keymap: Transliteration.keymap)
    var inserted = ""
    for key in String(repeating: "khana", count: 60) {
      for case .insertText(let text) in session.handle(KeyEvent(key)) { inserted += text }
      #expect(session.composition.keystrokes.utf8.count <= 96)
    }
    #expect(!inserted.isEmpty && !inserted.contains { $0.isASCII })
  }

  /// In an abjad, a vowel that is typed and not written is inside the word.
  @Test func vowelsAreLeftOutInsideWords() throws {
    let letters = "bcdefghijklmnopqrstuvwxyz".map { "\($0) \($0) 0\n" }.joined()
    let rules = try RomanisationRules(
      parsing: "# globekey-romanisation 1\nname x\nlanguage fa\ninner-end 5000\n[letters]\n"
        + letters + "a - 100\na ا 1000\n")
    let method = Transliteration.inputMethod(
      romanisation: rules, lexicon: try DefaultDictionary.words(of: "hi"),
      rules: try TransliterationRules(
        parsing: "# globekey-transliteration 1\nname x\nlanguage fa\n[letters]\na b\n"))
    var workspace = method.makeWorkspace()
    #expect(method.texts(forLine: "abaca", after: "", limit: 1, using: &workspace) == ["اbcا"])
  }

  @Test(arguments: [
    ("name x\n", RuleFileError.notRomanisation),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\na अ 0\n",
      .missingLetter("b")
    ),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\na अ 0\na अ 5\n",
      .repeatedKeys("a", line: 6)
    ),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\na अ\n",
      .fieldCount(expected: "keys, text, cost", line: 5)
    ),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\n" + letters + "aa U+ZZ 0\n",
      .escape("U+ZZ", line: 31)
    ),
  ])
  func faultsAreNamed(text: String, fault: RuleFileError) {
    #expect(throws: fault) { try RomanisationRules(parsing: text) }
  }
}
