import InputCore

/// A simulated user who types sentences and corrects them, for `evaluate --learn`.
package protocol SentenceTypist {
  /// Types keys and chooses candidates until the sentence is committed.
  ///
  /// - Parameters:
  ///   - keys: The keys of the sentence.
  ///   - context: The text before the sentence.
  ///   - sentence: The intended sentence.
  /// - Returns: The lessons of the commits; nil if the sentence could not be composed and was
  ///   cancelled.
  mutating func type(
    _ keys: String, after context: String, meaning sentence: String
  ) -> [Lesson]?
}
