/// A word or shortcut that the host or the user supplied, with its source.
///
/// It is deliberately not `Codable`, so that it cannot be sent to a server by accident: see
/// `NetworkRequest`.
public struct LexiconEntry: Hashable, Sendable {
  /// The source of an entry.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// A name from the address book.
    case contacts
    /// A text shortcut of the user's settings: `omw`.
    case shortcuts
    /// A list of common words.
    case commonWords
    /// A word that the user typed or added.
    case user

    /// Whether such entries may leave the device. Names of other people may not.
    public var isExported: Bool { self != .contacts }
  }

  /// The text that the user types: `omw`.
  public var userInput: String
  /// The text that is inserted: `On my way!`.
  public var documentText: String
  /// The source of the entry.
  public var source: Source

  /// Creates an entry whose input and inserted text are the same.
  public init(_ text: String, source: Source) {
    self.init(userInput: text, documentText: text, source: source)
  }

  /// Creates an entry that expands `userInput` to `documentText`.
  public init(userInput: String, documentText: String, source: Source) {
    self.userInput = userInput
    self.documentText = documentText
    self.source = source
  }
}
