import Evaluation
import InputCore
import Mandarin
import SyllableConversion
import ToolSupport
import UserHistory

/// Mandarin for the commands that compose.
struct MandarinLanguage: LearningLanguage {
  /// `zh-Hans`.
  static var tag: String { Mandarin.languageTag }
  /// Candidates come with the first letter.
  static var offersCandidates: Bool { true }
  private let lexicon: Lexicon
  private var options: MandarinOptions
  var history: (any HistoryReader)?
  private var phrases: CustomPhrases

  /// Opens the lexicon, the tables of the form that is written, and the scheme that is typed.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    lexicon = try options.openLexicon()
    self.options = try method.options(clock: clock)
    history = try method.history()
    phrases = try method.phrases.open(clock: clock)
  }

  /// Multistage input of pinyin.
  var method: MultistageMethod<PinyinConverter> {
    var method = Mandarin.inputMethod(lexicon: lexicon, options: options, history: history)
    method.phrases = phrases
    return method
  }

  /// The keys of the way of typing.
  var keymap: Keymap { Mandarin.keymap(for: options.typing) }

  /// The names are those of `PinyinTyping`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options.typing = try PinyinTyping(names: names)
    return typed
  }

  /// The same with other phrases of the user's own.
  func offering(_ phrases: CustomPhrases) -> Self {
    var offering = self
    offering.phrases = phrases
    return offering
  }

  /// Sentences for letters.
  func makeLineConverter() -> any LineConverter {
    PinyinConverter(lexicon: lexicon, options: options, history: history)
  }

  /// Sentences for the letters of rows.
  func makeSentenceConverter() -> any SentenceConverter {
    PinyinConverter(lexicon: lexicon, options: options, history: history)
  }

  /// A set has a sentence, a tab and its syllables on each line.
  func keys(ofSet path: String) throws -> [String] {
    try EvaluationSet(path: path).rows.map { $0.typed(on: options.typing.keys).keys }
  }
}

extension PinyinConverter: LineConverter {}
