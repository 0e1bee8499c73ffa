import InputCore
import Suggestions
import UserHistory

/// Scripts typed with other keys than their own letters, by the rules of a file: Devanagari with
/// Latin letters, Ethiopic by consonant and vowel.
public enum Transliteration {
  /// Creates the input method for a scheme, which writes keys by its rules alone. Its keymap is
  /// `Keymap.words`:
  ///
  /// ```swift
  /// let rules = try TransliterationRules(parsing: textOfTheFile)
  /// var session = InputSession(
  ///   method: Transliteration.inputMethod(rules: rules), keymap: .words)
  /// ```
  public static func inputMethod(rules: TransliterationRules) -> TransliterationMethod {
    TransliterationMethod(speller: TransliterationSpeller(rules: rules), words: nil)
  }

  /// Creates the input method for words written by ear. Its keymap is `Transliteration.keymap`.
  ///
  /// - Parameters:
  ///   - romanisation: The ways people write the script in Latin letters.
  ///   - lexicon: The words of the language.
  ///   - rules: The scheme, whose punctuation is used.
  ///   - history: The user's history. If it is not nil, commits return lessons, and candidates are
  ///     sorted by the user's choices.
  public static func inputMethod(
    romanisation: RomanisationRules, lexicon: WordLexicon, rules: TransliterationRules,
    history: (any HistoryReader)? = nil
  ) -> TransliterationMethod {
    TransliterationMethod(
      speller: TransliterationSpeller(rules: rules),
      words: RomanisedWords(rules: romanisation, lexicon: lexicon, history: history))
  }

  /// The keymap for words: that of composition by words, and keys that choose candidates. A digit
  /// that is a letter of the word, as in Arabic, is typed instead.
  public static let keymap =
    (try? Keymap(parsing: Keymap.wordsText + "\n" + choosing)) ?? Keymap()

  private static let choosing =
    ([
      "composing Down next-candidate", "composing Up previous-candidate",
      "composing Tab next-candidate", "composing S-Tab previous-candidate",
      "composing PageDown next-page", "composing PageUp previous-page",
      "composing C-Delete forget-candidate", "composing S-Delete forget-candidate",
    ]
    + (1...9).map { "composing \($0) select-\($0)" }
    + (1...9).map { "composing C-\($0) select-\($0)" })
    .joined(separator: "\n")
}
