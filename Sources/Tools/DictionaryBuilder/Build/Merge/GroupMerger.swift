import SyllableConversion

/// The rule by which the lines of one source are merged.
struct SourceRule: Sendable {
  let role: Manifest.Role
  let scale: Double
  let minimumWeight: Double
  /// The number of image sources that are numbered before this one.
  let firstNumber: Int
  /// The number of lists that the source was merged from; 0 if it is not a merged list.
  let originCount: Int

  /// Returns the image's source numbers of an entry with these origins.
  func sources(of origins: OriginSet) -> OriginSet {
    originCount == 0
      ? OriginSet(number: firstNumber + 1)
      : OriginSet(rawValue: origins.rawValue << UInt64(firstNumber))
  }
}

/// Merges the lines of all sources, one word after the other.
///
/// **Counts.** The first `words` source, in order of priority, that has a word decides its count:
/// the sum of its lines' weights there, at least `minimumWeight`, times `scale`. A character that
/// occurs only in `readings` sources gets the manifest's `floor`.
///
/// **Readings of a character** come from the `readings` sources. The first one in priority with
/// weights decides the weights; readings that only other sources record get weight 0. A character
/// that is in no `readings` source takes its readings from `words` sources as a word does.
///
/// **Readings of a word** come from the first `words` source in priority that records any. If there
/// is none, `ReadingInference` infers one.
struct GroupMerger {
  let rules: [SourceRule]
  let floor: Double
  private(set) var table = WordTable()

  private var count = 0.0
  private var countSource: Int?
  private var readingSource: Int?
  private var readings = Readings()
  /// For a character: the readings in `readings` sources, the source of the last line, and whether
  /// that source's weights count. Weights of different sources are not comparable, so only the
  /// first source with weights counts.
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

  /// Adds the next line of the current word. Lines come in order of priority of the sources.
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

  /// Ends the current word and adds it to the table. A word without a usable line is left out.
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
