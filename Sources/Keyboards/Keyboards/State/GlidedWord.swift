import InputCore
import Suggestions

/// The word that the last gesture typed, directly before the caret, and the words that it may mean
/// instead.
package struct GlidedWord {
  /// The text of the word with the spaces typed around it.
  package let replacement: String
  /// The words that the gesture may mean, the one that was typed first.
  package let words: [Suggestion]
}
