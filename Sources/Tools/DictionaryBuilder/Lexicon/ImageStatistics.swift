import DictionaryImage
import SyllableConversion

/// Statistics of a dictionary image.
package struct ImageStatistics {
  /// The number of words that use a source.
  package struct SourceUse: Sendable, Equatable {
    package let source: WordSources.Source
    /// The number of words whose count it decided, alone or with other origins of a merged list.
    package fileprivate(set) var counts = 0
    /// The number of words with readings from it.
    package fileprivate(set) var readings = 0
    /// The number of words that it lists.
    package fileprivate(set) var listed = 0
  }

  /// The size of the file in bytes.
  package let byteCount: Int
  /// The sections with their sizes in bytes.
  package let sections: [(name: String, byteCount: Int)]
  /// The number of elements of each table, by name.
  package let counts: [(name: String, count: Int)]
  /// The number of words of each length in characters, ascending by length.
  package let wordsByLength: [(length: Int, count: Int)]
  /// The `about` section without the source lines.
  package let about: [(key: String, value: String)]
  /// The sources with the number of words that use them.
  package let sources: [SourceUse]
  /// The number of words by the licences of their sources: those of the count and of recorded
  /// readings. The most frequent combination is first.
  package let wordsByLicence: [(licences: String, count: Int)]
  /// The number of words with an inferred reading.
  package let inferredWords: Int

  /// Collects the statistics of `lexicon` by reading every word.
  ///
  /// - Throws: `ImageError` if the image does not contain the sources of words.
  package init(_ lexicon: Lexicon) throws(ImageError) {
    byteCount = lexicon.image.byteCount
    sections = lexicon.image.sections.map { ($0.name, $0.length) }
    counts = [
      ("syllables", lexicon.syllables.count), ("trie nodes", lexicon.nodeCount),
      ("entries", lexicon.entryCount), ("words", lexicon.wordCount),
    ]
    about = lexicon.about.filter { $0.key != "source" }
    let origins = try WordSources(lexicon)
    var lengths: [Int: Int] = [:]
    var words = [Int](repeating: 0, count: origins.sets.count)
    for word in 0..<WordID(truncatingIfNeeded: lexicon.wordCount) {
      lengths[lexicon.utf8(of: word).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }, default: 0] +=
        1
      let set = origins.setNumber(of: word)
      if words.indices.contains(set) { words[set] += 1 }
    }
    wordsByLength = lengths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }

    var uses = origins.sources.map { SourceUse(source: $0) }
    var licences: [String: Int] = [:]
    var inferred = 0
    for (set, count) in zip(origins.sets, words) {
      func credit(_ sources: [Int], _ field: WritableKeyPath<SourceUse, Int>) {
        for index in sources.compactMap(origins.index(ofSource:)) {
          uses[index][keyPath: field] += count
        }
      }
      credit(set.count, \.counts)
      credit(set.reading, \.readings)
      credit(set.listed, \.listed)
      licences[origins.licences(set.decisive).joined(separator: ", "), default: 0] += count
      if set.reading.isEmpty { inferred += count }
    }
    sources = uses
    wordsByLicence = licences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
    inferredWords = inferred
  }
}
