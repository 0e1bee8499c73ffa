/// A word that may come next.
public struct PredictedWord: Hashable, Sendable {
  /// The word, to be learned when it is chosen.
  public var word: LearnedWord
  /// Its text as it is inserted: in the form of Chinese that is written.
  public var text: String

  /// A word and its text.
  public init(_ word: LearnedWord, text: String) {
    self.word = word
    self.text = text
  }
}
