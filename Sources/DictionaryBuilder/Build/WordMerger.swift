import Lexicon

/// Merges the word lists of a dictionary into words with a count and readings each.
///
/// **Counts.** The first `words` source, in order of priority, that has a word decides its count:
/// the sum of its lines' weights there, at least `minimumWeight`, times `scale`. A character that
/// only `readings` sources have gets the manifest's `floor`.
///
/// **Readings of a character** come from the `readings` sources, the first one in priority with
/// weights deciding; readings that only other sources record are added with weight 0. A character
/// of which they know nothing takes its readings from `words` sources as a word does.
///
/// **Readings of a word** come from the first `words` source in priority that records any. Where
/// none does, `ReadingInference` makes one up.
struct WordMerger {
  /// A word as far as the sources have told.
  struct Item {
    let word: Word
    var count = 0.0
    /// The number of the source that decided the count and that which gave the readings.
    var countSource: Int?
    var readingSource: Int?
    var readings = Readings()
    /// For a character: what `readings` sources record.
    var characterReadings = Readings()
  }

  private(set) var items: [Item] = []
  private var places: [Word: Int] = [:]

  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds the next source in order of priority.
  mutating func add(_ entries: [WordEntry], of source: Manifest.Source, number: Int) {
    switch source.role {
    case .words: addWords(entries, of: source, number: number)
    case .readings: addReadings(entries)
    }
  }

  private mutating func addWords(_ entries: [WordEntry], of source: Manifest.Source, number: Int) {
    var decided: [Int] = []
    for entry in entries {
      let place = place(of: entry.word)
      if items[place].countSource == nil {
        items[place].countSource = number
        decided.append(place)
      }
      if items[place].countSource == number { items[place].count += entry.weight }
      guard !entry.reading.isEmpty else { continue }
      if items[place].readingSource == nil { items[place].readingSource = number }
      if items[place].readingSource == number {
        items[place].readings.add(entry.reading, weight: entry.weight)
      }
    }
    let minimum = source.minimumWeight ?? 0
    for place in decided {
      items[place].count = max(items[place].count, minimum) * (source.scale ?? 1)
    }
  }

  private mutating func addReadings(_ entries: [WordEntry]) {
    // Weights of different sources are not comparable: only the first source with weights counts.
    var weighted: [Int: Bool] = [:]
    for entry in entries where entry.reading.count == 1 {
      let place = place(of: entry.word)
      let isFirst =
        weighted[place] ?? !items[place].characterReadings.all.contains { $0.weight > 0 }
      weighted[place] = isFirst
      items[place].characterReadings.add(entry.reading, weight: isFirst ? entry.weight : 0)
    }
  }

  private mutating func place(of word: Word) -> Int {
    if let place = places[word] { return place }
    places[word] = items.count
    items.append(Item(word: word))
    return items.count - 1
  }

  /// Ends merging: gives the characters their readings, and the floor to whatever has no count.
  mutating func finish(floor: Double) {
    for place in items.indices {
      if items[place].count <= 0 { items[place].count = floor }
      guard !items[place].characterReadings.isEmpty else { continue }
      var readings = items[place].characterReadings
      for (reading, _) in items[place].readings.all { readings.add(reading, weight: 0) }
      items[place].readings = readings
    }
  }

  /// The recorded readings of `word`.
  func readings(of word: Word) -> Readings? {
    places[word].map { items[$0].readings }
  }
}
