import InputCore

/// Someone who types sentences and corrects them, as `evaluate --learn` does.
package protocol SentenceTypist {
  /// Types keys after a text and chooses until the sentence is there. Answers what it teaches; nil
  /// where the sentence was not to be had, and what was typed was dropped.
  mutating func type(
    _ keys: String, after context: String, meaning sentence: String
  ) -> [Lesson]?
}
