import InputCore
import Lexicon

/// Mandarin Chinese in simplified characters, composed by pinyin.
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
  ///
  /// How pinyin is typed is told by `typing`; ``keymap(for:)`` has the keys that go with it:
  ///
  /// ```swift
  /// let typing = PinyinTyping(keys: .double(scheme), fuzzySounds: [.zZh, .inIng])
  /// let session = InputSession(
  ///   method: Mandarin.inputMethod(lexicon: lexicon, typing: typing),
  ///   keymap: Mandarin.keymap(for: typing))
  /// ```
  public static func inputMethod(
    lexicon: Lexicon, typing: PinyinTyping = PinyinTyping(), pageSize: Int = 9
  ) -> MultistageMethod<PinyinConverter> {
    let rules = PinyinRules(typing, syllables: lexicon.syllables)
    return MultistageMethod(
      pageSize: pageSize, punctuation: PunctuationTable(parsing: lexicon.punctuation),
      makeConverter: { PinyinConverter(lexicon: lexicon, rules: rules) })
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
    lexicon: Lexicon, pageSize: Int = 9
  ) -> MultistageMethod<PinyinConverter> {
    inputMethod(lexicon: lexicon, typing: PinyinTyping(keys: .nine), pageSize: pageSize)
  }
}
