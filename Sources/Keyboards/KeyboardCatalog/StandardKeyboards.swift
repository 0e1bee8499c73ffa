import Keyboards

/// The keyboards of the toolkit: what hosts must know of each before anything is opened. Tests hold
/// the table against the files in `Locales`.
public enum StandardKeyboards {
  /// The keyboards, in the order of the list that a typist sees.
  public static let descriptions: [KeyboardDescription] = [
    KeyboardDescription(id: "en", primaryLanguage: "en-US", name: "English (US)"),
    KeyboardDescription(id: "de", primaryLanguage: "de-DE", name: "German"),
    KeyboardDescription(id: "fr", primaryLanguage: "fr-FR", name: "French (AZERTY)"),
    KeyboardDescription(id: "es", primaryLanguage: "es-ES", name: "Spanish"),
    KeyboardDescription(id: "pt", primaryLanguage: "pt-PT", name: "Portuguese (Portugal)"),
    KeyboardDescription(
      id: "pt-t-k0-abnt2", primaryLanguage: "pt-BR", name: "Portuguese (Brazil, ABNT2)"),
    KeyboardDescription(id: "it", primaryLanguage: "it-IT", name: "Italian"),
    KeyboardDescription(id: "nl", primaryLanguage: "nl-NL", name: "Dutch"),
    KeyboardDescription(id: "pl", primaryLanguage: "pl-PL", name: "Polish"),
    KeyboardDescription(id: "tr", primaryLanguage: "tr-TR", name: "Turkish (Q)"),
    KeyboardDescription(id: "tr-t-k0-trkeyf", primaryLanguage: "tr-TR", name: "Turkish (F)"),
    KeyboardDescription(id: "ru", primaryLanguage: "ru-RU", name: "Russian"),
    KeyboardDescription(id: "uk", primaryLanguage: "uk-UA", name: "Ukrainian"),
    KeyboardDescription(id: "el", primaryLanguage: "el-GR", name: "Greek"),
    KeyboardDescription(
      id: "ar", primaryLanguage: "ar-EG", name: "Arabic", prefersRightToLeft: true),
    KeyboardDescription(
      id: "fa", primaryLanguage: "fa-IR", name: "Persian", prefersRightToLeft: true),
    KeyboardDescription(id: "ur", primaryLanguage: "ur-PK", name: "Urdu", prefersRightToLeft: true),
    KeyboardDescription(
      id: "he", primaryLanguage: "he-IL", name: "Hebrew", prefersRightToLeft: true),
    KeyboardDescription(id: "am", primaryLanguage: "am-ET", name: "Amharic"),
    KeyboardDescription(id: "hi", primaryLanguage: "hi-IN", name: "Hindi"),
    KeyboardDescription(id: "bn", primaryLanguage: "bn-BD", name: "Bangla"),
    KeyboardDescription(id: "ta", primaryLanguage: "ta-IN", name: "Tamil"),
    KeyboardDescription(id: "th", primaryLanguage: "th-TH", name: "Thai (Kedmanee)"),
    KeyboardDescription(id: "vi", primaryLanguage: "vi-VN", name: "Vietnamese"),
    KeyboardDescription(id: "ko", primaryLanguage: "ko-KR", name: "Korean (2-set)"),
    // What is composed are kana, whatever keys typed them: those stay.
    KeyboardDescription(
      id: "ja", primaryLanguage: "ja-JP", name: "Japanese", resolution: .commitFirst),
    KeyboardDescription(
      id: "ja-Latn", primaryLanguage: "ja-JP", name: "Japanese (Romaji)", resolution: .commitFirst),
    KeyboardDescription(id: "zh-Hans", primaryLanguage: "zh-Hans-CN", name: "Chinese (Pinyin)"),
    KeyboardDescription(
      id: "zh-Hans-t-k0-ninekey", primaryLanguage: "zh-Hans-CN", name: "Chinese (Pinyin, nine keys)"
    ),
    KeyboardDescription(id: "zh-Hant", primaryLanguage: "zh-Hant-TW", name: "Chinese (Zhuyin)"),
    KeyboardDescription(id: "yue", primaryLanguage: "yue-Hant-HK", name: "Cantonese (Jyutping)"),
  ]

  /// The description of a keyboard; nil where there is none.
  public static func description(of id: String) -> KeyboardDescription? {
    descriptions.first { $0.id == id }
  }
}
