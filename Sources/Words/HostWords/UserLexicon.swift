/// The words of one user, which are private data.
///
/// They stay on the device. Only `exported` may go to the user's other devices or into one of the
/// user's files. Nothing goes to a server: see `NetworkRequest`.
public struct UserLexicon: Sendable {
  /// The words, in the order of their insertion.
  public private(set) var entries: [LexiconEntry] = []
  private var known: Set<LexiconEntry> = []

  /// Creates an empty lexicon.
  public init() {}

  /// Inserts a word unless it is present.
  ///
  /// The same word from another source is another entry: it may be exported although the contact of
  /// that name may not.
  public mutating func insert(_ entry: LexiconEntry) {
    if known.insert(entry).inserted { entries.append(entry) }
  }

  /// Removes all entries with this input, whatever their source.
  public mutating func remove(_ userInput: String) {
    entries.removeAll { $0.userInput == userInput }
    known = Set(entries)
  }

  /// The words that may leave the device.
  public var exported: LexiconExport {
    LexiconExport(entries: entries.filter(\.source.isExported))
  }
}

/// The words of a user without those from the address book. Only a lexicon can create one.
public struct LexiconExport: Hashable, Sendable {
  /// The words.
  public let entries: [LexiconEntry]
}
