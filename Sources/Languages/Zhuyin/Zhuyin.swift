import InputCore
import SyllableConversion
import UserHistory

/// Traditional Chinese as written in Taiwan, composed by bopomofo on one of its layouts, or by pinyin.
public enum Zhuyin {
  /// The BCP 47 tag of the language.
  public static let languageTag = "zh-Hant"

  /// The input method, over the lexicon in a dictionary image.
  ///
  /// ```swift
  /// let lexicon = try Lexicon(path: "zh-Hant.imedict")
  /// let options = ZhuyinOptions()
  /// var session = InputSession(
  ///   method: Zhuyin.inputMethod(lexicon: lexicon, options: options),
  ///   keymap: Zhuyin.keymap(for: options))
  /// for key in try KeyNotation.parse("su3cl3<Return>") { … }  // 你好
  /// ```
  ///
  /// With a `history` what is chosen comes back as lessons, and what the history knows is weighed in.
  public static func inputMethod(
    lexicon: Lexicon, pageSize: Int = 9, options: ZhuyinOptions = ZhuyinOptions(),
    history: (any HistoryReader)? = nil
  ) -> MultistageMethod<TonalConverter> {
    let rules = options.layout.rules(for: lexicon.syllables)
    return MultistageMethod(
      pageSize: pageSize, punctuation: PunctuationTable(parsing: lexicon.punctuation),
      learningLanguage: history == nil ? nil : languageTag,
      makeConverter: {
        TonalConverter(lexicon: lexicon, rules: rules, history: history, language: languageTag)
      })
  }

  /// Converts lines of keys, for programs that are no keyboard.
  public static func sentenceConverter(
    lexicon: Lexicon, options: ZhuyinOptions = ZhuyinOptions(),
    history: (any HistoryReader)? = nil
  ) -> TonalConverter {
    TonalConverter(
      lexicon: lexicon, rules: options.layout.rules(for: lexicon.syllables), history: history,
      language: languageTag)
  }

  /// The keys that go with a layout. Those of the layout type; Return takes the candidate that is
  /// highlighted. The space bar is the first tone of a syllable without one, and else goes on to the
  /// next candidate, as typists in Taiwan expect. A digit that is no key of the layout chooses a
  /// candidate, and every digit does with Control.
  public static func keymap(for options: ZhuyinOptions) -> Keymap {
    let typed = options.layout.characters.filter { !$0.isLetter }.sorted()
    let lines =
      [Keymap.multistageText, "composing Return commit", "composing Space next-candidate"]
      + (1...9).map { "composing C-\($0) select-\($0)" } + typed.map { "any \($0) type" }
    return (try? Keymap(parsing: lines.joined(separator: "\n"))) ?? .multistage
  }
}
