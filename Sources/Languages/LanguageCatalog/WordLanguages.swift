import LanguageDescription

/// The languages without a composition: keys insert text directly, and words are suggested and
/// corrected.
///
/// The tag of a language is the name of its keyboard's folder in `Locales` and of its word list's
/// folder in `Dictionaries`.
public enum WordLanguages {
  /// The languages with alphabets written from left to right, in the order of the list shown to
  /// users.
  static let all: [Language] = [
    Language(
      tag: "en", name: "English",
      keyboards: [KeyboardEntry(id: "en", primaryLanguage: "en-US", name: "English (US)")]),
    Language(tag: "de", primaryLanguage: "de-DE", name: "German"),
    Language(
      tag: "fr", name: "French",
      keyboards: [KeyboardEntry(id: "fr", primaryLanguage: "fr-FR", name: "French (AZERTY)")]),
    Language(tag: "es", primaryLanguage: "es-ES", name: "Spanish"),
    Language(
      tag: "pt", name: "Portuguese",
      keyboards: [
        KeyboardEntry(id: "pt", primaryLanguage: "pt-PT", name: "Portuguese (Portugal)"),
        KeyboardEntry(
          id: "pt-t-k0-abnt2", primaryLanguage: "pt-BR", name: "Portuguese (Brazil, ABNT2)"),
      ]),
    Language(tag: "it", primaryLanguage: "it-IT", name: "Italian"),
    Language(tag: "nl", primaryLanguage: "nl-NL", name: "Dutch"),
    Language(tag: "pl", primaryLanguage: "pl-PL", name: "Polish"),
    Language(
      tag: "tr", name: "Turkish",
      keyboards: [
        KeyboardEntry(id: "tr", primaryLanguage: "tr-TR", name: "Turkish (Q)"),
        KeyboardEntry(id: "tr-t-k0-trkeyf", primaryLanguage: "tr-TR", name: "Turkish (F)"),
      ]),
    Language(tag: "ru", primaryLanguage: "ru-RU", name: "Russian"),
    Language(tag: "uk", primaryLanguage: "uk-UA", name: "Ukrainian"),
    Language(tag: "el", primaryLanguage: "el-GR", name: "Greek"),
  ]

  static let hebrew = Language(
    tag: "he", primaryLanguage: "he-IL", name: "Hebrew", prefersRightToLeft: true)
}
