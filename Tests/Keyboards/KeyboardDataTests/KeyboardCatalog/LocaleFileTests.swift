import KeyboardCatalog
import KeyboardTestSupport
import TestSupport
import Testing

/// Errors of malformed locale files name the line and the reason.
@Suite struct LocaleFileTests {
  private static let head = "{\n  \"language\": \"xx\",\n  \"primaryLanguage\": \"xx-XX\""

  private func failure(_ text: String) -> LocaleFileError? {
    #expect(throws: LocaleFileError.self) {
      try KeyboardLocale(parsing: text, file: "Locales/xx/locale.json")
    }
  }

  /// A fourth line and the expected part of its error message.
  @Test(arguments: [
    (#""quotationMark": ["a", "b"]"#, "did you mean 'quotationMarks'?"),
    (#""dircetion": "leftToRight""#, "did you mean 'direction'?"),
    (#""DIGITS": "0123456789""#, "did you mean 'digits'?"),
    (#""colour": "blue""#, "known are language, primaryLanguage"),
    (#""direction": "up""#, #"'direction' must be "leftToRight" or "rightToLeft", not 'up'"#),
    (#""capitalization": "words""#, #""sentences" or "none""#),
    (#""digits": "012345678""#, "the ten digits from 0 to 9"),
    (#""digits": "0123456788""#, "the ten digits from 0 to 9"),
    (#""digits": 1234567890"#, "'digits' must be a text in double quotes"),
    (#""name": 5"#, "'name' must be a text in double quotes"),
    (#""name": null"#, "'name' must be a text in double quotes"),
    (#""apostrophe": true"#, "'apostrophe' must be a text in double quotes"),
    (#""name": unquoted"#, "'name' must be a text in double quotes"),
    (#""name": 'single'"#, "'name' must be a text in double quotes"),
    (#""name": ["a"]"#, "'name' must be a text in double quotes"),
    (#""sentenceMarks": ".!?""#, "'sentenceMarks' must be a list in square brackets"),
    (#""sentenceMarks": [".", 5]"#, "'sentenceMarks' must be a text in double quotes"),
    (#""quotationMarks": ["a"]"#, "two marks, or four"),
    (#""quotationMarks": ["a", "b", "c"]"#, "two marks, or four"),
    (#""punctuation": ["a"]"#, "'punctuation' must be an object in braces"),
    (#""punctuation": {"ab": "c"}"#, "'ab' must be one character, not 'ab'"),
    (#""punctuation": {"a": ["b"]}"#, "an opening and a closing mark"),
    (#""spaceBefore": {"": " "}"#, "must be one character, not ''"),
    (#""topLevelDomains": ["com"]"#, "begins with a full stop: '.com'"),
    (#""topLevelDomains": ["."]"#, "begins with a full stop"),
    (#""deletePolicy": {"Taml": {"backspace": "word"}}"#, #""cluster" or "scalar", not 'word'"#),
    (#""deletePolicy": {"Taml": {"back": "scalar"}}"#, "has 'backspace' and 'forward'"),
    (#""deletePolicy": {"Taml": "scalar"}"#, "must be an object in braces"),
    (#""language": "yy""#, "the key 'language' occurs twice"),
  ])
  func errorsNameTheLine(line: String, reason: String) throws {
    let error = try #require(failure("\(Self.head),\n  \(line)\n}\n"))
    #expect(error.reason.contains(reason), "\(error)")
    #expect(error.description.hasPrefix("Locales/xx/locale.json:\(error.line ?? 0): "))
    #expect(error.line == (line.hasPrefix("\"language\"") ? error.line : 4), "\(error)")
    #expect(error.line != nil)
  }

  @Test(arguments: [
    "", " \n", "[]", "\"text\"", "5", "{", "{\"language\": \"xx\"", "{\"language\" \"xx\"}",
    "{\"language\": }", "{\"language\": \"xx\", \"primaryLanguage\": \"xx-XX\"}}", "\u{FEFF}x: {",
    "{\"language\": \"xx\", \"primaryLanguage\": \"xx-XX\", \"name\": \"no end}", "\t{",
    "---\n---\n",
    "language: xx\nprimaryLanguage: xx-XX\n", "&a {\"language\": *a}",
  ])
  func malformedFiles(text: String) {
    let error = failure(text)
    #expect(error?.file == "Locales/xx/locale.json")
    #expect(error?.reason.isEmpty == false)
  }

  /// The error names the malformed line, not the start of the file.
  @Test func malformedLines() {
    #expect(
      failure("\(Self.head),\n  \"name\" \"x\"\n}\n")?.line.map { (4...5).contains($0) } == true)
    #expect(
      failure("\(Self.head),\n  \"name\": \"x\"\n]\n")?.line.map { (4...6).contains($0) } == true)
  }

  @Test func missingKeys() {
    #expect(failure("{\"name\": \"x\"}")?.reason == "'language' is missing")
    #expect(failure("{\"language\": \"x\"}")?.reason == "'primaryLanguage' is missing")
    #expect(failure("{\"language\": \"x\"}")?.line == 1)
  }

  @Test func unreadableFiles() throws {
    let folder = try TemporaryFolder()
    let latin1 = try folder.write("locale.json", [0x7B, 0xE9, 0x7D])
    for path in [latin1, "\(folder.path)/nothing.json", folder.path] {
      let error = #expect(throws: LocaleFileError.self) { try KeyboardLocale(contentsOf: path) }
      #expect(error?.description == "\(path): cannot be read, or is not UTF-8")
    }
  }

  @Test func omittedKeysHaveDefaults() throws {
    let locale = try KeyboardLocale(parsing: Self.head + "}", file: "f")
    var expected = KeyboardLocale(language: "xx", primaryLanguage: "xx-XX")
    expected.doubleSpace = nil
    #expect(locale == expected)
  }

  @Test func allKeys() throws {
    let locale = try KeyboardLocale(
      parsing: Self.head + #"""
        , "name": "N", "nativeName": "ن", "direction": "rightToLeft", "capitalization": "none",
        "digits": "۰۱۲۳۴۵۶۷۸۹", "sentenceMarks": ["."], "doubleSpace": "۔ ",
        "quotationMarks": ["«", "»"], "apostrophe": "’", "dash": "–",
        "punctuation": {"?": "؟", "\"": ["«", "»"]}, "spaceBefore": {"?": "\u202f"},
        "closesUp": ".»", "topLevelDomains": [".ir"],
        "deletePolicy": {"Taml": {"backspace": "cluster", "forward": "scalar"}},
        "joinerKeys": {"zwnj": "zwnj-key"}, "diacriticKeys": ["fatha"]}
        """#, file: "f")
    #expect(locale.nativeName == "ن" && locale.isRightToLeft && !locale.capitalizesSentences)
    #expect(locale.digits.count == 10 && locale.digits[3] == "۳")
    #expect(locale.punctuation == ["?": ["؟"], "\"": ["«", "»"]])
    #expect(locale.spaceBefore == ["?": "\u{202F}"] && locale.closesUp == [".", "»"])
    #expect(locale.deletePolicy == ["Taml": .init(backspace: "cluster", forward: "scalar")])
    #expect(locale.joinerKeys == ["zwnj": "zwnj-key"] && locale.diacriticKeys == ["fatha"])
    #expect(locale.doubleSpace == "۔ " && locale.dash == "–" && locale.apostrophe == "’")
  }

  @Test(arguments: LocaleFiles.languages)
  func filesOfTheRepository(language: String) throws {
    let locale = try LocaleFiles.folder.locale(of: language)
    #expect(locale.language == language)
    #expect(!locale.name.isEmpty && !locale.nativeName.isEmpty)
    #expect(locale.quotationMarks.count == 4)
    #expect(locale.sentenceMarks.allSatisfy { $0.count == 1 } && !locale.sentenceMarks.isEmpty)
    #expect(locale.topLevelDomains.count > 2)
    #expect(Set(locale.topLevelDomains).count == locale.topLevelDomains.count)
  }

  /// Variants and other scripts without a locale file of their own use their language's file.
  @Test func filesOfVariants() {
    let folder = LocaleFiles.folder
    for (id, language) in [
      ("tr-t-k0-trkeyf", "tr"), ("pt-t-k0-abnt2", "pt"), ("zh-Hans-t-k0-ninekey", "zh-Hans"),
      ("en", "en"), ("en-GB", "en"),
    ] {
      #expect(folder.localePath(of: id) == "\(folder.path)/\(language)/locale.json")
    }
    #expect(folder.localePath(of: "qqq-t-x") == "\(folder.path)/qqq-t-x/locale.json")
  }

  /// Suggestions use these marks to place a space after a word. The question mark of the language
  /// ends a sentence and follows the word without a space, except in French, which has its own
  /// spaces.
  @Test(
    arguments: [
      ("en", "?"), ("de", "?"), ("fr", "?"), ("es", "?"), ("pt", "?"), ("it", "?"), ("nl", "?"),
      ("pl", "?"), ("tr", "?"), ("ru", "?"), ("uk", "?"), ("el", ";"), ("ar", "؟"), ("fa", "؟"),
      ("ur", "؟"), ("he", "?"), ("hi", "?"), ("vi", "?"), ("ko", "?"), ("th", "?"),
    ] as [(String, Character)])
  func marksAfterWords(language: String, question: Character) throws {
    let locale = try LocaleFiles.folder.locale(of: language)
    #expect(locale.sentenceMarks.contains(String(question)))
    for mark in locale.sentenceMarks.compactMap(\.first) {
      #expect(locale.closesUp.contains(mark) != (locale.spaceBefore[mark] != nil), "\(mark)")
    }
    #expect(locale.spaceBefore[question] == (language == "fr" ? "\u{202F}" : nil))
    let comma: Character = ["ar", "fa", "ur"].contains(language) ? "،" : ","
    for mark in [comma, ")", "]", "}"] { #expect(locale.closesUp.contains(mark), "\(mark)") }
    for mark: Character in ["(", "[", "{", "¿", "¡", "-", "—"] {
      #expect(!locale.closesUp.contains(mark), "\(mark)")
    }
  }

  /// A closing quotation mark follows a word without a space. An opening one does not, nor does one
  /// that is both, as in Hebrew: after a chosen word it opens.
  @Test(arguments: LocaleFiles.languages)
  func quotationMarksAfterWords(language: String) throws {
    let locale = try LocaleFiles.folder.locale(of: language)
    for pair in [locale.quotationMarks[0...1], locale.quotationMarks[2...3]] {
      let (opening, closing) = (
        Character(pair[pair.startIndex]), Character(pair[pair.startIndex + 1])
      )
      #expect(!locale.closesUp.contains(opening), "\(opening)")
      #expect(locale.closesUp.contains(closing) == (opening != closing), "\(closing)")
    }
  }
}
