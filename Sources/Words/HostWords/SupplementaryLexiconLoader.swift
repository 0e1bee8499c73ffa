/// Loads the host's names, shortcuts and common words for keyboards that request them.
///
/// A keyboard does not wait: it works without the lexicon and ranks again once it arrives. The
/// providers are read once, concurrently, on the first request. `reload()` makes the next request
/// read them again after the address book or the settings have changed. No permission is needed.
///
/// ```swift
/// let loader = SupplementaryLexiconLoader([
///   ShortcutsProvider(LexiconFile("shortcuts.tsv", text: "omw\tOn my way!\n"))
/// ])
/// let lexicon = await loader.requestSupplementaryLexicon()
/// LexiconIndex(lexicon.entries).entries(typed: "omw").first?.documentText  // "On my way!"
/// ```
public actor SupplementaryLexiconLoader {
  private let providers: [any LexiconProvider]
  private var loading: Task<MergedLexicon, Never>?

  /// Creates a loader. The entries are in the order of the providers.
  public init(_ providers: [any LexiconProvider]) {
    self.providers = providers
  }

  /// Returns the lexicon once all providers have been read.
  public func requestSupplementaryLexicon() async -> MergedLexicon {
    if let loading { return await loading.value }
    let task = Task { [providers] in await Self.read(providers) }
    loading = task
    return await task.value
  }

  /// Requests the lexicon for a host without Swift concurrency. `completion` is called once, later.
  public nonisolated func requestSupplementaryLexicon(
    completion: @escaping @Sendable ([LexiconEntry]) -> Void
  ) {
    Task { completion(await requestSupplementaryLexicon().entries) }
  }

  /// Discards the loaded lexicon. A pending request still receives the earlier data.
  public func reload() { loading = nil }

  private static func read(_ providers: [any LexiconProvider]) async -> MergedLexicon {
    await withTaskGroup(of: (Int, LexiconReading).self) { group in
      for (index, provider) in providers.enumerated() {
        group.addTask { (index, await provider.read()) }
      }
      var readings: [Int: LexiconReading] = [:]
      for await (index, reading) in group { readings[index] = reading }
      return MergedLexicon(providers.indices.compactMap { readings[$0] })
    }
  }
}
