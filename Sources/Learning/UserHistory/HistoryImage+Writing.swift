import DictionaryImage

extension HistoryImage {
  /// Returns the bytes of the image of some entries.
  ///
  /// - Parameters:
  ///   - entries: the entries in the order of their keys, each key once.
  ///   - time: the time that the weights are decayed to.
  ///   - stamp: a number that tells a reader which data the image was made from.
  public static func bytes(
    of entries: [(key: HistoryKey, weight: HistoryWeight)], time: HistoryTime, stamp: UInt64
  ) -> [UInt8] {
    var strings = StringTable()
    let languages = entries.map { strings.number(of: $0.key.language) }
    let contexts = entries.map { strings.number(of: $0.key.context) }
    let readings = entries.map { strings.number(of: $0.key.reading) }
    let texts = entries.map { strings.number(of: $0.key.text) }
    let sorted = strings.sorted()
    let groups = groups(of: entries)
    var writer = ImageWriter()
    writer.add(
      HistorySections.stamp, integers: [UInt64(bitPattern: time), stamp])
    writer.add(HistorySections.groups, integers: groups.map(\.number))
    writer.add(HistorySections.groupStarts, integers: groups.map { UInt32($0.entries.lowerBound) })
    writer.add(HistorySections.groupEnds, integers: groups.map { UInt32($0.entries.upperBound) })
    let sums = summaries(of: entries)
    writer.add(HistorySections.contextNumbers, integers: sums.map(\.number))
    writer.add(HistorySections.contextTotals, integers: sums.map(\.units))
    writer.add(HistorySections.contextReadings, integers: sums.map(\.readings.bits))
    writer.add(HistorySections.weights, integers: entries.map(\.weight.units))
    writer.add(HistorySections.kinds, integers: entries.map(\.key.kind.rawValue))
    writer.add(HistorySections.languages, integers: languages.map { sorted.positions[Int($0)] })
    writer.add(HistorySections.contexts, integers: contexts.map { sorted.positions[Int($0)] })
    writer.add(HistorySections.readings, integers: readings.map { sorted.positions[Int($0)] })
    writer.add(HistorySections.texts, integers: texts.map { sorted.positions[Int($0)] })
    writer.add(HistorySections.stringOffsets, integers: sorted.offsets)
    writer.add(HistorySections.strings, bytes: sorted.bytes)
    return writer.serialized()
  }

  /// Returns the total weight and the readings of each context, by context number.
  private static func summaries(
    of entries: [(key: HistoryKey, weight: HistoryWeight)]
  ) -> [(number: UInt64, units: UInt64, readings: ReadingSet)] {
    var contexts: [UInt64: (units: UInt64, readings: ReadingSet)] = [:]
    // Entries of one context are adjacent; compute its number once.
    var last: HistoryKey?
    var context: UInt64 = 0
    for (key, weight) in entries {
      if last.map({ !$0.isOfContext(of: key) }) ?? true { context = HistoryContext(of: key).number }
      last = key
      let (units, readings) = contexts[context] ?? (0, .none)
      let own = ReadingSet(ReadingNumber(of: key.reading))
      contexts[context] = (units + UInt64(weight.units), readings.union(own))
    }
    return contexts.sorted { $0.key < $1.key }.map { ($0.key, $0.value.units, $0.value.readings) }
  }

  /// Returns the groups with their entries. Entries of one group are adjacent in the order of keys.
  private static func groups(
    of entries: [(key: HistoryKey, weight: HistoryWeight)]
  ) -> [(number: UInt64, entries: Range<Int>)] {
    var groups: [(number: UInt64, entries: Range<Int>)] = []
    for index in entries.indices {
      let number = HistoryGroup(of: entries[index].key).number
      if let last = groups.last, last.number == number {
        groups[groups.count - 1].entries = last.entries.lowerBound..<index + 1
      } else {
        groups.append((number, index..<index + 1))
      }
    }
    return groups.sorted { ($0.number, $0.entries.lowerBound) < ($1.number, $1.entries.lowerBound) }
  }
}

extension HistoryKey {
  fileprivate func isOfContext(of other: HistoryKey) -> Bool {
    kind == other.kind && context == other.context && language == other.language
  }
}

/// The distinct strings of some keys, numbered in the order of their first use and then by their
/// bytes.
private struct StringTable {
  private var numbers: [String: UInt32] = [:]
  private var strings: [String] = []
  /// The last string looked up: languages and contexts repeat many times in a row.
  private var last: (string: String, number: UInt32)?

  mutating func number(of string: String) -> UInt32 {
    if let last, last.string == string { return last.number }
    let next = UInt32(truncatingIfNeeded: strings.count)
    let number = numbers[string, default: next]
    if number == next {
      numbers[string] = next
      strings.append(string)
    }
    last = (string, number)
    return number
  }

  /// Returns the position of each number in byte order, the offset of each string, and the bytes of
  /// all strings.
  func sorted() -> (positions: [UInt32], offsets: [UInt32], bytes: [UInt8]) {
    var positions = [UInt32](repeating: 0, count: strings.count)
    var offsets: [UInt32] = [0]
    var bytes: [UInt8] = []
    let order = strings.indices.sorted { strings[$0].precedes(strings[$1]) }
    for (position, number) in order.enumerated() {
      positions[number] = UInt32(truncatingIfNeeded: position)
      bytes += strings[number].utf8
      // Without this, the end of one string and the start of the next could spell a forgotten word.
      bytes.append(0)
      offsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }
    return (positions, offsets, bytes)
  }
}
