import SyllableConversion

/// The entries of a lexicon in image order. Readings ascend by their syllables, a prefix before its
/// extensions. Entries of one reading ascend by total cost, then by word number.
struct SortedEntries {
  /// The word number of each entry.
  private(set) var words: [UInt32] = []
  /// `-ln P(reading | word)` of each entry, in nats × 1000.
  private(set) var costs: [UInt16] = []
  /// The end index of each entry's syllables in `syllables`.
  private(set) var syllableEnds: [UInt32] = []
  private(set) var syllables: [SyllableID] = []

  /// An entry with its sort key. `key` holds the first syllables, each as its id plus 1 so that a
  /// prefix sorts first. `rank` holds the total cost and the word number. These two numbers decide
  /// most comparisons.
  private struct Item {
    let key: UInt64
    let rank: UInt64
    let reading: UInt32
    let cost: UInt16
  }

  /// Sorts the readings of `table`. `numbers` are the numbers of its words in the image.
  init(
    words table: WordTable, wordCosts: [UInt16], readingCosts: [UInt16], numbers: [UInt32],
    _ parallel: Parallel
  ) {
    let largest = table.syllables.max() ?? 0
    let bits = UInt64.bitWidth - (UInt64(largest) + 1).leadingZeroBitCount
    let packing = Packing(bits: bits, length: UInt64.bitWidth / bits)
    let buckets = Self.buckets(
      table, wordCosts, readingCosts, numbers, packing, count: Int(largest) + 1)
    let sorted = parallel.map(buckets.count) { bucket in
      buckets[bucket].sorted { left, right in
        if left.key != right.key { return left.key < right.key }
        if packing.isFull(left.key) {
          let a = table.syllables[table.syllableRange(Int(left.reading))].dropFirst(packing.length)
          let b = table.syllables[table.syllableRange(Int(right.reading))].dropFirst(packing.length)
          if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
        }
        return left.rank < right.rank
      }
    }
    let count = table.weights.count
    words.reserveCapacity(count)
    costs.reserveCapacity(count)
    syllableEnds.reserveCapacity(count)
    syllables.reserveCapacity(table.syllables.count)
    for item in sorted.joined() {
      words.append(UInt32(truncatingIfNeeded: item.rank))
      costs.append(item.cost)
      syllables.append(contentsOf: table.syllables[table.syllableRange(Int(item.reading))])
      syllableEnds.append(UInt32(truncatingIfNeeded: syllables.count))
    }
  }

  /// Packs the first `length` syllables into a key, `bits` bits each, from the top.
  private struct Packing: Sendable {
    let bits: Int
    let length: Int

    func key(_ reading: ArraySlice<SyllableID>) -> UInt64 {
      var key: UInt64 = 0
      var shift = UInt64.bitWidth
      for syllable in reading.prefix(length) {
        shift -= bits
        key |= (UInt64(syllable) + 1) << UInt64(shift)
      }
      return key
    }

    /// Whether the key is full, so that the reading may have more syllables than the key holds.
    func isFull(_ key: UInt64) -> Bool {
      key >> UInt64(UInt64.bitWidth - bits * length) & (1 << UInt64(bits) - 1) != 0
    }
  }

  /// Returns the entries grouped by their first syllable.
  private static func buckets(
    _ table: WordTable, _ wordCosts: [UInt16], _ readingCosts: [UInt16], _ numbers: [UInt32],
    _ packing: Packing, count: Int
  ) -> [[Item]] {
    var buckets = [[Item]](repeating: [], count: count)
    for word in 0..<table.count {
      for reading in table.readings(word) {
        let syllables = table.syllables[table.syllableRange(reading)]
        guard let first = syllables.first else { continue }
        let totalCost = UInt64(wordCosts[word]) + UInt64(readingCosts[reading])
        buckets[Int(first)].append(
          Item(
            key: packing.key(syllables), rank: totalCost << 32 | UInt64(numbers[word]),
            reading: UInt32(truncatingIfNeeded: reading), cost: readingCosts[reading]))
      }
    }
    return buckets
  }

  /// The number of entries.
  var count: Int { words.count }

  /// The range of an entry's syllables in `syllables`.
  @inline(__always) func syllableRange(_ entry: Int) -> Range<Int> {
    Range(
      uncheckedBounds: (entry == 0 ? 0 : Int(syllableEnds[entry - 1]), Int(syllableEnds[entry])))
  }
}
