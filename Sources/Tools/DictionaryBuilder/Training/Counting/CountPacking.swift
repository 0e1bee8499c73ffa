/// Makes a count file from lines `n-gram TAB count`, so that counts made elsewhere can be used.
package struct CountPacking {
  private struct Entry {
    let key: UInt64
    let count: UInt64
  }

  private let vocabulary: Vocabulary
  private let packing: NGramPacking
  private let capacity: Int
  private let numbers: [String: UInt32]

  /// Creates a packing of n-grams.
  ///
  /// - Parameters:
  ///   - vocabulary: The words of the n-grams.
  ///   - order: Words per n-gram, 1 to 3.
  ///   - memory: Bytes for n-grams that are not yet written to a file.
  /// - Throws: `DictionaryError.tooMany` if `order` words of this vocabulary do not fit in 64 bits.
  package init(vocabulary: Vocabulary, order: Int, memory: Int) throws(DictionaryError) {
    guard let packing = NGramPacking(order: order, vocabularySize: vocabulary.count) else {
      throw .tooMany(what: "words for n-grams of order \(order)")
    }
    self.vocabulary = vocabulary
    self.packing = packing
    capacity = max(memory / MemoryLayout<Entry>.stride, 1 << 12)
    numbers = Dictionary(
      (0..<UInt32(vocabulary.count)).map { (vocabulary.name(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads lines in any order, adds up the counts of equal n-grams and writes a `CountFile`.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - output: The count file to write.
  ///   - progress: Called with the number of bytes read so far.
  /// - Returns: The number of lines read and of distinct n-grams written.
  /// - Throws: `DictionaryError` with file and line if a line is malformed or has a word outside
  ///   the vocabulary.
  @discardableResult
  package func pack(
    _ paths: [String], to output: String, progress: (Int) -> Void
  ) throws(DictionaryError) -> (read: Int, distinct: Int) {
    AbandonedFiles.remove(beside: output)
    var spills = SpillFiles(beside: output, number: 0, vocabulary: vocabulary, packing: packing)
    var entries: [Entry] = []
    entries.reserveCapacity(capacity)
    let read = try CountReduction.forEachLine(of: paths, progress: progress) {
      path, number, line throws(DictionaryError) in
      if entries.count == capacity { try spill(&entries, to: &spills) }
      entries.append(
        Entry(key: try key(of: line, path: path, number: number), count: line.count))
    }
    try spill(&entries, to: &spills)
    let distinct = try CountFile.write(to: output, packing: packing, vocabulary: vocabulary) {
      writer throws(DictionaryError) in
      try CountMerge.write(spills.files, to: &writer)
    }
    return (read, distinct)
  }

  private func key(
    of line: CountLine, path: String, number: Int
  ) throws(DictionaryError) -> UInt64 {
    let names = line.ngram.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard names.count == packing.order else {
      throw .malformed(
        path: path, line: number,
        reason: "the n-gram has \(names.count) words, not \(packing.order); check '--order'")
    }
    var words: [UInt32] = []
    for name in names {
      let text = String(decoding: name, as: UTF8.self)
      guard let word = numbers[text] else {
        throw .malformed(
          path: path, line: number,
          reason: "'\(text)' is not in the vocabulary; give the vocabulary used for counting")
      }
      words.append(word)
    }
    return packing.key(of: words)
  }

  private func spill(
    _ entries: inout [Entry], to spills: inout SpillFiles
  ) throws(DictionaryError) {
    guard !entries.isEmpty else { return }
    entries.sort { $0.key < $1.key }
    try spills.add { writer throws(DictionaryError) in
      var index = 0
      while index < entries.count {
        let key = entries[index].key
        var sum: UInt64 = 0
        while index < entries.count, entries[index].key == key {
          sum = try writer.sum(sum, entries[index].count)
          index += 1
        }
        try writer.append(key: key, count: sum)
      }
    }
    entries.removeAll(keepingCapacity: true)
  }
}
