import Cantonese
import InputCore
import SyllableConversion
import ToolSupport
import UserHistory

/// Cantonese for the commands that compose.
struct CantoneseLanguage: LearningLanguage {
  /// `yue`.
  static var tag: String { Cantonese.languageTag }
  /// Candidates come with the first letter.
  static var offersCandidates: Bool { true }
  private let lexicon: Lexicon
  private var options: CantoneseOptions
  var history: (any HistoryReader)?
  private var phrases: CustomPhrases

  /// Opens the lexicon; `--keys tones` makes digits tones.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(CantoneseOptions.init(names:))
    lexicon = try options.openAnyLexicon()
    history = try method.history()
    phrases = try method.phrases.open(clock: clock)
  }

  /// Multistage input of Jyutping.
  var method: MultistageMethod<TonalConverter> {
    var method = Cantonese.inputMethod(lexicon: lexicon, options: options, history: history)
    method.phrases = phrases
    return method
  }

  /// The keys of the way of typing.
  var keymap: Keymap { Cantonese.keymap(for: options) }

  /// The names are those of `CantoneseOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try CantoneseOptions(names: names)
    return typed
  }

  /// The same with other phrases of the user's own.
  func offering(_ phrases: CustomPhrases) -> Self {
    var offering = self
    offering.phrases = phrases
    return offering
  }

  /// Sentences for letters and tones.
  func makeLineConverter() -> any LineConverter { sentenceConverter }

  /// The same for the rows of sets.
  func makeSentenceConverter() -> any SentenceConverter { sentenceConverter }

  private var sentenceConverter: TonalConverter {
    Cantonese.sentenceConverter(lexicon: lexicon, history: history)
  }
}

extension TonalConverter: LineConverter {}
