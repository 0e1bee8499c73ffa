/// Finds entries by their input. It is built once from a lexicon; a lookup allocates only its
/// result.
public struct LexiconIndex: Sendable {
  /// The entries, sorted by folded input, then by their order in the lexicon.
  private let sorted: [(key: [UInt8], entry: LexiconEntry)]

  /// Creates an index of the entries of a lexicon.
  public init(_ entries: [LexiconEntry]) {
    sorted = entries.enumerated()
      .map { (key: Self.key($0.element.userInput), entry: $0.element, position: $0.offset) }
      .sorted {
        $0.key == $1.key ? $0.position < $1.position : $0.key.lexicographicallyPrecedes($1.key)
      }
      .map { ($0.key, $0.entry) }
  }

  /// The entries, sorted by their input.
  public var entries: [LexiconEntry] { sorted.map(\.entry) }

  /// Returns whether an entry's input equals `typed`, ignoring case.
  public func contains(_ typed: some StringProtocol) -> Bool {
    guard !sorted.isEmpty else { return false }
    let key = Self.key(String(typed))
    let position = start(of: key)
    return position < sorted.count && sorted[position].key == key
  }

  /// Whether there are no entries.
  public var isEmpty: Bool { sorted.isEmpty }

  /// Returns the entries whose input equals `typed`, ignoring case: `OMW` finds `omw`.
  public func entries(typed: String) -> [LexiconEntry] {
    let key = Self.key(typed)
    return sorted[start(of: key)...].prefix { $0.key == key }.map(\.entry)
  }

  /// Returns entries whose input begins with `prefix` and is longer, sorted by input.
  ///
  /// Shortcuts are excluded: a user who knows a shortcut types all of it.
  ///
  /// - Parameters:
  ///   - prefix: the beginning of the input, in any case. An empty one matches nothing.
  ///   - limit: the largest number of entries.
  public func completions(of prefix: String, limit: Int) -> [LexiconEntry] {
    let key = Self.key(prefix)
    guard !key.isEmpty, limit > 0 else { return [] }
    return sorted[start(of: key)...].lazy
      .prefix { $0.key.starts(with: key) }
      .filter { $0.key.count > key.count && $0.entry.source != .shortcuts }
      .prefix(limit).map(\.entry)
  }

  /// Returns the index of the first key that is not less than `key`.
  private func start(of key: [UInt8]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = low + (high - low) / 2
      if sorted[middle].key.lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func key(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }
}
