/// A word that is not of the keyboard's own dictionary. It always knows where it came from.
///
/// Not `Codable`, on purpose: see `NetworkRequest`.
public struct LexiconEntry: Hashable, Sendable {
  /// Where words come from.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// A name of the address book.
    case contacts
    /// A shortcut of the user's settings: `omw`.
    case shortcuts
    /// A list of common words.
    case commonWords
    /// What the user typed or added.
    case user

    /// Whether such words may leave the device: names of other people may not.
    public var isExported: Bool { self != .contacts }
  }

  /// What the user types: `omw`.
  public var userInput: String
  /// What it stands for: `On my way!`.
  public var documentText: String
  /// Where it came from.
  public var source: Source

  /// A word that stands for itself.
  public init(_ text: String, source: Source) {
    self.init(userInput: text, documentText: text, source: source)
  }

  /// A word that stands for some text.
  public init(userInput: String, documentText: String, source: Source) {
    self.userInput = userInput
    self.documentText = documentText
    self.source = source
  }
}
