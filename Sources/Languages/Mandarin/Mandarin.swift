import InputCore
import SyllableConversion
import UserHistory

/// Mandarin Chinese, composed by pinyin: in simplified characters, or in the form that
/// `MandarinOptions` names.
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
  ///
  /// How pinyin is typed is told by `options.typing`; ``keymap(for:)`` has the keys that go with it:
  ///
  /// ```swift
  /// let typing = PinyinTyping(keys: .double(scheme), fuzzySounds: [.zZh, .inIng])
  /// let session = InputSession(
  ///   method: Mandarin.inputMethod(lexicon: lexicon, options: MandarinOptions(typing: typing)),
  ///   keymap: Mandarin.keymap(for: typing))
  /// ```
  ///
  /// With a `history` what is chosen comes back as lessons, and what the history knows is weighed in.
  public static func inputMethod(
    lexicon: Lexicon, pageSize: Int = 9, options: MandarinOptions = MandarinOptions(),
    history: (any HistoryReader)? = nil
  ) -> MultistageMethod<PinyinConverter> {
    let rules = PinyinRules(options, lexicon: lexicon)
    var punctuation = PunctuationTable(parsing: lexicon.punctuation)
    punctuation.keepsMarksAfterDigits = options.keepsMarksAfterDigits
    return MultistageMethod(
      pageSize: pageSize, punctuation: punctuation,
      learningLanguage: history == nil ? nil : languageTag,
      makeConverter: { PinyinConverter(lexicon: lexicon, rules: rules, history: history) })
  }

  /// The keys of a way of typing. Where digits are tones, 1 to 5 are typed while something is
  /// composed, and candidates are chosen with the space bar, the arrows and 6 to 9.
  public static func keymap(for typing: PinyinTyping) -> Keymap {
    if typing.digitsAreLetters { return .nineKey }
    return typing.acceptsTones ? .toneDigits : .multistage
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
    lexicon: Lexicon, pageSize: Int = 9, options: MandarinOptions = MandarinOptions(),
    history: (any HistoryReader)? = nil
  ) -> MultistageMethod<PinyinConverter> {
    var options = options
    options.typing.keys = .nine
    return inputMethod(
      lexicon: lexicon, pageSize: pageSize, options: options, history: history)
  }
}
