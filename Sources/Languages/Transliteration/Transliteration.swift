import InputCore

/// Scripts typed with other keys than their own letters, by the rules of a file: Devanagari with
/// Latin letters, Ethiopic by consonant and vowel.
public enum Transliteration {
  /// Creates the input method for rules. Its keymap is `Keymap.words`:
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
