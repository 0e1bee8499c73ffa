import DictionaryImage
import NGrams

extension Lexicon {
  /// Returns the readings of some words, most likely first. Scans the words of all entries, which takes
  /// a nanosecond for each: half a millisecond for the Mandarin dictionary.
  package func readings(
    of words: Set<WordID>
  ) -> [WordID: [(syllables: [SyllableID], cost: Cost)]] {
    var found: [WordID: [(syllables: [SyllableID], cost: Cost)]] = [:]
    guard !words.isEmpty else { return found }
    var isWanted = [Bool](repeating: false, count: wordCount)
    for word in words where isWanted.indices.contains(Int(word)) { isWanted[Int(word)] = true }
    for entry in 0..<entryCount {
      let word = word(ofEntry: entry)
      guard isWanted.indices.contains(Int(word)), isWanted[Int(word)],
        let node = node(ofEntry: entry)
      else { continue }
      found[word, default: []].append((syllables(to: node), readingCost(ofEntry: entry)))
    }
    return found.mapValues { $0.sorted { $0.cost < $1.cost } }
  }

  /// Returns the node whose reading has an entry; nil in a damaged image.
  private func node(ofEntry entry: Int) -> Int? {
    let node = (0..<nodeCount).partitionPoint { Int(tables.firstEntries[$0]) <= entry } - 1
    return node >= 0 && entries(at: node).contains(entry) ? node : nil
  }
}
