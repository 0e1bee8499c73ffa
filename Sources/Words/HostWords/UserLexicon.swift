/// The words of one user: private data.
///
/// It stays on the device. What may go to the user's other devices or into a file of theirs is
/// `exported`; nothing goes to a server: see `NetworkRequest`.
public struct UserLexicon: Sendable {
  /// The words, in the order in which they came.
  public private(set) var entries: [LexiconEntry] = []
  private var known: Set<LexiconEntry> = []

  /// An empty lexicon.
  public init() {}

  /// Takes a word in, unless it is there. The same word from another source is another entry: it
  /// may be exported though the contact of that name may not.
  public mutating func insert(_ entry: LexiconEntry) {
    if known.insert(entry).inserted { entries.append(entry) }
  }

  /// Forgets a word, whatever its source.
  public mutating func remove(_ userInput: String) {
    entries.removeAll { $0.userInput == userInput }
    known = Set(entries)
  }

  /// The words that may leave the device.
  public var exported: LexiconExport {
    LexiconExport(entries: entries.filter(\.source.isExported))
  }
}

/// The words of a user without those that came from the address book. Only a lexicon makes one.
public struct LexiconExport: Hashable, Sendable {
  /// The words.
  public let entries: [LexiconEntry]
}
