import InputCore
import SyllableConversion
import UserHistory

/// Mandarin Chinese, typed with pinyin. The text is in simplified characters, or in the output form
/// that `MandarinOptions` names.
public enum Mandarin {
  /// The BCP 47 tag of the language.
  public static let languageTag = "zh-Hans"

  /// Creates the input method over the lexicon in a dictionary image.
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
  /// `options.typing` selects the pinyin scheme. ``keymap(for:)`` returns the matching keymap:
  ///
  /// ```swift
  /// let typing = try PinyinTyping(names: ["xiaohe", "z-zh", "in-ing"])
  /// let session = InputSession(
  ///   method: Mandarin.inputMethod(lexicon: lexicon, options: MandarinOptions(typing: typing)),
  ///   keymap: Mandarin.keymap(for: typing))
  /// ```
  ///
  /// - Parameters:
  ///   - lexicon: the Mandarin lexicon.
  ///   - pageSize: the number of candidates on a page, 1 or more.
  ///   - options: the pinyin scheme, the output form and the extra candidates.
  ///   - history: the user's history. If it is not nil, commits return lessons, and the user model
  ///     affects the ranking.
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

  /// Returns the keymap for a way of typing pinyin. `[` and `]` choose the first and the last
  /// character of the highlighted word.
  ///
  /// If digits are tones, 1 to 5 type tones while something is composed. Candidates are then
  /// selected with the space bar, the arrows and 6 to 9.
  public static func keymap(for typing: PinyinTyping) -> Keymap {
    if typing.digitsAreLetters { return .nineKey }
    return typing.acceptsTones ? .toneDigits : .romanized
  }

  /// Creates the input method of nine keys with letters, 2 abc to 9 wxyz, over the same lexicon.
  /// Letters compose too.
  ///
  /// ```swift
  /// let method = Mandarin.nineKeyMethod(lexicon: lexicon)
  /// var session = InputSession(method: method, keymap: .nineKey)
  /// for key in try KeyNotation.parse("64426<Space>") { _ = session.handle(key) }  // 你好
  /// ```
  ///
  /// The parameters are those of ``inputMethod(lexicon:pageSize:options:history:)``.
  /// `options.typing.keys` is ignored.
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
