import Decoding

/// A converter that can show why its candidates are in their order.
///
/// ```swift
/// var converter = Zhuyin.sentenceConverter(lexicon: lexicon)
/// let best = converter.explain("su3cl3", sentences: 1, words: 0).sentences.first
/// print(best?.text ?? "", best?.cost ?? 0)  // 你好, and the sum of the parts of its cost
/// ```
public protocol ExplainableConverter: SentenceConverter {
  /// The lexicon that the words come from.
  var lexicon: Lexicon { get }

  /// Explains the costs of a line of keys: those of the best sentences, and of the first candidate
  /// words. Texts are those of the lexicon, whatever the output form.
  ///
  /// - Parameters:
  ///   - keys: the keys, as `sentences(for:limit:)` reads them.
  ///   - sentences: the largest number of sentences.
  ///   - words: the largest number of words.
  mutating func explain(
    _ keys: String, sentences: Int, words: Int
  ) -> (sentences: [Explanation], words: [Explanation])

  /// Returns the reason why a text is not the first conversion of a line of keys; nil if there are
  /// no keys.
  ///
  /// - Parameter text: a whole sentence or a word of one.
  mutating func whyNot(_ keys: String, text: String) -> Diagnosis?

  /// Returns the keys that type some syllables, spelled as in the lexicon; nil if one of them cannot
  /// be typed.
  func keys(of syllables: [String]) -> String?
}
