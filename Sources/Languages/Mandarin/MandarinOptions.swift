import ChineseText
import DictionaryImage

/// How Mandarin is typed, which form of it is written, and what is offered besides words.
///
/// ```swift
/// let tables = try PhraseTableSet(path: "zh-text.imedict")
/// let options = try MandarinOptions(output: .taiwan, tables: tables, clock: wallClock)
/// let method = Mandarin.inputMethod(lexicon: lexicon, options: options)
/// ```
public struct MandarinOptions: Sendable {
  /// How pinyin is typed.
  public var typing: PinyinTyping
  /// Converts the words, which are in simplified characters; nil leaves them.
  public var script: ScriptConverter?
  /// Where the emoji and symbols of words are; nil where there are none.
  public var annotations: WordAnnotations?
  /// What a clock on the wall shows; nil where today and now are not to be offered. It is asked when
  /// the candidates of some keystrokes are made, which then stay as they are. The input method
  /// itself reads no clock.
  public var clock: (@Sendable () -> LocalTime?)?
  /// Whether words in letters are met that stand in Chinese text: iPhone in `yongiphonepai`.
  public var letteredWords = true
  /// How numbers from 10¹² on are named first.
  public var largeNumbers = LargeNumbers.repeatedYi
  /// What is offered besides words.
  public var extras = ExtraCandidates()
  /// Whether a point, a comma and a colon stay as they are after a digit: `3.14`.
  public var keepsMarksAfterDigits = true

  /// Words as the lexicon has them, and numbers.
  public init(typing: PinyinTyping = PinyinTyping()) { self.typing = typing }

  /// Words in a form of Chinese, with all that the tables of an image have for them. Throws where
  /// the image lacks a table.
  public init(
    output: OutputForm, tables: PhraseTableSet, clock: (@Sendable () -> LocalTime?)? = nil
  ) throws(ImageError) {
    self.init()
    if let conversion = output.conversion {
      script = try ScriptConverter(conversion, tables: tables)
    }
    annotations = try WordAnnotations(tables: tables)
    largeNumbers = output == .taiwan || output == .taiwanPhrases ? .ownNames : .repeatedYi
    self.clock = clock
  }
}

/// Which candidates are offered besides words, and where they stand.
public struct ExtraCandidates: Hashable, Sendable {
  /// Emoji by their names: 😂 after 笑.
  public var emoji = true
  /// Symbols by their names, and all of a kind: → after 右箭头, more after 箭头.
  public var symbols = true
  /// The day, the time and the day of the week: after 日期, 时间, 星期 and the like, and for the
  /// letters `rq`, `sj` and `xq`. They need a clock.
  public var dates = true
  /// The key that begins a number: `i123` is 一百二十三. Nil for none. It has no effect on nine keys,
  /// whose digits are letters. In double pinyin a letter that begins syllables is typed as a
  /// capital here: `I123` in Xiaohe's scheme, where `i` is ch.
  public var numberKey: Character? = "i"
  /// The first places, which always are of words.
  public var firstPositions = 3
  /// How many words are looked at, from the first one on.
  public var wordsSearched = 9
  /// At most so many emoji, and so many symbols, for one word. All symbols of a kind are offered.
  public var perWord = 3

  /// The defaults.
  public init() {}
}
