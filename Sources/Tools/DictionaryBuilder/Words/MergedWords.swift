import LibC
import Suggestions

/// The words of several lists combined. The probability of a word is the mean of its probabilities
/// in the lists, weighted by their shares.
///
/// Words are joined by folded spelling, and the first list with a spelling decides how it is
/// written: `paris` in a lower-case list adds to `Paris`. The counts of a text may be mixed in,
/// which contain what lists from books lack: how often people say `hi` and `mom`.
struct MergedWords {
  /// A word of the lexicon.
  struct Entry {
    /// The folded spelling.
    let scalars: [UInt32]
    /// The spelling within a sentence.
    let text: String
    /// A number proportional to the probability.
    var weight: Double
    /// The lists that contain the word, as a bit set.
    var sources: UInt8
  }

  private(set) var entries: [Entry] = []
  /// The sum of the frequencies in the first list.
  private(set) var listed = 0.0
  private var bySpelling: [[UInt32]: [Int]] = [:]
  private let folding: WordFolding

  init(language: String) { folding = WordFolding(language: language) }

  /// Adds a list. Lists must be added in the order of the manifest.
  mutating func add(_ words: [WordEntry], of source: WordsManifest.Source, number: Int) {
    let least = source.minimumWeight ?? 0
    let total = words.reduce(0) { $0 + max($1.weight, least) }
    guard total > 0 else { return }
    if number == 0 { listed = words.reduce(0) { $0 + $1.weight } }
    let scale = (source.share ?? 1) / total
    let bit = UInt8(1) << UInt8(number)
    for word in words {
      let weight = max(word.weight, least) * scale
      let scalars = folding.scalars(of: word.word.text)
      guard !scalars.isEmpty, scalars.count <= WordFolding.maximumWordLength else { continue }
      let known = bySpelling[scalars] ?? []
      if let index = position(of: word.word.text, among: known, source: bit) {
        entries[index].weight += weight
        entries[index].sources |= bit
      } else {
        bySpelling[scalars, default: []].append(entries.count)
        entries.append(
          Entry(scalars: scalars, text: word.word.text, weight: weight, sources: bit))
      }
    }
  }

  /// Mixes in the word counts of a text, so that the text has `share` of the total probability.
  /// Words that are in no list are ignored. If several entries have the folded spelling of a word
  /// (`may`, `May`), its count is divided in proportion to their weights.
  mutating func mix(_ counts: [(word: String, count: Double)], share: Double) {
    let known = counts.compactMap { word, count in
      bySpelling[folding.scalars(of: word)].map { (entries: $0, count: count) }
    }
    let textTotal = known.reduce(0) { $0 + $1.count }
    let total = entries.reduce(0) { $0 + $1.weight }
    guard textTotal > 0, total > 0, share > 0, share < 1 else { return }
    let scale = total * share / (1 - share) / textTotal
    for (positions, count) in known {
      let whole = positions.reduce(0) { $0 + entries[$1].weight }
      for position in positions {
        let part = whole > 0 ? entries[position].weight / whole : 1 / Double(positions.count)
        entries[position].weight += count * scale * part
      }
    }
  }

  /// Removes words that are another word without its diacritics, if the marked word is at least
  /// `ratio` times as frequent: people type `francais` and `dziekuje`, and lists of typed text
  /// contain them.
  ///
  /// - Returns: The number of words removed.
  mutating func removeUnmarked(ratio: Double) -> Int {
    let weights = self.weights
    var marked: [[UInt32]: Double] = [:]
    for (scalars, weight) in weights {
      let bases = scalars.map(WordFolding.base)
      if bases != scalars { marked[bases] = max(marked[bases] ?? 0, weight) }
    }
    return remove { scalars in
      guard let weight = weights[scalars] else { return false }
      return marked[scalars].map { $0 >= ratio * weight } ?? false
    }
  }

  /// The weights of the folded spellings.
  private var weights: [[UInt32]: Double] {
    bySpelling.mapValues { $0.reduce(0) { $0 + entries[$1].weight } }
  }

  /// Removes misspellings of words that are at least `ratio` times as frequent. Lists of typed text
  /// contain them.
  ///
  /// - Returns: The number of words removed.
  mutating func removeMisspelled(_ misspellings: Misspellings, ratio: Double) -> Int {
    let weights = self.weights
    return remove { scalars in
      guard let weight = weights[scalars] else { return false }
      return misspellings.meant(by: scalars).contains { weights[$0] ?? 0 >= ratio * weight }
    }
  }

  /// Removes the words whose folded spelling fulfils a condition.
  ///
  /// - Returns: The number of words removed.
  private mutating func remove(where isRemoved: ([UInt32]) -> Bool) -> Int {
    let removed = Set(bySpelling.keys.filter(isRemoved))
    let kept = entries.filter { !removed.contains($0.scalars) }
    defer { entries = kept }
    bySpelling = Dictionary(grouping: kept.indices) { kept[$0].scalars }
    return entries.count - kept.count
  }

  /// Returns the entry that a word is added to: the one with the same spelling, otherwise the
  /// likeliest one of an earlier list.
  private func position(of text: String, among known: [Int], source: UInt8) -> Int? {
    if let same = known.first(where: { entries[$0].text == text }) { return same }
    return known.filter { entries[$0].sources != source }
      .max { entries[$0].weight < entries[$1].weight }
  }

  /// Returns the entries by folded spelling; entries with the same one by weight, the likeliest
  /// first.
  func sorted() -> [Entry] {
    entries.sorted { left, right in
      left.scalars == right.scalars
        ? (right.weight, left.text) < (left.weight, right.text)
        : left.scalars.lexicographicallyPrecedes(right.scalars)
    }
  }

  /// Returns the index range in `sorted()` of the words with each folded spelling.
  static func ranges(of sorted: [Entry]) -> [[UInt32]: Range<Int>] {
    var ranges: [[UInt32]: Range<Int>] = [:]
    for (index, entry) in sorted.enumerated() {
      let start = ranges[entry.scalars]?.lowerBound ?? index
      ranges[entry.scalars] = start..<(index + 1)
    }
    return ranges
  }
}
