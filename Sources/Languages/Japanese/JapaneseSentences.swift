import Decoding
import KanaConversion
import UserHistory

/// Converts whole lines of kana or romaji, for programs that are no keyboard.
public struct JapaneseSentences {
  private var converter: KanaConverter
  private var learning: UserModelSource
  /// The text before what is converted.
  public var context = ""

  /// A converter over a dictionary. What was chosen before comes from `history`.
  public init(lexicon: KanaLexicon, history: (any HistoryReader)? = nil) {
    converter = KanaConverter(lexicon: lexicon)
    learning = UserModelSource(history)
  }

  /// What the best sentences for a line of kana or romaji cost, part by part; at most `limit`.
  public mutating func explanations(for keys: String, limit: Int) -> [JapaneseExplanation] {
    let (kana, before) = prepare(keys)
    return converter.explanations(of: kana, after: before, limit: limit)
  }

  /// The kana of a line and what stands before them, with what is known now.
  private mutating func prepare(_ keys: String) -> (kana: [Unicode.Scalar], before: KanaContext) {
    if let snapshot = learning.next(after: converter.learned) {
      var earlier = converter.learned
      converter.learned = nil
      converter.learned = learning.model(of: snapshot) { now in
        LearnedKana(
          snapshot, at: now, language: Japanese.languageTag, lexicon: converter.lexicon,
          takingFrom: &earlier)
      }
    }
    return (
      Array(Japanese.kana(romaji: keys).unicodeScalars),
      KanaContext(after: context, lexicon: converter.lexicon)
    )
  }
}

extension JapaneseSentences: SentenceConverter {
  /// What stands before decides between words that sound alike.
  public mutating func setContext(_ context: String) { self.context = context }

  /// The different texts that a line of kana or romaji can mean, the most likely first, at most
  /// `limit`.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    let (kana, before) = prepare(keys)
    return converter.sentences(for: kana, after: before, limit: limit).map(\.text)
  }
}
