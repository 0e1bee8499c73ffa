/// A word as it was chosen.
public struct LearnedWord: Codable, Hashable, Sendable {
  /// Its syllables with spaces between them: `bei jing`. Not the keys that were typed.
  public var reading: String
  /// Its text.
  public var text: String
  /// Whether it was offered first and left so: that tells less than a word that was looked for.
  public var isConfirmed: Bool

  /// A word.
  public init(reading: String, text: String, isConfirmed: Bool = false) {
    self.reading = reading
    self.text = text
    self.isConfirmed = isConfirmed
  }
}

/// A correction that the user took back.
public struct RejectedCorrection: Codable, Hashable, Sendable {
  /// What was typed and is to stay.
  public var typed: String
  /// What it was changed to.
  public var correction: String

  /// A correction and what it was made of.
  public init(typed: String, correction: String) {
    self.typed = typed
    self.correction = correction
  }
}

/// What one commit teaches.
///
/// ```
/// 我 | 去 | 北京   after 今天:  words 我, 去, 北京; pairs 今天 我, 我 去, 去 北京
/// ```
public struct Lesson: Codable, Hashable, Sendable {
  /// The language of the words.
  public var language: String
  /// The words in order.
  public var words: [LearnedWord]
  /// The word before them, where it is known.
  public var before: String?
  /// Whether the words were committed together, so that the first began something even where a word
  /// stood before it. Words that are typed letter by letter come one by one.
  public var isWhole = true
  /// Corrections that the user took back.
  public var rejections: [RejectedCorrection] = []

  /// What a commit of words teaches.
  public init(language: String, words: [LearnedWord], before: String? = nil) {
    self.language = language
    self.words = words
    self.before = before
  }
}

extension Lesson: CustomStringConvertible {
  /// The words in one line, with the one before: `今天 ▸ 我 去 北京`.
  public var description: String {
    ((before.map { [$0, "▸"] } ?? []) + words.map(\.text)).joined(separator: " ")
  }
}
