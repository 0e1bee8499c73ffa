import Decoding
import InputCore
import KanaConversion
import UserHistory

/// The scratch memory of a Japanese session: converters that keep their lattices, and cached
/// candidates. It never changes a result.
public struct JapaneseWorkspace {
  /// Converts all typed kana.
  var sentences: KanaConverter
  /// Converts single bunsetsu.
  var phrases: KanaConverter
  var candidates: (key: CandidateKey, list: [WrittenText])?
  private var learning: UserModelSource
  /// Converts whole lines; created for the first line.
  private var lines: JapaneseSentences?

  /// Everything that a cached candidate list depends on.
  struct CandidateKey: Hashable {
    var kana: String
    var keys: String
    var before: String
    var isLast: Bool
    /// Whether the bunsetsu is the whole composition.
    var isWhole: Bool
    var first: WrittenText
  }

  init(lexicon: KanaLexicon, history: (any HistoryReader)?) {
    sentences = KanaConverter(lexicon: lexicon)
    phrases = KanaConverter(lexicon: lexicon)
    learning = UserModelSource(history)
    renewHistory()
  }

  /// Converts a line of kana or romaji; at most `limit` texts.
  mutating func texts(
    forLine keys: String, after context: String, limit: Int, of method: JapaneseMethod
  ) -> [String] {
    var lines =
      lines.take()
      ?? JapaneseSentences(
        lexicon: method.lexicon, recognisesLatin: method.options.recognisesLatin,
        history: method.history)
    lines.context = context
    defer { self.lines = lines }
    let sentences = lines.sentences(for: keys, limit: limit)
    let offered = method.offeredPhrases(keys: keys, kana: lines.kana(of: keys))
    return offered?.merged(into: sentences, limit: limit) ?? sentences
  }

  /// Takes the current state of the history. Call it when a composition begins: during a
  /// composition the shown candidates must not change.
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
