/// A word that may follow a commit.
public struct PredictedWord: Hashable, Sendable {
  /// The word, to be learned if the user chooses it.
  public var word: LearnedWord
  /// The text to insert, in the user's form of Chinese.
  public var text: String

  /// Creates a predicted word.
  public init(_ word: LearnedWord, text: String) {
    self.word = word
    self.text = text
  }
}
