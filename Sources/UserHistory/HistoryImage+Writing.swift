import DictionaryFormat

extension HistoryImage {
  /// The bytes of the image of some entries, which have to be in the order of their keys, each key
  /// once.
  ///
  /// - Parameters:
  ///   - time: what the weights are as of.
  ///   - stamp: what tells the reader what the image was made of.
  public static func bytes(
    of entries: [(key: HistoryKey, weight: HistoryWeight)], time: HistoryTime, stamp: UInt64
  ) -> [UInt8] {
    let strings = StringTable(entries.map(\.key))
    let groups = groups(of: entries.map(\.key))
    var writer = ImageWriter()
    writer.add(
      HistorySections.stamp, integers: [UInt64(bitPattern: time), stamp])
    writer.add(HistorySections.groups, integers: groups.map(\.number))
    writer.add(HistorySections.groupStarts, integers: groups.map { UInt32($0.entries.lowerBound) })
    writer.add(HistorySections.groupEnds, integers: groups.map { UInt32($0.entries.upperBound) })
    let totals = totals(of: entries)
    writer.add(HistorySections.contextNumbers, integers: totals.map(\.context))
    writer.add(HistorySections.contextTotals, integers: totals.map(\.total))
    writer.add(HistorySections.weights, integers: entries.map(\.weight.units))
    writer.add(HistorySections.kinds, integers: entries.map(\.key.kind.rawValue))
    writer.add(HistorySections.languages, integers: entries.map { strings[$0.key.language] })
    writer.add(HistorySections.contexts, integers: entries.map { strings[$0.key.context] })
    writer.add(HistorySections.readings, integers: entries.map { strings[$0.key.reading] })
    writer.add(HistorySections.texts, integers: entries.map { strings[$0.key.text] })
    writer.add(HistorySections.stringOffsets, integers: strings.offsets)
    writer.add(HistorySections.strings, bytes: strings.bytes)
    return writer.serialized()
  }

  /// What the entries of each context weigh together.
  private static func totals(
    of entries: [(key: HistoryKey, weight: HistoryWeight)]
  ) -> [(context: UInt64, total: UInt64)] {
    var totals: [UInt64: UInt64] = [:]
    for (key, weight) in entries {
      totals[HistoryContext(of: key).number, default: 0] += UInt64(weight.units)
    }
    return totals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Entries of one group stand together in the order of keys.
  private static func groups(of keys: [HistoryKey]) -> [(number: UInt64, entries: Range<Int>)] {
    var groups: [(number: UInt64, entries: Range<Int>)] = []
    for (index, key) in keys.enumerated() {
      let number = HistoryGroup(of: key).number
      if let last = groups.last, last.number == number {
        groups[groups.count - 1].entries = last.entries.lowerBound..<index + 1
      } else {
        groups.append((number, index..<index + 1))
      }
    }
    return groups.sorted { ($0.number, $0.entries.lowerBound) < ($1.number, $1.entries.lowerBound) }
  }
}

/// The different strings of some keys, numbered by their bytes.
private struct StringTable {
  private var numbers: [String: UInt32] = [:]
  private(set) var offsets: [UInt32] = [0]
  private(set) var bytes: [UInt8] = []

  init(_ keys: [HistoryKey]) {
    var all: Set<String> = []
    for key in keys { all.formUnion([key.language, key.context, key.reading, key.text]) }
    for (index, string) in all.sorted(by: { $0.precedes($1) }).enumerated() {
      numbers[string] = UInt32(truncatingIfNeeded: index)
      bytes += string.utf8
      // Else the end of one string and the beginning of the next could be a word that was forgotten.
      bytes.append(0)
      offsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }
  }

  /// The number of a string; the strings of the keys are all there.
  subscript(string: String) -> UInt32 { numbers[string] ?? 0 }
}
