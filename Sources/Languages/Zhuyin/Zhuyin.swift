import InputCore
import SyllableConversion
import UserHistory

/// Traditional Chinese as written in Taiwan, typed with bopomofo on one of its layouts, or with
/// pinyin.
public enum Zhuyin {
  /// The BCP 47 tag of the language.
  public static let languageTag = "zh-Hant"

  /// Creates the input method over the lexicon in a dictionary image.
  ///
  /// ```swift
  /// let lexicon = try Lexicon(path: "zh-Hant.imedict")
  /// let options = ZhuyinOptions()
  /// var session = InputSession(
  ///   method: Zhuyin.inputMethod(lexicon: lexicon, options: options),
  ///   keymap: Zhuyin.keymap(for: options))
  /// for key in try KeyNotation.parse("su3cl3<Return>") { _ = session.handle(key) }  // 你好
  /// ```
  ///
  /// - Parameters:
  ///   - lexicon: the lexicon of Traditional Chinese.
  ///   - pageSize: the number of candidates on a page, 1 or more.
  ///   - options: the layout.
  ///   - extras: the texts offered besides words, as `TraditionalExtras`; nil for none.
  ///   - history: the user's history. If it is not nil, commits return lessons, and the user model
  ///     affects the ranking.
  public static func inputMethod(
    lexicon: Lexicon, pageSize: Int = 9, options: ZhuyinOptions = ZhuyinOptions(),
    extras: (any CandidateExtras)? = nil, history: (any HistoryReader)? = nil
  ) -> MultistageMethod<TonalConverter> {
    var rules = options.layout.rules(
      for: lexicon.syllables, recognisesLatin: options.recognisesLatin)
    rules.extras = extras
    let made = rules
    return MultistageMethod(
      pageSize: pageSize, punctuation: PunctuationTable(parsing: lexicon.punctuation),
      learningLanguage: history == nil ? nil : languageTag,
      makeConverter: {
        TonalConverter(lexicon: lexicon, rules: made, history: history, language: languageTag)
      })
  }

  /// Creates a converter of whole lines for tools.
  public static func sentenceConverter(
    lexicon: Lexicon, options: ZhuyinOptions = ZhuyinOptions(),
    history: (any HistoryReader)? = nil
  ) -> TonalConverter {
    TonalConverter(
      lexicon: lexicon,
      rules: options.layout.rules(
        for: lexicon.syllables, recognisesLatin: options.recognisesLatin),
      history: history, language: languageTag)
  }

  /// Returns the keymap for a layout.
  ///
  /// The keys of the layout type symbols. Return commits the highlighted candidate. The space bar
  /// types the first tone of a syllable without a tone; otherwise it moves to the next candidate,
  /// as users in Taiwan expect. A digit that is not a key of the layout selects a candidate, and so
  /// does Control with any digit. After Down or another key that moves through the candidates, any
  /// digit does. Left and Right move by syllable, so that a tone stays with its syllable.
  public static func keymap(for options: ZhuyinOptions) -> Keymap {
    let typed = options.layout.characters.filter { !$0.isLetter }.sorted()
    let lines =
      [
        Keymap.multistageText, "composing Return commit", "composing Space next-candidate",
        "composing Left move-syllable-left", "composing Right move-syllable-right",
      ]
      + (1...9).map { "composing C-\($0) select-\($0)" } + typed.map { "any \($0) type" }
      + (1...9).map { "choosing \($0) select-\($0)" }
    return (try? Keymap(parsing: lines.joined(separator: "\n"))) ?? .multistage
  }
}
