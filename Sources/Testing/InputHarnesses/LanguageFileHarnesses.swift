import DesktopSession
import DictionaryBuilder
import InputCore
import KeyboardCatalog
import Korean
import Mandarin
import Suggestions
import SyllableConversion
import TextUnits
import Transliteration
import TypingAids
import Zhuyin

extension InputHarness {
  /// Files of a language, and of the user's settings.
  static let languageFiles: [InputHarness] = [
    InputHarness("locale", text: { _ = try KeyboardLocale(parsing: $0, file: "locale.json") }),
    InputHarness("settings", text: { _ = try TypingSettings(parsing: $0, file: "settings.json") }),
    InputHarness(
      "desktop-settings",
      text: {
        let settings = try DesktopSettings(parsing: $0, file: "desktop.json")
        let again = try? DesktopSettings(parsing: settings.text, file: "desktop.json")
        require(again == settings, "settings differ after they were written")
      }),
    InputHarness(
      "affixes",
      text: { text in
        let forms = WordForms(text)
        for word in ["l'hypoténuse", "evlerimizden", "kinderbuch", "وبالبيت", "tests"] {
          _ = forms.accepts(word.unicodeScalars.map(\.value)) { $0.count < 5 }
        }
      }),
    InputHarness(
      "transliteration-rules",
      text: { text in
        let rules = try TransliterationRules(parsing: text)
        var session = InputSession(
          method: Transliteration.inputMethod(rules: rules), keymap: .words)
        for key in "namaste selam kkhh".prefix(40) { _ = session.handle(KeyEvent(key)) }
      }),
    InputHarness("romanisation", text: { _ = try RomanisationRules(parsing: $0) }),
    InputHarness("double-pinyin", text: { _ = try DoublePinyinScheme(parsing: $0, file: "x") }),
    InputHarness("zhuyin-layout", text: { _ = try ZhuyinLayout(parsing: $0, file: "x") }),
    InputHarness("hangul-layout", text: { _ = try HangulLayout(parsing: $0, file: "x") }),
    InputHarness("punctuation", text: { _ = PunctuationTable(parsing: $0) }),
    InputHarness("syllables", text: { _ = try SyllableTable(parsing: $0) }),
    InputHarness("delete-policy", text: { _ = try DeletePolicy(parsing: $0) }),
    InputHarness("language-tag", text: { _ = try LanguageTag($0).maximised }),
    InputHarness("unicode-set", text: { _ = try UnicodeSet($0) }),
  ]
}
