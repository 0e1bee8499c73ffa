import ChineseText
import DictionaryImage
import SyllableConversion

/// The options of Mandarin: the pinyin scheme, the output form, and the candidates besides words.
///
/// ```swift
/// let tables = try PhraseTableSet(path: "zh-text.imedict")
/// let options = try MandarinOptions(output: .taiwan, tables: tables)
/// let lexicon = try Lexicon(path: "zh-Hans.imedict")
/// let method = Mandarin.inputMethod(lexicon: lexicon, options: options)
/// ```
public struct MandarinOptions: Sendable {
  /// The pinyin scheme.
  public var typing: PinyinTyping
  /// Converts words from simplified characters to the output form; nil leaves them simplified.
  public var script: ScriptConverter?
  /// The model by which the best sentences are ranked again; nil to keep their order.
  public var homophones: HomophoneModel?
  /// The emoji and symbols of words; nil if none are offered.
  public var annotations: WordAnnotations?
  /// Returns the local date and time; nil if dates and times are not offered.
  ///
  /// The converter calls the function once for each new list of candidates and keeps the list. The
  /// input method itself reads no clock.
  public var clock: (@Sendable () -> LocalTime?)?
  /// Whether words in Latin letters are recognised among pinyin: iPhone in `yongiphonepai`.
  public var letteredWords = true
  /// The units that a quantity such as `i5km` is converted to, and their names.
  public var measures = MeasureRegion.mainland
  /// The preferred naming of numbers from 10¹² on.
  public var largeNumbers = LargeNumbers.repeatedYi
  /// The candidates besides words.
  public var extras = ExtraCandidates()
  /// Whether a point, a comma and a colon stay ASCII after a digit: `3.14`.
  public var keepsMarksAfterDigits = true

  /// Creates options for simplified words and numbers, without emoji and symbols.
  public init(typing: PinyinTyping = PinyinTyping()) { self.typing = typing }

  /// Creates options for an output form, with all tables of an image.
  ///
  /// - Parameters:
  ///   - output: the form of Chinese.
  ///   - tables: the phrase tables of an image.
  ///   - clock: returns the local date and time; nil if dates and times are not offered.
  /// - Throws: an `ImageError` if the image lacks a table.
  public init(
    output: OutputForm, tables: PhraseTableSet, clock: (@Sendable () -> LocalTime?)? = nil
  ) throws(ImageError) {
    self.init()
    if let conversion = output.conversion {
      script = try ScriptConverter(conversion, tables: tables)
    }
    annotations = try WordAnnotations(tables: tables)
    largeNumbers = output.largeNumbers
    measures = output.measures
    self.clock = clock
  }
}

/// The candidates offered besides words, and their positions in the list.
public struct ExtraCandidates: Hashable, Sendable {
  /// Emoji by their names: 😂 after 笑.
  public var emoji = true
  /// Symbols by their names, and by their kind: → after 右箭头, all arrows after 箭头.
  public var symbols = true
  /// Kaomoji by what they express: (^_^) after 开心, one of each kind after 颜文字.
  public var kaomoji = true
  /// The date, the time and the day of the week: after 日期, 时间, 星期 and similar words, and for the
  /// letters `rq`, `sj` and `xq`. They need a clock.
  public var dates = true
  /// The key that begins a number or a quantity: `i123` is 一百二十三, `i5km` 5公里 and 3.107英里. Nil disables it. It has no effect on nine keys,
  /// whose digits are letters. In double pinyin, a letter that begins syllables must be typed as a
  /// capital: `I123` in Xiaohe's scheme, where `i` is ch.
  public var numberKey: Character? = "i"
  /// Another key that begins a number where it begins no syllable: `v123` as well.
  public var secondNumberKey: Character? = "v"
  /// The number of positions at the top of the list that are reserved for words.
  public var firstPositions = 3
  /// The number of words, from the first on, whose emoji, symbols and dates are offered.
  public var wordsSearched = 9
  /// The largest number of emoji and kaomoji among the first nine candidates.
  public var picturesOnFirstPage = 1
  /// The largest number of emoji, and of symbols, per word. Symbols of a kind are not limited.
  public var perWord = 3

  /// Creates the defaults.
  public init() {}
}
