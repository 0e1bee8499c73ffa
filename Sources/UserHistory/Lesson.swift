/// A word as it was chosen.
public struct LearnedWord: Codable, Hashable, Sendable {
  /// Its syllables with blanks between them: `bei jing`. Not the keys that were typed.
  public var reading: String
  /// Its text.
  public var text: String

  /// A word.
  public init(reading: String, text: String) {
    self.reading = reading
    self.text = text
  }
}

/// A correction that the user took back.
public struct RefusedCorrection: Hashable, Sendable {
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
public struct Lesson: Hashable, Sendable {
  /// The language of the words.
  public var language: String
  /// The words in order.
  public var words: [LearnedWord]
  /// The word before them, where it is known.
  public var before: String?
  /// Words that the user made of parts, chosen one by one.
  public var compounds: [LearnedWord]
  /// Corrections that the user took back.
  public var refusals: [RefusedCorrection] = []

  /// What a commit of words teaches.
  public init(
    language: String, words: [LearnedWord], before: String? = nil, compounds: [LearnedWord] = []
  ) {
    self.language = language
    self.words = words
    self.before = before
    self.compounds = compounds
  }

  /// The keys that count one more, once for each time they occur.
  public var keys: [HistoryKey] {
    var keys: [HistoryKey] = []
    var before = before
    for word in words {
      keys.append(key(.word, word))
      if let before { keys.append(key(.pair, word, after: before)) }
      before = word.text
    }
    keys += compounds.map { key(.word, $0) }
    keys += refusals.map {
      HistoryKey(language: language, kind: .refusal, context: $0.typed, text: $0.correction)
    }
    return keys.filter(\.isLearnable)
  }

  private func key(
    _ kind: HistoryKey.Kind, _ word: LearnedWord, after before: String = ""
  ) -> HistoryKey {
    HistoryKey(
      language: language, kind: kind, context: before, reading: word.reading, text: word.text)
  }
}
