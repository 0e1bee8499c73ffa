import Conversion
import KanaDictionary

/// Converts whole lines of kana or romaji, for programs that are no keyboard.
public struct JapaneseSentences {
  private var converter: KanaConverter
  /// The text before what is converted.
  public var context = ""

  /// A converter over a dictionary.
  public init(lexicon: KanaLexicon) {
    converter = KanaConverter(lexicon: lexicon)
  }

  /// What the best sentences for a line of kana or romaji cost, part by part; at most `limit`.
  public mutating func explanations(for keys: String, limit: Int) -> [JapaneseExplanation] {
    let history = KanaHistory(after: context, lexicon: converter.lexicon)
    let kana = Array(Japanese.kana(romaji: keys).unicodeScalars)
    return converter.explanations(of: kana, after: history, limit: limit)
  }
}

extension JapaneseSentences: SentenceConverter {
  /// What stands before decides between words that sound alike.
  public mutating func setContext(_ context: String) { self.context = context }

  /// The different texts that a line of kana or romaji can mean, the most likely first, at most
  /// `limit`.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    let history = KanaHistory(after: context, lexicon: converter.lexicon)
    let kana = Array(Japanese.kana(romaji: keys).unicodeScalars)
    return converter.sentences(for: kana, after: history, limit: limit).map(\.text)
  }
}
