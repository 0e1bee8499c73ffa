/// A word that the user committed.
public struct LearnedWord: Codable, Hashable, Sendable {
  /// The syllables of the word, separated by spaces: `bei jing`. Not the keys that were typed.
  public var reading: String
  /// The text of the word.
  public var text: String
  /// Whether the user accepted the first candidate. That is weaker evidence than a word the user
  /// looked for.
  public var isConfirmed: Bool

  /// Creates a learned word.
  public init(reading: String, text: String, isConfirmed: Bool = false) {
    self.reading = reading
    self.text = text
    self.isConfirmed = isConfirmed
  }
}

/// An automatic correction that the user undid.
public struct RejectedCorrection: Codable, Hashable, Sendable {
  /// The typed text, which is to stay.
  public var typed: String
  /// The text that it was corrected to.
  public var correction: String

  /// Creates a rejected correction.
  public init(typed: String, correction: String) {
    self.typed = typed
    self.correction = correction
  }
}

/// The words that one commit teaches.
///
/// ```
/// 我 | 去 | 北京   after 今天:  words 我, 去, 北京; pairs 今天 我, 我 去, 去 北京
/// ```
public struct Lesson: Codable, Hashable, Sendable {
  /// The language tag of the words.
  public var language: String
  /// The words in order.
  public var words: [LearnedWord]
  /// The preceding word, if it is known.
  public var before: String?
  /// Whether the words were committed together. The first word then counts as a beginning even if a
  /// word precedes it. False for words typed letter by letter, which arrive one at a time.
  public var isWhole = true
  /// The corrections that the user undid.
  public var rejections: [RejectedCorrection] = []

  /// Creates the lesson of a commit.
  public init(language: String, words: [LearnedWord], before: String? = nil) {
    self.language = language
    self.words = words
    self.before = before
  }
}

extension Lesson: CustomStringConvertible {
  /// The words with the preceding one: `今天 ▸ 我 去 北京`.
  public var description: String {
    ((before.map { [$0, "▸"] } ?? []) + words.map { $0.text }).joined(separator: " ")
  }
}
