import InputCore
import Transliteration

// The languages with rules of transliteration in `Locales`.

/// Hindi, by ITRANS or InScript.
struct HindiLanguage: TransliteratedLanguage {
  /// `hi`.
  static var tag: String { "hi" }
  /// Its rules.
  let method: WordMethod<TransliterationSpeller>

  /// The language with some rules.
  init(rules: TransliterationRules) { method = Transliteration.inputMethod(rules: rules) }
}

/// Bengali, by a phonetic scheme or InScript.
struct BengaliLanguage: TransliteratedLanguage {
  /// `bn`.
  static var tag: String { "bn" }
  /// Its rules.
  let method: WordMethod<TransliterationSpeller>

  /// The language with some rules.
  init(rules: TransliterationRules) { method = Transliteration.inputMethod(rules: rules) }
}

/// Tamil, by a phonetic scheme or InScript.
struct TamilLanguage: TransliteratedLanguage {
  /// `ta`.
  static var tag: String { "ta" }
  /// Its rules.
  let method: WordMethod<TransliterationSpeller>

  /// The language with some rules.
  init(rules: TransliterationRules) { method = Transliteration.inputMethod(rules: rules) }
}

/// Arabic by Latin letters.
struct ArabicLanguage: TransliteratedLanguage {
  /// `ar`.
  static var tag: String { "ar" }
  /// Its rules.
  let method: WordMethod<TransliterationSpeller>

  /// The language with some rules.
  init(rules: TransliterationRules) { method = Transliteration.inputMethod(rules: rules) }
}

/// Persian by Latin letters.
struct PersianLanguage: TransliteratedLanguage {
  /// `fa`.
  static var tag: String { "fa" }
  /// Its rules.
  let method: WordMethod<TransliterationSpeller>

  /// The language with some rules.
  init(rules: TransliterationRules) { method = Transliteration.inputMethod(rules: rules) }
}

/// Amharic by consonant and vowel.
struct AmharicLanguage: TransliteratedLanguage {
  /// `am`.
  static var tag: String { "am" }
  /// Its rules.
  let method: WordMethod<TransliterationSpeller>

  /// The language with some rules.
  init(rules: TransliterationRules) { method = Transliteration.inputMethod(rules: rules) }
}
