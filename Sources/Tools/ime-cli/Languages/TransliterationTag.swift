/// Names a language that is typed by rules in `Locales`.
protocol TransliterationTag {
  /// Its BCP 47 tag.
  static var tag: String { get }
}

/// Hindi, by ITRANS or InScript.
enum Hindi: TransliterationTag {
  /// `hi`.
  static var tag: String { "hi" }
}

/// Bengali, by a phonetic scheme or InScript.
enum Bengali: TransliterationTag {
  /// `bn`.
  static var tag: String { "bn" }
}

/// Tamil, by a phonetic scheme or InScript.
enum Tamil: TransliterationTag {
  /// `ta`.
  static var tag: String { "ta" }
}

/// Arabic by Latin letters.
enum Arabic: TransliterationTag {
  /// `ar`.
  static var tag: String { "ar" }
}

/// Persian by Latin letters.
enum Persian: TransliterationTag {
  /// `fa`.
  static var tag: String { "fa" }
}

/// Amharic by consonant and vowel.
enum Amharic: TransliterationTag {
  /// `am`.
  static var tag: String { "am" }
}
