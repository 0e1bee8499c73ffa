import Decoding
import InputCore
import KanaConversion
import UserHistory

/// Converts whole lines of kana or romaji, for programs that are not keyboards.
///
/// ```swift
/// var converter = JapaneseSentences(lexicon: try KanaLexicon(path: "ja.imedict"))
/// print(converter.sentences(for: "kyouhaiitenkidesu", limit: 3))
/// ```
public struct JapaneseSentences {
  private var converter: KanaConverter
  private var learning: UserModelSource
  private let divider: LatinDivider?
  /// The text before the line.
  public var context = ""

  /// Creates a converter.
  ///
  /// - Parameters:
  ///   - lexicon: The opened dictionary.
  ///   - recognisesLatin: Whether words and addresses in Latin letters stay as typed.
  ///   - history: The learned data that changes the costs of words. Nil uses the dictionary alone.
  public init(
    lexicon: KanaLexicon, recognisesLatin: Bool = true, history: (any HistoryReader)? = nil
  ) {
    divider = recognisesLatin ? lexicon.latinDivider(.standard) : nil
    converter = KanaConverter(lexicon: lexicon)
    learning = UserModelSource(history)
  }

  /// Returns the costs of the best sentences for a line of kana or romaji, word by word.
  ///
  /// - Parameters:
  ///   - keys: Kana or romaji.
  ///   - limit: The maximum number of sentences.
  public mutating func explanations(for keys: String, limit: Int) -> [JapaneseExplanation] {
    let (kana, before) = prepare(keys)
    return converter.explanations(of: kana, after: before, limit: limit)
  }

  /// Returns the reason why a text is not the best sentence of a line of kana or romaji; nil if there
  /// are no keys, or the text is empty.
  ///
  /// - Parameters:
  ///   - text: A whole sentence, or words of one.
  ///   - keys: Kana or romaji.
  public mutating func reason(against text: String, for keys: String) -> CandidateReason? {
    let (kana, before) = prepare(keys)
    return converter.reason(against: text, of: kana, after: before)
  }

  /// Takes the current state of the history. Returns the kana of a line and the context before it.
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
      Array(kana(of: keys).unicodeScalars),
      KanaContext(after: context, lexicon: converter.lexicon)
    )
  }
}

extension JapaneseSentences {
  /// Returns the kana of a line of kana or romaji.
  package func kana(of line: String) -> String {
    var kana = KanaText(keys: line, divider: divider, romaji: .standard, isFinal: true)
    kana.endWaiting(.standard)
    return kana.text
  }
}

extension JapaneseSentences: SentenceConverter {
  /// Sets the text before the line, which decides between homophones.
  public mutating func setContext(_ context: String) { self.context = context }

  /// Converts a line of kana or romaji.
  ///
  /// - Returns: At most `limit` different texts, the most likely first. Those of a line of thousands of
  ///   kana differ in its end only.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    let (kana, before) = prepare(keys)
    let (beginning, end) = LongLine.beginning(of: kana, after: context) { window, context in
      let best = converter.sentences(
        for: Array(window), after: KanaContext(after: context, lexicon: converter.lexicon), limit: 1
      )
      return best.first?.words.map { ($0.text, $0.length) } ?? []
    }
    guard !beginning.isEmpty else {
      return converter.sentences(for: kana, after: before, limit: limit).map(\.text)
    }
    let context = KanaContext(after: beginning, lexicon: converter.lexicon)
    return converter.sentences(for: Array(kana[end...]), after: context, limit: limit)
      .map { beginning + $0.text }
  }
}
