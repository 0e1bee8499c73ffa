/// Brings the host's names, shortcuts and common words to keyboards that ask for them.
///
/// Nobody waits: a keyboard works without the lexicon and ranks anew once it comes. The providers are
/// read once, side by side, when the first keyboard asks; `reload()` reads them again after the
/// address book or the settings have changed. No capability is asked for.
public actor SupplementaryLexiconLoader {
  private let providers: [any LexiconProvider]
  private var loading: Task<MergedLexicon, Never>?

  /// A loader of what these providers have; entries come in their order.
  public init(_ providers: [any LexiconProvider]) {
    self.providers = providers
  }

  /// The lexicon, as soon as all providers have been read.
  public func requestSupplementaryLexicon() async -> MergedLexicon {
    if let loading { return await loading.value }
    let task = Task { [providers] in await Self.read(providers) }
    loading = task
    return await task.value
  }

  /// The same for a host without concurrency of its own: calls `completion` once, at a later time.
  public nonisolated func requestSupplementaryLexicon(
    completion: @escaping @Sendable ([LexiconEntry]) -> Void
  ) {
    Task { completion(await requestSupplementaryLexicon().entries) }
  }

  /// Reads the providers again at the next request. A request under way gets what it asked for.
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
