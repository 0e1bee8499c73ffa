import SyllableConversion

/// Merges the sorted shards of all sources into word tables, ascending by the words' bytes.
///
/// The words are cut into parts of similar size by their bytes, and the parts are merged in
/// parallel. Words do not depend on each other, so the cuts do not change the result.
struct ShardMerge: Sendable {
  /// A shard and the index of its source. Runs are in the order of sources, then of the file.
  struct Run: Sendable {
    let shard: ParsedShard
    let source: Int
  }

  /// The approximate number of entries in a part.
  private static let partSize = 1 << 14
  /// The sampling interval: every 256th entry of a shard is used to choose the cuts.
  private static let sampling = 256

  let runs: [Run]
  let rules: [SourceRule]
  let floor: Double

  /// A reference to an entry: the key of its word, and `order`, which holds the run index in the
  /// upper half and the entry index in the lower half. `order` ascends by source, then by line.
  private struct Record {
    let key: WordKey
    let order: UInt64

    @inline(__always) var run: Int { Int(order >> 32) }
    @inline(__always) var entry: Int { Int(order & 0xFFFF_FFFF) }
  }

  /// Returns the words as consecutive tables.
  func tables(_ parallel: Parallel) -> [WordTable] {
    let cuts = cuts()
    return parallel.map(cuts.count + 1) { part in
      merge(from: part == 0 ? nil : cuts[part - 1], to: part < cuts.count ? cuts[part] : nil)
    }
  }

  /// Returns the keys that separate the parts, ascending.
  private func cuts() -> [WordKey] {
    var samples: [WordKey] = []
    for run in runs {
      for entry in stride(from: 0, to: run.shard.count, by: Self.sampling) {
        samples.append(run.shard.key(entry))
      }
    }
    samples.sort()
    let step = Self.partSize / Self.sampling
    return stride(from: step, to: samples.count, by: step).map { samples[$0] }
  }

  /// Merges the entries whose keys are in `from ..< to`.
  private func merge(from: WordKey?, to: WordKey?) -> WordTable {
    var records: [Record] = []
    records.reserveCapacity(Self.partSize * 2)
    for (number, run) in runs.enumerated() {
      let lower = from.map { run.shard.firstEntry(atLeast: $0) } ?? 0
      let upper = to.map { run.shard.firstEntry(atLeast: $0) } ?? run.shard.count
      for entry in lower..<max(lower, upper) {
        records.append(
          Record(key: run.shard.key(entry), order: UInt64(number) << 32 | UInt64(entry)))
      }
    }
    records.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      let order = compareWords(left, right)
      return order == 0 ? left.order < right.order : order < 0
    }
    var merger = GroupMerger(rules: rules, floor: floor, capacity: records.count)
    for (index, record) in records.enumerated() {
      let (shard, source) = (runs[record.run].shard, runs[record.run].source)
      merger.add(
        shard.reading(record.entry), weight: shard.weights[record.entry],
        origins: shard.origins.isEmpty ? [] : OriginSet(rawValue: shard.origins[record.entry]),
        source: source)
      let next = index + 1
      let isLast =
        next == records.count || records[next].key != record.key
        || compareWords(record, records[next]) != 0
      if isLast { merger.end(word: shard.word(record.entry)) }
    }
    return merger.table
  }

  /// Compares two words with equal keys. Returns a value below 0, 0 or above 0.
  private func compareWords(_ left: Record, _ right: Record) -> Int {
    let a = runs[left.run].shard.word(left.entry)
    let b = runs[right.run].shard.word(right.entry)
    for index in WordKey.length..<max(WordKey.length, min(a.count, b.count))
    where a[index] != b[index] { return Int(a[index]) - Int(b[index]) }
    return a.count - b.count
  }
}

extension ParsedShard {
  /// Returns the index of the first entry whose key is not below `key`.
  fileprivate func firstEntry(atLeast key: WordKey) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self.key(middle) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
