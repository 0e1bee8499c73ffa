import SyllableConversion

/// How the lines of one source count in the merge.
struct SourceRule: Sendable {
  let role: Manifest.Role
  let scale: Double
  let minimumWeight: Double
  /// How many sources are numbered before this one's own.
  let firstNumber: Int
  /// How many sources the list was merged from; 0 where it is no merged list.
  let originCount: Int

  /// The sources that an entry with these origins stands for.
  func sources(of origins: OriginSet) -> OriginSet {
    originCount == 0
      ? OriginSet(number: firstNumber + 1)
      : OriginSet(rawValue: origins.rawValue << UInt64(firstNumber))
  }
}

/// Merges what the sources of a dictionary say of one word after the other.
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
struct GroupMerger {
  let rules: [SourceRule]
  let floor: Double
  private(set) var table = WordTable()

  private var count = 0.0
  private var countSource: Int?
  private var readingSource: Int?
  private var readings = Readings()
  /// For a character: what `readings` sources record, which of them spoke last, and whether its
  /// weights count. Weights of different sources are not comparable: only the first with any does.
  private var characterReadings = Readings()
  private var characterSource: Int?
  private var areWeighted = false
  private var characterSet: OriginSet = []
  private var set = SourceSet()

  init(rules: [SourceRule], floor: Double, capacity: Int) {
    self.rules = rules
    self.floor = floor
    table.reserveCapacity(capacity)
  }

  /// Takes the next line about the word, in order of priority of the sources.
  mutating func add(
    _ reading: UnsafeBufferPointer<SyllableID>, weight: Double, origins: OriginSet, source: Int
  ) {
    let rule = rules[source]
    let sources = rule.sources(of: origins)
    switch rule.role {
    case .words:
      if countSource == nil { countSource = source }
      if countSource == source {
        count += weight
        set.count.formUnion(sources)
      }
      set.listed.formUnion(sources)
      guard !reading.isEmpty else { return }
      if readingSource == nil { readingSource = source }
      guard readingSource == source else { return }
      readings.add(reading, weight: weight)
      set.reading.formUnion(sources)
    case .readings:
      guard reading.count == 1 else { return }
      if characterSource != source {
        characterSource = source
        areWeighted = !characterReadings.all.contains { $0.weight > 0 }
      }
      characterReadings.add(reading, weight: areWeighted ? weight : 0)
      characterSet.formUnion(sources)
      set.listed.formUnion(sources)
    }
  }

  /// Ends the word. One that only lines without use speak of is left out.
  mutating func end(word: UnsafeRawBufferPointer) {
    defer { reset() }
    guard !set.listed.isEmpty else { return }
    if let countSource {
      count = max(count, rules[countSource].minimumWeight) * rules[countSource].scale
    }
    if count <= 0 {
      count = floor
      set.count = []
    }
    if !characterReadings.all.isEmpty {
      var isAdded = false
      for (reading, _) in readings.all {
        isAdded = characterReadings.add(reading, weight: 0) || isAdded
      }
      set.reading = isAdded ? set.reading.union(characterSet) : characterSet
      swap(&readings, &characterReadings)
    }
    for (reading, weight) in readings.all { table.add(reading: reading, weight: weight) }
    table.endWord(word, count: count, from: set)
  }

  private mutating func reset() {
    count = 0
    countSource = nil
    readingSource = nil
    characterSource = nil
    set = SourceSet()
    characterSet = []
    readings.removeAll()
    characterReadings.removeAll()
  }
}
