import NGrams

extension Lexicon {
  /// Returns the readings of some words, most likely first. Scans all entries, which takes some
  /// milliseconds: for tools, not for the key path.
  package func readings(
    of words: Set<WordID>
  ) -> [WordID: [(syllables: [SyllableID], cost: Cost)]] {
    var found: [WordID: [(syllables: [SyllableID], cost: Cost)]] = [:]
    guard !words.isEmpty else { return found }
    var next = 0
    for node in 0..<nodeCount {
      // Nodes share no entries, except in a damaged image.
      let all = entries(at: node)
      let entries = max(all.lowerBound, next)..<max(all.upperBound, next)
      next = entries.upperBound
      for entry in entries {
        let word = word(ofEntry: entry)
        guard words.contains(word) else { continue }
        found[word, default: []].append((syllables(to: node), readingCost(ofEntry: entry)))
      }
    }
    return found.mapValues { $0.sorted { $0.cost < $1.cost } }
  }
}
