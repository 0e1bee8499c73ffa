import InputCore

/// Scripts typed by other keys than their own letters, by rules in a file: Devanagari by Latin
/// letters, Ethiopic by consonant and vowel.
public enum Transliteration {
  /// The input method with some rules. Its keymap is `Keymap.words`:
  ///
  /// ```swift
  /// let rules = try TransliterationRules(parsing: textOfTheFile)
  /// var session = InputSession(
  ///   method: Transliteration.inputMethod(rules: rules), keymap: .words)
  /// ```
  public static func inputMethod(
    rules: TransliterationRules
  ) -> WordMethod<TransliterationSpeller> {
    WordMethod(
      speller: TransliterationSpeller(rules: rules),
      punctuation: PunctuationTable(parsing: rules.punctuation))
  }
}
