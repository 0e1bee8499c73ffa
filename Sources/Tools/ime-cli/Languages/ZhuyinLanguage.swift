import Evaluation
import InputCore
import SyllableConversion
import ToolSupport
import UserHistory
import Zhuyin

/// Traditional Chinese for the commands that compose.
struct ZhuyinLanguage: PhrasedLanguage, LearningLanguage {
  /// `zh-Hant`.
  static var tag: String { Zhuyin.languageTag }
  /// Candidates come with the first key.
  static var offersCandidates: Bool { true }
  private let lexicon: Lexicon
  private var options: ZhuyinOptions
  var history: (any HistoryReader)?
  private var phrases: CustomPhrases

  /// Opens the lexicon; `--keys` names the layout.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(ZhuyinOptions.init(names:))
    lexicon = try options.openAnyLexicon()
    history = try method.history()
    phrases = try method.phrases.open(clock: clock)
  }

  /// Multistage input of bopomofo.
  var method: MultistageMethod<TonalConverter> {
    var method = Zhuyin.inputMethod(lexicon: lexicon, options: options, history: history)
    method.phrases = phrases
    return method
  }

  /// The keys of the layout.
  var keymap: Keymap { Zhuyin.keymap(for: options) }

  /// The names are those of `ZhuyinOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try ZhuyinOptions(names: names)
    return typed
  }

  /// The same with other phrases of the user's own.
  func offering(_ phrases: CustomPhrases) -> Self {
    var offering = self
    offering.phrases = phrases
    return offering
  }

  /// Sentences for keys, or for bopomofo with blanks between its syllables.
  func makeLineConverter() -> any LineConverter {
    BopomofoLineConverter(
      layout: options.layout,
      converter: Zhuyin.sentenceConverter(lexicon: lexicon, options: options, history: history))
  }

  /// A set has syllables of bopomofo, a tab and their sentence on each line.
  func keys(ofSet path: String) throws -> [String] { try rows(ofSet: path).map(\.keys) }

  /// The rows of such a set with the keys of the layout.
  func rows(ofSet path: String) throws -> [EvaluationSet.Row] {
    try fields(ofSet: path).enumerated().map { index, fields in
      let syllables = fields[0].split(separator: " ").map(String.init)
      guard let keys = options.layout.keystrokes(for: syllables) else {
        throw ToolError(
          .badInput,
          "\(path):\(index + 1): the layout \(options.layout.name) cannot type '\(fields[0])'")
      }
      var row = EvaluationSet.Row(sentence: fields[1], syllables: syllables)
      row.keys = keys
      return row
    }
  }

  /// Phrases of words, with the keys of the layout.
  func phrases(of rows: [EvaluationSet.Row], ofAtLeast count: Int) -> [EvaluationSet.Row] {
    rows.phrases(ofAtLeast: count, language: Self.tag).map { phrase in
      var phrase = phrase
      phrase.keys = options.layout.keystrokes(for: phrase.syllables) ?? phrase.keys
      return phrase
    }
  }

  /// Sentences for the keys of rows.
  func makeSentenceConverter() -> any SentenceConverter {
    Zhuyin.sentenceConverter(lexicon: lexicon, options: options, history: history)
  }
}

/// Converts lines of keys, or of bopomofo.
private struct BopomofoLineConverter: LineConverter {
  let layout: ZhuyinLayout
  var converter: TonalConverter

  /// The best sentences; bopomofo that the layout cannot type is left as keys.
  mutating func texts(for keys: String, after context: String, limit: Int) -> [String] {
    let isBopomofo = keys.unicodeScalars.contains { (0x3105...0x3129).contains($0.value) }
    let syllables = keys.split(separator: " ").map(String.init)
    let typed = isBopomofo ? layout.keystrokes(for: syllables) : nil
    converter.setContext(context)
    return converter.sentences(for: typed ?? keys, limit: limit)
  }
}
