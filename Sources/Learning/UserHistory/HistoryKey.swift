import TextUnits

/// The key of an entry in a history.
public struct HistoryKey: Hashable, Sendable {
  /// The kind of an entry.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A word chosen for a reading.
    case word = 0
    /// A word chosen for a reading right after another word.
    case pair = 1
    /// A correction that the user reverted; it must not be made again.
    case refusal = 2
  }

  /// The BCP 47 tag of the language.
  public var language: String
  /// The kind of the entry.
  public var kind: Kind
  /// The preceding word of a pair, or the typed text of a rejected correction; otherwise empty.
  public var context: String
  /// The syllables of the text, separated by spaces, whatever keys were typed: `bei jing`.
  public var reading: String
  /// The word, or the rejected correction.
  public var text: String

  /// Creates a key.
  public init(
    language: String, kind: Kind, context: String = "", reading: String = "", text: String
  ) {
    self.language = language
    self.kind = kind
    self.context = context
    self.reading = reading
    self.text = text
  }

  /// The maximum length of each field in UTF-8 bytes. Longer texts are no words and are not
  /// learned.
  public static let maximumTextLength = 128

  /// Whether the entry may be learned, imported, merged or recovered: it has a text, no part is longer
  /// than `maximumTextLength`, and none has control characters. This is the one gate for text.
  public var isLearnable: Bool {
    !text.isEmpty
      && [language, context, reading, text].allSatisfy {
        $0.utf8.count <= Self.maximumTextLength && !ControlCharacters.areIn($0)
      }
  }

  /// Returns whether the entry mentions a word: as its text or context, or as a part of them.
  public func mentions(_ word: String) -> Bool { mentions(WordMention(word)) }

  /// Returns whether the entry mentions a word. Use this for checking many entries.
  public func mentions(_ word: WordMention) -> Bool {
    word.isIn(kind: kind, context: context, text: text)
  }
}

extension HistoryKey: Comparable {
  /// Compares by language, kind, context, reading and text, each by its bytes. Entries of one group
  /// are adjacent, as are all entries that follow one word.
  public static func < (a: HistoryKey, b: HistoryKey) -> Bool {
    if a.language != b.language { return a.language.precedes(b.language) }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    if a.context != b.context { return a.context.precedes(b.context) }
    if a.reading != b.reading { return a.reading.precedes(b.reading) }
    return a.text.precedes(b.text)
  }
}

extension String {
  /// Returns whether the text precedes another one in byte order, which is also SQLite's order.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
