/// What a history remembers a weight of.
public struct HistoryKey: Hashable, Sendable {
  /// The kinds of entries.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A word that was chosen for a reading.
    case word = 0
    /// A word that was chosen for a reading right after another word.
    case pair = 1
    /// A correction that the user took back: it is not to be made again.
    case refusal = 2
  }

  /// The BCP 47 tag of the language.
  public var language: String
  /// What kind of entry it is.
  public var kind: Kind
  /// The word before, of a pair; what was typed, of a refusal; else empty.
  public var context: String
  /// The syllables of the text with spaces between them, however they were typed: `bei jing`.
  public var reading: String
  /// The word, or the correction.
  public var text: String

  /// A key.
  public init(
    language: String, kind: Kind, context: String = "", reading: String = "", text: String
  ) {
    self.language = language
    self.kind = kind
    self.context = context
    self.reading = reading
    self.text = text
  }

  /// Longer texts than this many bytes are no words and are not learned.
  public static let longestText = 128

  /// Whether the entry may be learned, imported, merged or recovered: it has a text, no part is longer
  /// than `longestText`, and none has control characters. This is the one gate for text.
  public var isLearnable: Bool {
    !text.isEmpty
      && [language, context, reading, text].allSatisfy {
        $0.utf8.count <= Self.longestText && !ControlCharacters.areIn($0)
      }
  }

  /// Whether the entry tells of a word, as itself, as a part, or as what stands before.
  public func mentions(_ word: String) -> Bool { tells(of: WordMention(word)) }

  /// The same, where many entries are asked.
  public func tells(of word: WordMention) -> Bool {
    word.isIn(kind: kind, context: context, text: text)
  }
}

extension HistoryKey: Comparable {
  /// By language, kind, context, reading and text, each by its bytes: entries among which one chooses
  /// stand together, and so do all that follow one word.
  public static func < (a: HistoryKey, b: HistoryKey) -> Bool {
    if a.language != b.language { return a.language.precedes(b.language) }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    if a.context != b.context { return a.context.precedes(b.context) }
    if a.reading != b.reading { return a.reading.precedes(b.reading) }
    return a.text.precedes(b.text)
  }
}

extension String {
  /// Whether the bytes stand before those of another text. SQLite orders texts so too.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
