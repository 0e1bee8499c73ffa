import InputCore
import Lexicon

/// Mandarin Chinese, composed by pinyin: in simplified characters, or in the form that
/// `MandarinOptions` names.
public enum Mandarin {
  /// The BCP 47 tag of the language.
  public static let languageTag = "zh-Hans"
  /// The tag of its keyboard of nine keys.
  public static let nineKeyTag = "zh-Hans-t-k0-ninekey"

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
    lexicon: Lexicon, pageSize: Int = 9, options: MandarinOptions = MandarinOptions()
  ) -> MultistageMethod<PinyinConverter> {
    method(lexicon: lexicon, keys: .letters, pageSize: pageSize, options: options)
  }

  /// The input method of nine keys with letters, 2 abc to 9 wxyz, over the same lexicon. Letters
  /// compose too, as they do on all their keys.
  ///
  /// ```swift
  /// let method = Mandarin.nineKeyMethod(lexicon: lexicon)
  /// var session = InputSession(method: method, keymap: .nineKey)
  /// for key in try KeyNotation.parse("64426<Space>") { … }  // ni hao, then 你好
  /// ```
  public static func nineKeyMethod(
    lexicon: Lexicon, pageSize: Int = 9, options: MandarinOptions = MandarinOptions()
  ) -> MultistageMethod<PinyinConverter> {
    method(lexicon: lexicon, keys: .nine, pageSize: pageSize, options: options)
  }

  private static func method(
    lexicon: Lexicon, keys: PinyinKeys, pageSize: Int, options: MandarinOptions
  ) -> MultistageMethod<PinyinConverter> {
    var punctuation = PunctuationTable(parsing: lexicon.punctuation)
    punctuation.keepsMarksAfterDigits = options.keepsMarksAfterDigits
    return MultistageMethod(
      pageSize: pageSize, punctuation: punctuation,
      makeConverter: { PinyinConverter(lexicon: lexicon, keys: keys, options: options) })
  }
}
