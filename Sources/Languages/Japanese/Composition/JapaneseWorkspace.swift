import Decoding
import InputCore
import KanaConversion
import UserHistory

/// What makes the next key cheap: converters that remember their lattices, and candidates that were
/// made. It never changes an outcome.
public struct JapaneseWorkspace {
  /// Converts all that is typed.
  var sentences: KanaConverter
  /// Converts phrases.
  var phrases: KanaConverter
  var candidates: (key: CandidateKey, list: [WrittenText])?
  private var learning: UserModelSource
  /// Converts whole lines; made when the first is asked for.
  private var lines: JapaneseSentences?

  /// What a list of candidates follows from.
  struct CandidateKey: Hashable {
    var kana: String
    var keys: String
    var before: String
    var isLast: Bool
    /// Whether the phrase is all that is typed.
    var isWhole: Bool
    var first: WrittenText
  }

  init(lexicon: KanaLexicon, history: (any HistoryReader)?) {
    sentences = KanaConverter(lexicon: lexicon)
    phrases = KanaConverter(lexicon: lexicon)
    learning = UserModelSource(history)
    renewHistory()
  }

  /// The texts of a line of kana or romaji.
  mutating func texts(
    forLine keys: String, after context: String, limit: Int, of method: JapaneseMethod
  ) -> [String] {
    var lines =
      lines.take() ?? JapaneseSentences(lexicon: method.lexicon, history: method.history)
    lines.context = context
    defer { self.lines = lines }
    return lines.sentences(for: keys, limit: limit)
  }

  /// Takes what is known now, where a composition begins: while one goes on nothing it shows may
  /// change.
  mutating func renewHistory() {
    guard let snapshot = learning.next(after: sentences.learned) else { return }
    var earlier = sentences.learned
    sentences.learned = nil
    phrases.learned = nil
    let learned = learning.model(of: snapshot) { now in
      LearnedKana(
        snapshot, at: now, language: Japanese.languageTag, lexicon: sentences.lexicon,
        takingFrom: &earlier)
    }
    sentences.learned = learned
    phrases.learned = learned
    candidates = nil
  }
}
