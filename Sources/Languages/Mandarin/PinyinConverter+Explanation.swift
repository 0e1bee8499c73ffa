import SyllableConversion

extension PinyinConverter {
  /// The best sentences for a line of keys, explained, and the words that the candidates begin with.
  /// Texts are the lexicon's own, whatever form of Chinese is written.
  public mutating func explain(
    _ keys: String, sentences: Int, words: Int
  ) -> (sentences: [Explanation], words: [Explanation]) {
    convert(line: keys)
    let best = converter.explainedSentences(limit: sentences)
    return (best, converter.explainedWords(limit: words, without: best.map(\.text)))
  }

  /// Why a text is not the first thing that a line of keys becomes; nil where there are no keys.
  public mutating func whyNot(_ keys: String, text: String) -> Diagnosis? {
    convert(line: keys)
    let keys = rules.options.typing.keys
    return converter.whyNot(text) { keys.keystrokes(for: $0) }
  }
}
