import DictionaryImage

/// The sections of a history image: columns by entry, in the order of the keys, and the groups of
/// the entries. Each string is stored once in a table, sorted by bytes.
enum HistorySections {
  /// `UInt32` per string and one more: its offset in `strings`.
  static let stringOffsets = "history.string-offsets"
  /// The UTF-8 of all strings, each followed by a zero byte.
  static let strings = "history.strings"
  /// `UInt32` per entry, a string number each: its language, context, reading and text.
  static let languages = "history.languages"
  static let contexts = "history.contexts"
  static let readings = "history.readings"
  static let texts = "history.texts"
  /// `UInt8` per entry: `HistoryKey.Kind`.
  static let kinds = "history.kinds"
  /// `UInt32` per entry: its weight at the image's time.
  static let weights = "history.weights"
  /// `UInt64` per group, ascending, and `UInt32` per group: its first entry and the one after its
  /// last.
  static let groups = "history.group-numbers"
  static let groupStarts = "history.group-starts"
  static let groupEnds = "history.group-ends"
  /// `UInt64` per context, ascending; `UInt64` per context: the total weight of its entries;
  /// `UInt64` per context: their readings (`ReadingSet`).
  static let contextNumbers = "history.context-numbers"
  static let contextTotals = "history.context-totals"
  static let contextReadings = "history.context-readings"
  /// `UInt64`: the image's time, and the caller's stamp.
  static let stamp = "history.stamp"
}

/// The weights of a history, compiled into an image that is mapped and read in place. Opening it
/// reads only its group numbers.
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
  /// nil in images of earlier versions.
  private let contextReadings: ImageColumn<UInt64>?
  private let directory: GroupDirectory
  /// All strings: bytes of the image, which are never written.
  nonisolated(unsafe) private let text: UnsafeRawBufferPointer
  /// The time that weights are decayed to.
  public let time: HistoryTime
  /// The number that the writer stored to tell which data the image was made from.
  public let stamp: UInt64

  /// Opens the image of a history.
  ///
  /// - Throws: `ImageError` if the file cannot be read, or a section is missing or malformed.
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

  /// Verifies the checksums of the image. Reads the whole file.
  ///
  /// - Throws: `ImageError.damagedSection`, or `.shrunk` if the file was truncated.
  public func verify() throws(ImageError) { try image.verify() }

  /// The number of entries.
  public var count: Int { texts.count }

  /// Whether the file is complete: false once it was truncated while open.
  public var isIntact: Bool { image.isIntact }

  /// The filter of groups and contexts that have entries.
  var filter: GroupFilter {
    var filter = GroupFilter()
    for index in 0..<groups.count { filter.insert(HistoryGroup(number: groups[index])) }
    for index in 0..<contextNumbers.count {
      filter.insert(HistoryContext(number: contextNumbers[index]))
    }
    return filter
  }

  /// Returns the entries of a group.
  public func items(of group: HistoryGroup) -> [HistoryItem] {
    entries(of: group).map {
      HistoryItem(text: string(texts[$0]), weight: HistoryWeight(units: weights[$0]))
    }
  }

  /// Calls `body` with the UTF-8 text and the weight of each entry of a group.
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
    let index = directory.positions(of: group.number).partitionPoint {
      groups[$0] < group.number
    }
    guard index < groups.count, groups[index] == group.number else { return 0..<0 }
    let start = Int(min(groupStarts[index], UInt32(clamping: count)))
    let end = Int(min(groupEnds[index], UInt32(clamping: count)))
    return start..<max(start, end)
  }

  /// Returns the total weight in units and the readings of a context's entries.
  func summary(of context: HistoryContext) -> (units: UInt64, readings: ReadingSet) {
    let count = min(contextNumbers.count, contextTotals.count)
    let index = (0..<count).partitionPoint { contextNumbers[$0] < context.number }
    guard index < count, contextNumbers[index] == context.number else { return (0, .none) }
    // If the readings are unknown, any is possible.
    return (contextTotals[index], ReadingSet(bits: contextReadings?[index] ?? .max))
  }

  /// Returns the pairs after a word, in the order of their readings.
  public func pairs(after word: String, language: String) -> [(key: HistoryKey, HistoryWeight)] {
    let first = (0..<count).partitionPoint {
      let own = string(languages[$0])
      if own != language { return own.precedes(language) }
      let kind = kinds[$0]
      if kind != HistoryKey.Kind.pair.rawValue { return kind < HistoryKey.Kind.pair.rawValue }
      return string(contexts[$0]).precedes(word)
    }
    var found: [(key: HistoryKey, HistoryWeight)] = []
    for index in first..<count {
      let entry = self.entry(at: index)
      guard let entry, entry.key.kind == .pair, entry.key.context == word,
        entry.key.language == language
      else { break }
      found.append(entry)
    }
    return found
  }

  /// Returns the words whose readings begin with `reading` and satisfy `isWanted`, in the order of
  /// their readings. Words that weigh less than `least` are skipped without reading their texts.
  func words(
    beginning reading: String, language: String, weighing least: HistoryWeight,
    where isWanted: HistorySnapshot.ReadingTest
  ) -> [(key: HistoryKey, weight: HistoryWeight)] {
    // Returns the first entry that does not precede the words of a reading, or all words that it
    // begins.
    func position(isBefore: (String) -> Bool) -> Int {
      (0..<count).partitionPoint {
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

  /// Returns the entry at an index in the order of keys; nil if the index is out of range or the
  /// entry is damaged.
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

  /// Returns the byte range of a string, without the zero byte after it.
  private func bytes(ofString number: UInt32) -> Range<Int> {
    stringOffsets.range(at: Int(number), limit: text.count).dropLast()
  }
}
