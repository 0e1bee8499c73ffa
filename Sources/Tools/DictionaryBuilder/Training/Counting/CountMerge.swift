import HeapModule

/// A k-way merge of several count files: a single ascending sequence in which equal n-grams are
/// combined.
struct CountMerge {
  private struct Head: Comparable {
    let key: UInt64
    let reader: Int
    static func < (a: Head, b: Head) -> Bool { (a.key, a.reader) < (b.key, b.reader) }
  }

  private var readers: [CountFileReader]
  private var heap = Heap<Head>()

  init(_ files: [CountFile]) throws(DictionaryError) {
    readers = files.map { $0.makeReader() }
    for index in readers.indices { try advance(index) }
  }

  private mutating func advance(_ index: Int) throws(DictionaryError) {
    if try readers[index].next() {
      heap.insert(Head(key: readers[index].key, reader: index))
    }
  }

  /// Reads the next n-gram.
  ///
  /// - Parameter counts: Receives the count in each file, 0 where the file lacks the n-gram. It
  ///   must have one element per file.
  /// - Returns: The packed n-gram, or nil at the end.
  mutating func next(counts: inout [UInt64]) throws(DictionaryError) -> UInt64? {
    guard let first = heap.popMin() else { return nil }
    for index in counts.indices { counts[index] = 0 }
    counts[first.reader] = readers[first.reader].count
    try advance(first.reader)
    while let head = heap.min, head.key == first.key {
      heap.removeMin()
      counts[head.reader] = readers[head.reader].count
      try advance(head.reader)
    }
    return first.key
  }

  /// Writes every n-gram with the sum of its counts in all files.
  static func write(
    _ files: [CountFile], to writer: inout CountFileWriter
  ) throws(DictionaryError) {
    var merge = try CountMerge(files)
    var counts = [UInt64](repeating: 0, count: files.count)
    while let key = try merge.next(counts: &counts) {
      var sum: UInt64 = 0
      for count in counts where count > 0 { sum = try writer.sum(sum, count) }
      try writer.append(key: key, count: sum)
    }
  }
}
