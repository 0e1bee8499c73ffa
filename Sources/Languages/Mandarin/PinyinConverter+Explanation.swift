import SyllableConversion

extension PinyinConverter {
  /// Explains the costs of a line of keys: those of the best sentences, and of the first candidate
  /// words. Texts are in simplified characters, whatever the output form.
  ///
  /// - Parameters:
  ///   - keys: the keys, with spaces or apostrophes between syllables where needed.
  ///   - sentences: the largest number of sentences.
  ///   - words: the largest number of words.
  public mutating func explain(
    _ keys: String, sentences: Int, words: Int
  ) -> (sentences: [Explanation], words: [Explanation]) {
    convert(line: keys)
    let best = converter.explainedSentences(limit: sentences)
    return (best, converter.explainedWords(limit: words, without: best.map(\.text)))
  }

  /// Returns the reason why `text` is not the first conversion of a line of keys; nil if there are
  /// no keys.
  public mutating func whyNot(_ keys: String, text: String) -> Diagnosis? {
    convert(line: keys)
    let keys = rules.options.typing.keys
    return converter.whyNot(text) { keys.keystrokes(for: $0) }
  }

  /// Returns the work of ranking the current best sentences again, to measure it; nil if they are
  /// not.
  package func reranking() -> (() -> Void)? { converter.reranking() }

  /// Returns the best sentence of a line of keys beside that of a search that only a beam of
  /// `beamWidth` hypotheses bounds; nil if there are no keys.
  package mutating func compareWideSearch(_ keys: String, beamWidth: Int) -> SearchComparison? {
    convert(line: keys)
    return converter.compareWideSearch(beamWidth: beamWidth)
  }
}
