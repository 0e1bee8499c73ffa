import KeyboardTestSupport
import Testing
import TextUnits
import TypingAids

/// Straight marks are replaced by the typographic marks of the language.
@Suite struct TypographicMarkTests {
  private func typed(
    _ text: String, after context: String, _ language: String = "en",
    _ settings: TypingSettings = TypingSettings()
  ) throws -> String {
    let locale = try LocaleFiles.folder.locale(of: language)
    let aids = TypingAids(
      locale: locale, settings: settings, units: TextUnitFinder(language: locale.primaryLanguage))
    let result = aids.insertion(
      of: text, after: context, traits: InputTraits(), sinceLastSpace: nil)
    #expect(context.hasSuffix(result.removed))
    if let change = result.change {
      #expect(change.replacement == result.inserted)
      #expect(change.typed == result.removed + text)
    } else {
      #expect(result == AidedInsertion(inserted: text))
    }
    return context.dropLast(result.removed.count) + result.inserted
  }

  /// A language, the typed text, and the text after its last character was typed.
  @Test(arguments: [
    ("en", "\"", "“"), ("en", "He said \"", "He said “"), ("en", "“Yes\"", "“Yes”"),
    ("en", "“Yes.\"", "“Yes.”"), ("en", "(\"", "(“"), ("en", "“'", "“‘"), ("en", "—\"", "—“"),
    ("en", "line\n\"", "line\n“"), ("en", "don'", "don’"), ("en", "'", "‘"), ("en", "a '", "a ‘"),
    ("en", "‘yes'", "‘yes’"), ("en", "the '", "the ‘"), ("en", "1990'", "1990’"),
    ("en", "‘Yes.'", "‘Yes.’"),
    ("de", "\"", "„"), ("de", "„Ja\"", "„Ja“"), ("de", "'", "‚"), ("de", "‚Ja.'", "‚Ja.‘"),
    ("de", "geht'", "geht’"),
    ("fr", "\"", "«"), ("fr", "« Oui \"", "« Oui «"), ("fr", "«Oui\"", "«Oui»"), ("fr", "l'", "l’"),
    ("fr", "'", "“"),
    ("fa", "\"", "«"), ("fa", "«سلام\"", "«سلام»"), ("fa", "'", "‹"), ("fa", "‹سلام'", "‹سلام›"),
    ("fa", "سلام'", "سلام'"),
    ("he", "\"", "”"), ("he", "”שלום\"", "”שלום”"), ("he", "'", "’"), ("he", "צ'", "צ'"),
    ("ru", "\"", "«"), ("ru", "«Да\"", "«Да»"), ("ru", "„Да'", "„Да“"),
    ("zh-Hans", "\"", "“"), ("ja", "\"", "「"), ("ja", "「はい\"", "「はい」"),
  ])
  func quotationMarks(language: String, typed text: String, replacement: String) throws {
    let last = String(try #require(text.last))
    #expect(try typed(last, after: String(text.dropLast()), language) == replacement)
  }

  @Test(arguments: [
    ("en", "wait --", "wait —"), ("en", "wait -", "wait -"), ("en", "---", "---"),
    ("en", "----", "----"), ("en", "—-", "—-"), ("de", "1--", "1–"), ("ja", "--", "--"),
    ("he", "--", "–"),
  ])
  func dashes(language: String, typed text: String, replacement: String) throws {
    #expect(try typed("-", after: String(text.dropLast()), language) == replacement)
  }

  /// A letter after a mark shows whether it is one: a language, the text with the mark as it stands,
  /// the letter, and the text then; nil if the mark stays.
  @Test(
    arguments: [
      ("en", "the flag is —", "n", "the flag is --n"), ("en", "—", "n", nil),
      ("en", "wait—", "n", nil), ("en", "line\n—", "n", nil), ("en", "the flag —", "3", nil),
      ("es", "—Hola —", "d", nil), ("es", "la opción —", "v", "la opción --v"),
      ("es", "—Ya.\nla opción —", "v", "la opción --v"), ("de", "Option –", "a", "Option --a"),
      ("he", "דו”", "ח", "דו\"ח"), ("he", "אמר ”", "ש", nil), ("fr", "« Oui»", "e", "« Oui\"e"),
    ] as [(String, String, String, String?)])
  func reopenedMarks(language: String, context: String, letter: String, replacement: String?) throws
  {
    let locale = try LocaleFiles.folder.locale(of: language)
    let aids = TypingAids(
      locale: locale, settings: TypingSettings(), units: TextUnitFinder(language: "en"))
    let mark = String(try #require(context.last))
    let change = AutomaticChange(typed: mark == locale.dash ? "--" : "\"", replacement: mark)
    let result = aids.reopening(change, with: letter, after: context)
    let line = context.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    #expect(result.map { line.dropLast($0.removed.count) + $0.inserted } == replacement)
  }

  @Test(arguments: [
    ("Quoi?", "Quoi\u{202F}?"), ("Quoi ?", "Quoi ?"), ("Quoi\u{202F}??", "Quoi\u{202F}??"),
    ("Quoi\u{202F}?!", "Quoi\u{202F}?!"), ("Quoi\u{202F}!?", "Quoi\u{202F}!?"),
    ("Voici:", "Voici\u{A0}:"), ("« Oui»", "« Oui\u{A0}»"),
    ("« Oui\u{A0}»?", "« Oui\u{A0}»\u{202F}?"),
    ("(?", "(?"), ("?", "?"), ("\n!", "\n!"), ("Oui.", "Oui."), ("Oui,", "Oui,"),
    ("Oui\"", "Oui\u{A0}»"), ("\"", "«\u{A0}"), ("Il dit \"", "Il dit «\u{A0}"),
  ])
  func frenchSpaces(typed text: String, replacement: String) throws {
    var settings = TypingSettings()
    settings.insertsSpaceBeforeMarks = true
    let last = String(try #require(text.last))
    let context = String(text.dropLast())
    #expect(try typed(last, after: context, "fr", settings) == replacement)
    // Off by default, and without effect in languages without such spaces.
    if "?!;:»".contains(last) {
      #expect(try typed(last, after: context, "fr") == text)
      #expect(try typed(last, after: context, "en", settings) == text)
    }
  }

  @Test(arguments: LocaleFiles.languages)
  func everyAidCanBeSwitchedOff(language: String) throws {
    for context in ["", "a", "a ", "a-", "-", "«", "“a"] {
      for mark in ["\"", "'", "-", "?", ":", " ", "a"] {
        #expect(try typed(mark, after: context, language, .none) == context + mark)
      }
    }
    var noQuotes = TypingSettings()
    noQuotes.usesTypographicQuotes = false
    #expect(try typed("\"", after: "", language, noQuotes) == "\"")
    #expect(try typed("'", after: "a", language, noQuotes) == "a'")
    var noDashes = TypingSettings()
    noDashes.usesTypographicDashes = false
    #expect(try typed("-", after: "a-", language, noDashes) == "a--")
  }

  @Test func fieldsThatForbidChanges() throws {
    let locale = try LocaleFiles.folder.locale(of: "en")
    let aids = TypingAids(
      locale: locale, settings: TypingSettings(), units: TextUnitFinder(language: "en"))
    for traits in [
      InputTraits(keyboardType: .url), InputTraits(keyboardType: .emailAddress),
      InputTraits(isSecure: true), InputTraits(allowsChanges: false),
    ] {
      for mark in ["\"", "'", "-", " "] {
        let result = aids.insertion(
          of: mark, after: "a-", traits: traits, sinceLastSpace: 10)
        #expect(result == AidedInsertion(inserted: mark))
      }
    }
  }
}
