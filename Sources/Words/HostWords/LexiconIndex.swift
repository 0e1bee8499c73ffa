/// Finds entries by what is typed. Made once from a lexicon; looking up allocates only what it gives.
public struct LexiconIndex: Sendable {
  /// The entries by their folded input, and in the order of the lexicon where that is the same.
  private let sorted: [(key: [UInt8], entry: LexiconEntry)]

  /// An index of the entries of a lexicon.
  public init(_ entries: [LexiconEntry]) {
    sorted = entries.enumerated()
      .map { (key: Self.key($0.element.userInput), entry: $0.element, position: $0.offset) }
      .sorted {
        $0.key == $1.key ? $0.position < $1.position : $0.key.lexicographicallyPrecedes($1.key)
      }
      .map { ($0.key, $0.entry) }
  }

  /// Whether an entry's input is `typed`, in any case.
  public func contains(_ typed: some StringProtocol) -> Bool {
    guard !sorted.isEmpty else { return false }
    let key = Self.key(String(typed))
    let position = start(of: key)
    return position < sorted.count && sorted[position].key == key
  }

  /// Whether there are no entries.
  public var isEmpty: Bool { sorted.isEmpty }

  /// The entries whose input is `typed`, in any case: `OMW` finds `omw`.
  public func entries(typed: String) -> [LexiconEntry] {
    let key = Self.key(typed)
    return sorted[start(of: key)...].prefix { $0.key == key }.map(\.entry)
  }

  /// At most `limit` entries whose input begins with `prefix` and is longer, in the order of their
  /// inputs. Shortcuts are no completions: whoever types one types it to its end.
  public func completions(of prefix: String, limit: Int) -> [LexiconEntry] {
    let key = Self.key(prefix)
    guard !key.isEmpty, limit > 0 else { return [] }
    return sorted[start(of: key)...].lazy
      .prefix { $0.key.starts(with: key) }
      .filter { $0.key.count > key.count && $0.entry.source != .shortcuts }
      .prefix(limit).map(\.entry)
  }

  /// The first place whose key is not below `key`.
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
