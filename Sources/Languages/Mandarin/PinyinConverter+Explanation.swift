import InputCore
import SyllableConversion

extension PinyinConverter: ExplainableConverter {
  /// The lexicon that the words come from.
  public var lexicon: Lexicon { converter.lexicon }

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
    return converter.explain(sentences: sentences, words: words)
  }

  /// Returns the reason why `text` is not the first conversion of a line of keys; nil if there are
  /// no keys.
  public mutating func whyNot(_ keys: String, text: String) -> Diagnosis? {
    convert(line: keys)
    return diagnosis(of: text, shownAs: rules.options.script?.convert(text) ?? text)
  }

  /// - Parameters:
  ///   - text: the text in simplified characters.
  ///   - shown: the text in the output form, as the list of candidates has it.
  private mutating func diagnosis(of text: String, shownAs shown: String) -> Diagnosis? {
    let keys = rules.options.typing.keys
    let diagnosis = converter.whyNot(text) { keys.keystrokes(for: $0) }
    return diagnosis?.ranked(shown, besides: asTyped(converter.keystrokes)) { candidate(at: $0) }
  }

  /// Explains the best sentences of the current keys, in simplified characters.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] {
    converter.candidateExplanations(limit: limit)
  }

  /// Returns the words considered for the current keys, in simplified characters.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    converter.wordLattice(within: limits)
  }

  /// Returns the reason why a text, in the output form, is not the first candidate of the current
  /// keys.
  public mutating func reason(against text: String) -> CandidateReason? {
    let simplified = simplifier?.convert(text) ?? text
    return diagnosis(of: simplified, shownAs: text).map {
      CandidateReason($0, of: simplified, keysOfSyllables: keys)
    }
  }

  /// Returns the keys that type some syllables; nil if one of them cannot be typed.
  public func keys(of syllables: [String]) -> String? { keystrokes(of: syllables) }

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
