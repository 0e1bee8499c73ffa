import InputCore
import Lexicon

/// Mandarin Chinese in simplified characters, composed by pinyin.
public enum Mandarin {
  /// The BCP 47 tag of the language.
  public static let languageTag = "zh-Hans"

  /// The input method, over the lexicon in a dictionary image.
  ///
  /// ```swift
  /// let lexicon = try Lexicon(path: "zh-Hans.imedict")
  /// var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
  /// var document = InMemoryDocument()
  /// for key in try KeyNotation.parse("nihao<Space>") {
  ///   for effect in session.handle(key) { document.apply(effect) }
  /// }
  /// print(document.text)  // 你好
  /// ```
  public static func inputMethod(
    lexicon: Lexicon, pageSize: Int = 9
  ) -> MultistageMethod<PinyinConverter> {
    MultistageMethod(
      pageSize: pageSize, punctuation: PunctuationTable(parsing: lexicon.punctuation),
      makeConverter: { PinyinConverter(lexicon: lexicon) })
  }
}
