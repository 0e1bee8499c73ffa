import SyllableConversion

/// Words with their counts, readings and sources in flat columns: a million words take a dozen
/// allocations.
struct WordTable: Sendable {
  /// The end of each word's text in `text`, a byte offset.
  private(set) var textEnds: [UInt32] = []
  private(set) var text: [UInt8] = []
  /// The frequency of each word, above 0, in one common unit.
  private(set) var counts: [Double] = []
  /// The sources of each word, as an index in `sets`.
  private(set) var setNumbers: [UInt16] = []
  private(set) var sets: [SourceSet] = []
  /// The end of each word's readings, an index in `weights` and `syllableEnds`.
  private(set) var readingEnds: [UInt32] = []
  /// The weight of each reading, in the unit of the source that gave it.
  private(set) var weights: [Double] = []
  /// The end of each reading's syllables, an index in `syllables`.
  private(set) var syllableEnds: [UInt32] = []
  private(set) var syllables: [SyllableID] = []

  private var numbers: [SourceSet: UInt16] = [:]

  /// The number of words.
  var count: Int { counts.count }

  /// Reserves memory for about `count` words.
  mutating func reserveCapacity(_ count: Int) {
    textEnds.reserveCapacity(count)
    text.reserveCapacity(count * 10)
    counts.reserveCapacity(count)
    setNumbers.reserveCapacity(count)
    readingEnds.reserveCapacity(count)
    weights.reserveCapacity(count)
    syllableEnds.reserveCapacity(count)
    syllables.reserveCapacity(count * 3)
  }

  // MARK: Reading

  /// The byte range of a word in `text`.
  @inline(__always) func textRange(_ word: Int) -> Range<Int> {
    Range(uncheckedBounds: (word == 0 ? 0 : Int(textEnds[word - 1]), Int(textEnds[word])))
  }

  /// The range of a word's readings, indices in `weights` and `syllableEnds`.
  @inline(__always) func readings(_ word: Int) -> Range<Int> {
    Range(uncheckedBounds: (word == 0 ? 0 : Int(readingEnds[word - 1]), Int(readingEnds[word])))
  }

  /// The text of a word.
  func word(_ word: Int) -> String { String(decoding: text[textRange(word)], as: UTF8.self) }

  /// Calls `body` with the bytes of a word.
  func withText<Result>(of word: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[textRange(word)])) }
  }

  /// The sources of a word.
  func set(_ word: Int) -> SourceSet { sets[Int(setNumbers[word])] }

  /// The sum of all counts. It is added up in one order, because the sum of floating-point numbers
  /// depends on the order.
  var totalCount: Double { counts.reduce(0, +) }

  /// The range of a reading's syllables in `syllables`.
  @inline(__always) func syllableRange(_ reading: Int) -> Range<Int> {
    Range(
      uncheckedBounds: (
        reading == 0 ? 0 : Int(syllableEnds[reading - 1]), Int(syllableEnds[reading])
      )
    )
  }

  /// The index of the most common reading of a word: the first one with the greatest weight. Nil if
  /// the word has no reading.
  func mostCommonReading(_ word: Int) -> Int? {
    let readings = readings(word)
    guard var best = readings.first else { return nil }
    for reading in readings.dropFirst() where weights[reading] > weights[best] { best = reading }
    return best
  }

  // MARK: Adding

  /// Adds a reading to the word that the next `endWord` adds.
  mutating func add(reading: some Collection<SyllableID>, weight: Double) {
    syllables.append(contentsOf: reading)
    syllableEnds.append(UInt32(truncatingIfNeeded: syllables.count))
    weights.append(weight)
  }

  /// Adds a word with the readings that were added since the last call.
  mutating func endWord(_ utf8: some Collection<UInt8>, count: Double, from set: SourceSet) {
    text.append(contentsOf: utf8)
    textEnds.append(UInt32(truncatingIfNeeded: text.count))
    counts.append(count)
    setNumbers.append(number(of: set))
    readingEnds.append(UInt32(truncatingIfNeeded: weights.count))
  }

  /// Adds a word of another table with this count and these sources. `reading` replaces its
  /// readings unless it is nil.
  mutating func add(
    _ word: Int, of table: WordTable, count: Double, from set: SourceSet,
    reading: ArraySlice<SyllableID>? = nil
  ) {
    if let reading {
      add(reading: reading, weight: 1)
    } else {
      for index in table.readings(word) {
        add(
          reading: table.syllables[table.syllableRange(index)], weight: table.weights[index])
      }
    }
    endWord(table.text[table.textRange(word)], count: count, from: set)
  }

  private mutating func number(of set: SourceSet) -> UInt16 {
    // Adjacent words mostly have the same sources.
    if let last = setNumbers.last, sets[Int(last)] == set { return last }
    if let number = numbers[set] { return number }
    let number = UInt16(truncatingIfNeeded: sets.count)
    sets.append(set)
    numbers[set] = number
    return number
  }

  /// Concatenates the words of the tables.
  ///
  /// - Throws: `DictionaryError.tooMany` if the text or the syllables exceed 32 bits, or the source
  ///   sets 16 bits.
  static func joining(_ tables: [WordTable]) throws(DictionaryError) -> WordTable {
    let isSmall = [
      tables.reduce(0) { $0 + $1.text.count }, tables.reduce(0) { $0 + $1.syllables.count },
    ].allSatisfy { $0 < UInt32.max }
    guard isSmall else { throw .tooMany(what: "words") }
    var all = tables.count == 1 ? tables[0] : WordTable()
    if tables.count > 1 {
      all.reserveCapacity(tables.reduce(0) { $0 + $1.count })
      for table in tables { all.append(table) }
    }
    guard all.sets.count <= UInt16.max else { throw .tooMany(what: "combinations of sources") }
    return all
  }

  private mutating func append(_ other: WordTable) {
    func shift(_ ends: [UInt32], by count: Int) -> some Sequence<UInt32> {
      ends.lazy.map { $0 &+ UInt32(truncatingIfNeeded: count) }
    }
    textEnds.append(contentsOf: shift(other.textEnds, by: text.count))
    readingEnds.append(contentsOf: shift(other.readingEnds, by: weights.count))
    syllableEnds.append(contentsOf: shift(other.syllableEnds, by: syllables.count))
    let newNumbers = other.sets.map { number(of: $0) }
    setNumbers.append(contentsOf: other.setNumbers.lazy.map { newNumbers[Int($0)] })
    text.append(contentsOf: other.text)
    counts.append(contentsOf: other.counts)
    weights.append(contentsOf: other.weights)
    syllables.append(contentsOf: other.syllables)
  }
}
