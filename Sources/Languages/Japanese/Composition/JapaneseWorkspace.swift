import InputCore
import KanaDictionary

/// What makes the next key cheap: converters that remember their lattices, and candidates that were
/// made. It never changes an outcome.
public struct JapaneseWorkspace {
  /// Converts all that is typed.
  var sentences: KanaConverter
  /// Converts phrases.
  var phrases: KanaConverter
  var candidates: (key: CandidateKey, list: [Candidate])?

  /// What a list of candidates follows from.
  struct CandidateKey: Hashable {
    var kana: String
    var keys: String
    var before: String
    var isLast: Bool
    var first: String
  }

  init(lexicon: KanaLexicon) {
    sentences = KanaConverter(lexicon: lexicon)
    phrases = KanaConverter(lexicon: lexicon)
  }
}
