import Evaluation
import InputCore
import Japanese
import SyllableConversion
import ToolSupport
import UserHistory

/// Japanese for the commands that compose.
struct JapaneseLanguage: PhrasedLanguage, LearningLanguage {
  /// `ja`.
  static var tag: String { Japanese.languageTag }
  /// Suggestions come with the first key.
  static var offersCandidates: Bool { true }
  /// Kana become kanji by a key.
  static var convertsByKey: Bool { true }
  private let lexicon: KanaLexicon
  private var options: JapaneseOptions
  private let clock: WallClock.Reader?
  private let phrases: CustomPhrases
  var history: (any HistoryReader)?

  /// Opens the dictionary; `--keys` names what keys stand for.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(JapaneseOptions.init(names:))
    self.clock = clock
    history = try method.history()
    phrases = try method.phrases.open(clock: clock)
    let path = try options.dictionaryPath()
    do throws(ImageError) {
      lexicon = try KanaLexicon(path: path)
    } catch {
      throw ToolError(error)
    }
  }

  /// Kana, and phrases of them.
  var method: JapaneseMethod {
    var method = Japanese.inputMethod(
      lexicon: lexicon, options: options, clock: clock, history: history)
    method.phrases = phrases
    return method
  }

  /// The keys of a hardware keyboard.
  var keymap: Keymap { Japanese.keymap }

  /// The names are those of `JapaneseOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try JapaneseOptions(names: names)
    return typed
  }

  /// Sentences for kana or romaji.
  func makeLineConverter() -> any LineConverter { sentences }

  /// What the best sentences for some keys after a text cost, part by part.
  func explanations(
    for keys: String, after context: String, limit: Int
  ) -> [JapaneseExplanation] {
    var sentences = sentences
    sentences.context = context
    return sentences.explanations(for: keys, limit: limit)
  }

  /// The rows of a set: kana, a tab, and the right sentences with `|` between them; a third field is
  /// the text before.
  func rows(ofSet path: String) throws -> [EvaluationSet.Row] {
    try fields(ofSet: path).map { fields in
      var row = EvaluationSet.Row(
        sentences: fields[1].split(separator: "|").map(String.init), syllables: [])
      row.keys = fields[0]
      row.context = fields.count > 2 ? fields[2] : ""
      return row
    }
  }

  /// Phrases as conversion makes them, where the dictionary reads the sentence as the row does.
  func phrases(of rows: [EvaluationSet.Row], ofAtLeast count: Int) -> [EvaluationSet.Row] {
    rows.flatMap { row in
      let parts = Japanese.phrases(of: row.sentence, in: lexicon)
      guard parts.map(\.kana).joined() == row.keys else { return [row] }
      return row.phrases(ofAtLeast: count, parts: parts.map { ($0.text, [$0.kana]) })
    }
  }

  /// A set has kana, which are typed as they are.
  func keys(ofSet path: String) throws -> [String] { try firstFields(ofSet: path) }

  /// Sentences for the kana of rows.
  func makeSentenceConverter() -> any SentenceConverter { sentences }

  /// Converts whole rows, and then corrects their phrases.
  func makeTypist() -> any SentenceTypist { PhraseTypist(session) }

  private var sentences: JapaneseSentences {
    JapaneseSentences(lexicon: lexicon, history: history)
  }
}

extension JapaneseSentences: LineConverter {}
