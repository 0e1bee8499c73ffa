import SyllableConversion

/// Infers the readings of words without a recorded one. From the left, the longest known sub-word
/// (at least two characters, with a recorded reading) gives its most common reading; if there is
/// none, one character gives its own. 银行卡 without a reading is 银行 (yin hang) and 卡 (ka).
struct ReadingInference: Sendable {
  /// The maximum length of a sub-word, in characters.
  static let maximumLength = 8

  /// The words with readings, and how many were inferred.
  struct Result: Sendable {
    /// The words that have a recorded or inferred reading.
    var table = WordTable()
    /// The number of words whose reading was inferred.
    var inferred = 0
    /// The number of words left out because one of their characters has no reading.
    var leftOut = 0
  }

  private let tables: [WordTable]
  private let known: KnownWords
  private let training: TrainingCounts?
  private let parallel: Parallel

  /// Creates an inference from the recorded readings in `tables`. If the counts of a training text
  /// are given, words that are not in the text still contribute their readings, but are left out of
  /// the result.
  init(_ tables: [WordTable], training: TrainingCounts?, _ parallel: Parallel) {
    self.tables = tables
    self.training = training
    self.parallel = parallel
    known = KnownWords(tables, parallel)
  }

  /// Returns the words with recorded and inferred readings in one table.
  ///
  /// - Throws: `DictionaryError.tooMany` if a column exceeds 32 bits.
  func run() throws(DictionaryError) -> Result {
    let pieces = parallel.map(tables.count) { infer(tables[$0]) }
    var result = Result()
    result.table = try WordTable.joining(pieces.map(\.table))
    for piece in pieces {
      result.inferred += piece.inferred
      result.leftOut += piece.leftOut
    }
    return result
  }

  private func infer(_ table: WordTable) -> Result {
    var result = Result()
    result.table.reserveCapacity(table.count)
    var characters: [UInt32] = []
    var reading: [SyllableID] = []
    for word in 0..<table.count {
      var (count, set) = (table.counts[word], table.set(word))
      if let training {
        guard let counted = training.count(of: word, in: table) else { continue }
        (count, set) = counted
      }
      guard table.readings(word).isEmpty else {
        result.table.add(word, of: table, count: count, from: set)
        continue
      }
      table.characters(of: word, into: &characters)
      if read(characters, &reading) {
        result.table.add(word, of: table, count: count, from: set, reading: reading[...])
        result.inferred += 1
      } else {
        result.leftOut += 1
      }
    }
    return result
  }

  /// Infers the reading of a word into `reading`. Returns false if a character has no reading.
  private func read(_ characters: [UInt32], _ reading: inout [SyllableID]) -> Bool {
    reading.removeAll(keepingCapacity: true)
    var start = 0
    while start < characters.count {
      var end = min(start + Self.maximumLength, characters.count)
      withUnsafeTemporaryAllocation(of: KnownWords.Hash.self, capacity: end - start) { hashes in
        var hash = KnownWords.Hash()
        for index in start..<end {
          hash.add(characters[index])
          hashes.initializeElement(at: index - start, to: hash)
        }
        while end > start,
          !known.addReading(of: characters[start..<end], hashes[end - start - 1], to: &reading)
        { end -= 1 }
      }
      guard end > start else { return false }
      start = end
    }
    return true
  }
}
