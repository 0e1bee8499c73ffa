/// A name or shortcut of the host, for the candidates of languages that compose.
public struct HostEntry: Hashable, Sendable {
  /// The text that the user types: the shortcut, or the reading of a name. Equal to `text` for a name
  /// whose reading is not known.
  public var input: String
  /// The text that is offered.
  public var text: String
  /// Whether the user made the entry to be typed by its input. It then comes first, a name second.
  public var isShortcut: Bool

  /// Creates an entry.
  public init(input: String, text: String, isShortcut: Bool) {
    self.input = input
    self.text = text
    self.isShortcut = isShortcut
  }
}

/// The names and shortcuts of the host by the keys that type them. Finding the keys of names takes
/// some milliseconds, so hosts do it once and give the result to each session.
///
/// ```
/// omw   On my way!    offered first for the keys omw
/// 张伟               offered second for the keys zhangwei
/// ```
public struct HostPhrases: Sendable {
  /// The number of entries that are used.
  private static let limit = 2_000
  /// The longest input in characters.
  private static let maximumInputLength = 64

  private var entries: [String: [HostEntry]] = [:]

  /// Creates phrases without entries.
  public init() {}

  /// Creates phrases.
  ///
  /// - Parameters:
  ///   - entries: The entries of the host. At most 2,000 are used.
  ///   - keysOfNames: Returns the keys that type each name of a list; nil for a name that cannot be
  ///     typed.
  package init(_ entries: [HostEntry], keysOfNames: ([String]) -> [String?]) {
    let used = entries.prefix(Self.limit)
    for entry in used where entry.input != entry.text { add(entry, for: entry.input) }
    let names = used.filter { $0.input == $0.text }
    for (name, keys) in zip(names, keysOfNames(names.map({ $0.text }))) {
      if let keys { add(name, for: keys) }
    }
  }

  private mutating func add(_ entry: HostEntry, for keys: String) {
    guard !keys.isEmpty, !keys.contains(where: { $0.isWhitespace }),
      keys.count <= Self.maximumInputLength
    else {
      return
    }
    append(entry, for: keys)
    let lowercased = keys.lowercased()
    if lowercased != keys { append(entry, for: lowercased) }
  }

  /// A name may be found by the dictionary and by a reading that the host gives. It is offered once.
  private mutating func append(_ entry: HostEntry, for keys: String) {
    guard entries[keys]?.contains(where: { $0.text == entry.text }) != true else { return }
    entries[keys, default: []].append(entry)
  }

  /// Returns the entries that some keys type, in the order in which they are offered.
  package func entries(for keys: String) -> [HostEntry] {
    let found = entries[keys] ?? []
    return found.filter { $0.isShortcut } + found.filter { !$0.isShortcut }
  }

  /// Returns the phrases of both, for two engines that read different keys.
  package func merging(_ other: HostPhrases) -> HostPhrases {
    var merged = self
    for (keys, entries) in other.entries {
      let known = merged.entries[keys, default: []]
      merged.entries[keys] = known + entries.filter { !known.contains($0) }
    }
    return merged
  }

  /// Returns the offers for some keys, shortcuts before names.
  func offers(for keys: String) -> [OfferedPhrases.Offer] {
    guard !entries.isEmpty else { return [] }
    return entries(for: keys).map { offer($0, for: keys, position: $0.isShortcut ? 0 : 1) }
  }

  private func offer(
    _ entry: HostEntry, for keys: String, position: Int
  ) -> OfferedPhrases.Offer {
    OfferedPhrases.Offer(
      candidate: Candidate(Segment(reading: keys, syllableEnds: [], text: entry.text)),
      position: position)
  }
}
