import DictionaryImage

/// The sections of a history's image: columns by entry, in the order of the keys, and the groups that
/// they fall into. Strings stand once each in a table, sorted by their bytes.
enum HistorySections {
  /// `UInt32` a string and one more: where each begins in `strings`.
  static let stringOffsets = "history.string-offsets"
  /// The UTF-8 of all strings, with a zero behind each.
  static let strings = "history.strings"
  /// `UInt32` a string number: language, context, reading and text of each entry.
  static let languages = "history.languages"
  static let contexts = "history.contexts"
  static let readings = "history.readings"
  static let texts = "history.texts"
  /// `UInt8` an entry: `HistoryKey.Kind`.
  static let kinds = "history.kinds"
  /// `UInt32` an entry: its weight at the image's time.
  static let weights = "history.weights"
  /// `UInt64` a group, ascending, and `UInt32` a group: its first entry and the one after its last.
  static let groups = "history.group-numbers"
  static let groupStarts = "history.group-starts"
  static let groupEnds = "history.group-ends"
  /// `UInt64` a context, ascending, `UInt64` what all its entries weigh together, and `UInt64` which
  /// readings they have (`ReadingSet`).
  static let contextNumbers = "history.context-numbers"
  static let contextTotals = "history.context-totals"
  static let contextReadings = "history.context-readings"
  /// `UInt64`: the image's time, and the caller's stamp.
  static let stamp = "history.stamp"
}

/// What a history weighs in the end, compiled to be mapped and read in place: opening it reads its
/// groups alone.
public final class HistoryImage: Sendable {
  private let image: Image
  private let stringOffsets: ImageColumn<UInt32>
  private let languages: ImageColumn<UInt32>
  private let contexts: ImageColumn<UInt32>
  private let readings: ImageColumn<UInt32>
  private let texts: ImageColumn<UInt32>
  private let kinds: ImageColumn<UInt8>
  private let weights: ImageColumn<UInt32>
  private let groups: ImageColumn<UInt64>
  private let groupStarts: ImageColumn<UInt32>
  private let groupEnds: ImageColumn<UInt32>
  private let contextNumbers: ImageColumn<UInt64>
  private let contextTotals: ImageColumn<UInt64>
  /// Images of earlier versions have none.
  private let contextReadings: ImageColumn<UInt64>?
  private let directory: GroupDirectory
  /// All strings: bytes of the image, which nobody changes.
  nonisolated(unsafe) private let text: UnsafeRawBufferPointer
  /// The time that weights are of.
  public let time: HistoryTime
  /// What the writer of the image wrote beside it, to tell what it was made of.
  public let stamp: UInt64

  /// Opens the image of a history.
  public init(path: String) throws(ImageError) {
    image = try Image(path: path)
    stringOffsets = try image.column(HistorySections.stringOffsets, of: UInt32.self)
    text = try image.bytes(of: HistorySections.strings)
    languages = try image.column(HistorySections.languages, of: UInt32.self)
    contexts = try image.column(HistorySections.contexts, of: UInt32.self)
    readings = try image.column(HistorySections.readings, of: UInt32.self)
    texts = try image.column(HistorySections.texts, of: UInt32.self)
    kinds = try image.column(HistorySections.kinds, of: UInt8.self)
    weights = try image.column(HistorySections.weights, of: UInt32.self)
    groups = try image.column(HistorySections.groups, of: UInt64.self)
    directory = GroupDirectory(of: groups)
    groupStarts = try image.column(HistorySections.groupStarts, of: UInt32.self)
    groupEnds = try image.column(HistorySections.groupEnds, of: UInt32.self)
    contextNumbers = try image.column(HistorySections.contextNumbers, of: UInt64.self)
    contextTotals = try image.column(HistorySections.contextTotals, of: UInt64.self)
    contextReadings = try? image.column(HistorySections.contextReadings, of: UInt64.self)
    let numbers = try image.column(HistorySections.stamp, of: UInt64.self)
    time = HistoryTime(bitPattern: numbers[0])
    stamp = numbers[1]
  }

  /// Compares the image with its checksums. Reads all of it.
  public func verify() throws(ImageError) { try image.verify() }

  /// How many entries there are.
  public var count: Int { texts.count }

  /// Whether the file has not become shorter under us.
  public var isIntact: Bool { image.isIntact }

  /// The groups and contexts that have entries.
  var filter: GroupFilter {
    var filter = GroupFilter()
    for index in 0..<groups.count { filter.insert(HistoryGroup(number: groups[index])) }
    for index in 0..<contextNumbers.count {
      filter.insert(HistoryContext(number: contextNumbers[index]))
    }
    return filter
  }

  /// The entries of a group.
  public func items(of group: HistoryGroup) -> [HistoryItem] {
    entries(of: group).map {
      HistoryItem(text: string(texts[$0]), weight: HistoryWeight(units: weights[$0]))
    }
  }

  /// Calls `body` with the UTF-8 of each entry of a group and its weight.
  func forEachItem(
    of group: HistoryGroup, _ body: (UnsafeRawBufferPointer, HistoryWeight) -> Void
  ) {
    for entry in entries(of: group) {
      body(
        UnsafeRawBufferPointer(rebasing: text[bytes(ofString: texts[entry])]),
        HistoryWeight(units: weights[entry]))
    }
  }

  private func entries(of group: HistoryGroup) -> Range<Int> {
    let position = lowerBound(in: directory.positions(of: group.number)) {
      groups[$0] < group.number
    }
    guard position < groups.count, groups[position] == group.number else { return 0..<0 }
    let start = Int(min(groupStarts[position], UInt32(clamping: count)))
    let end = Int(min(groupEnds[position], UInt32(clamping: count)))
    return start..<max(start, end)
  }

  /// What the entries of a context weigh together, in units, and which readings they have.
  func summary(of context: HistoryContext) -> (units: UInt64, readings: ReadingSet) {
    let count = min(contextNumbers.count, contextTotals.count)
    let position = lowerBound(in: 0..<count) { contextNumbers[$0] < context.number }
    guard position < count, contextNumbers[position] == context.number else { return (0, .none) }
    // Where it is not known which, it may be any.
    return (contextTotals[position], ReadingSet(bits: contextReadings?[position] ?? .max))
  }

  /// The pairs that begin with a word, in the order of their readings.
  public func pairs(after word: String, language: String) -> [(key: HistoryKey, HistoryWeight)] {
    let first = lowerBound(in: 0..<count) {
      let own = string(languages[$0])
      if own != language { return own.precedes(language) }
      let kind = kinds[$0]
      if kind != HistoryKey.Kind.pair.rawValue { return kind < HistoryKey.Kind.pair.rawValue }
      return string(contexts[$0]).precedes(word)
    }
    var found: [(HistoryKey, HistoryWeight)] = []
    for index in first..<count {
      let entry = self.entry(at: index)
      guard let entry, entry.key.kind == .pair, entry.key.context == word,
        entry.key.language == language
      else { break }
      found.append(entry)
    }
    return found
  }

  /// The words whose readings begin so and are wanted, in the order of their readings, but for those that
  /// weigh less than `least`: these are passed by without their texts being read.
  func words(
    beginning reading: String, language: String, weighing least: HistoryWeight,
    where isWanted: HistorySnapshot.ReadingTest
  ) -> [(key: HistoryKey, weight: HistoryWeight)] {
    // The first entry that is not before the words of a reading, or of all that it begins.
    func position(isBefore: (String) -> Bool) -> Int {
      lowerBound(in: 0..<count) {
        let own = string(languages[$0])
        if own != language { return own.precedes(language) }
        return kinds[$0] == HistoryKey.Kind.word.rawValue && isBefore(string(readings[$0]))
      }
    }
    let first = position { $0.precedes(reading) }
    let end = position { $0.precedes(reading) || $0.utf8.starts(with: reading.utf8) }
    return (first..<max(first, end)).filter {
      weights[$0] >= least.units
        && isWanted(UnsafeRawBufferPointer(rebasing: text[bytes(ofString: readings[$0])]))
    }.compactMap(entry)
  }

  /// The entry at a place in the order of keys; nil outside, and where the image is damaged.
  public func entry(at index: Int) -> (key: HistoryKey, weight: HistoryWeight)? {
    guard (0..<count).contains(index), let kind = HistoryKey.Kind(rawValue: kinds[index]) else {
      return nil
    }
    let key = HistoryKey(
      language: string(languages[index]), kind: kind, context: string(contexts[index]),
      reading: string(readings[index]), text: string(texts[index]))
    return (key, HistoryWeight(units: weights[index]))
  }

  private func string(_ number: UInt32) -> String {
    String(decoding: text[bytes(ofString: number)], as: UTF8.self)
  }

  /// Where a string stands among all, without the zero behind it.
  private func bytes(ofString number: UInt32) -> Range<Int> {
    stringOffsets.range(at: Int(number), limit: text.count).dropLast()
  }

  private func lowerBound(in range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
