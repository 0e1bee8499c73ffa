import InputCore

extension TransliterationRules {
  /// The input method that writes keys by these rules alone, for programs without words. Its keymap is
  /// `Keymap.words`. It has the effects of `Transliteration.inputMethod(rules:)`.
  package var wordMethod: WordMethod<TransliterationSpeller> {
    WordMethod(
      speller: TransliterationSpeller(rules: self),
      punctuation: PunctuationTable(parsing: punctuation))
  }
}
