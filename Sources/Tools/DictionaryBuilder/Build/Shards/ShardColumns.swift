import SyllableConversion

/// The entries of a shard in columns, in the order of their lines.
struct ShardColumns {
  private(set) var text: [UInt8] = []
  private(set) var textEnds: [UInt32] = []
  private(set) var syllables: [SyllableID] = []
  private(set) var syllableEnds: [UInt32] = []
  private(set) var weights: [Double] = []
  private(set) var origins: [UInt64] = []
  /// The rejected lines, counted from 0 in the shard.
  private(set) var rejectedLines: [UInt32] = []

  /// The number of entries.
  var count: Int { weights.count }

  /// Whether an entry has origins.
  var hasOrigins: Bool { origins.contains { $0 != 0 } }

  /// Appends an entry.
  mutating func append(
    _ word: some Collection<UInt8>, _ reading: [SyllableID], weight: Double, origins set: OriginSet
  ) {
    text.append(contentsOf: word)
    textEnds.append(UInt32(truncatingIfNeeded: text.count))
    syllables.append(contentsOf: reading)
    syllableEnds.append(UInt32(truncatingIfNeeded: syllables.count))
    weights.append(weight)
    origins.append(set.rawValue)
  }

  /// Appends an entry.
  mutating func append(_ entry: WordEntry) {
    append(entry.word.utf8, entry.reading, weight: entry.weight, origins: entry.origins)
  }

  /// Appends a rejected line.
  mutating func reject(line: Int) {
    rejectedLines.append(UInt32(truncatingIfNeeded: line))
  }

  /// The byte range of an entry's word in `text`.
  func textRange(_ entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(textEnds[entry - 1]))..<Int(textEnds[entry])
  }

  /// The range of an entry's syllables in `syllables`.
  func syllableRange(_ entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(syllableEnds[entry - 1]))..<Int(syllableEnds[entry])
  }

  /// The entries ascending by the bytes of their words. Entries of one word stay in the order of
  /// their lines.
  var order: [Int] {
    let padded = text + [UInt8](repeating: 0, count: WordKey.length)
    return padded.withUnsafeBytes { bytes in
      let keys = (0..<count).map { entry in
        let range = textRange(entry)
        return WordKey(padded: bytes, at: range.lowerBound, count: range.count)
      }
      func precedes(_ left: Int, _ right: Int) -> Bool {
        if keys[left] != keys[right] { return keys[left] < keys[right] }
        let a = bytes[textRange(left)].dropFirst(WordKey.length)
        let b = bytes[textRange(right)].dropFirst(WordKey.length)
        if a.elementsEqual(b) {
          let (a, b) = (textRange(left).count, textRange(right).count)
          return a == b ? left < right : a < b
        }
        return a.lexicographicallyPrecedes(b)
      }
      // Most lists are sorted.
      let isSorted = (1..<max(count, 1)).allSatisfy { !precedes($0, $0 - 1) }
      return isSorted ? Array(0..<count) : (0..<count).sorted(by: precedes)
    }
  }
}
