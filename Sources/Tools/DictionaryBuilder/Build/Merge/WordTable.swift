import SyllableConversion

/// Words with their counts, readings and sources in a few flat columns. A million words are a dozen
/// allocations.
struct WordTable: Sendable {
  /// Where each word's text ends in `text`.
  private(set) var textEnds: [UInt32] = []
  private(set) var text: [UInt8] = []
  /// How frequent each word is, above 0, in a unit that is the same for all.
  private(set) var counts: [Double] = []
  /// Where each word comes from, as an index of `sets`.
  private(set) var setNumbers: [UInt16] = []
  private(set) var sets: [SourceSet] = []
  /// Where each word's readings end in `weights` and `syllableEnds`.
  private(set) var readingEnds: [UInt32] = []
  /// The weight of each reading, in the unit of the source that gave it.
  private(set) var weights: [Double] = []
  /// Where each reading's syllables end in `syllables`.
  private(set) var syllableEnds: [UInt32] = []
  private(set) var syllables: [SyllableID] = []

  private var numbers: [SourceSet: UInt16] = [:]

  /// How many words there are.
  var count: Int { counts.count }

  /// Makes room for as many words, about.
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

  /// The bytes of a word in `text`.
  @inline(__always) func textRange(_ word: Int) -> Range<Int> {
    Range(uncheckedBounds: (word == 0 ? 0 : Int(textEnds[word - 1]), Int(textEnds[word])))
  }

  /// The readings of a word.
  @inline(__always) func readings(_ word: Int) -> Range<Int> {
    Range(uncheckedBounds: (word == 0 ? 0 : Int(readingEnds[word - 1]), Int(readingEnds[word])))
  }

  /// The text of a word.
  func word(_ word: Int) -> String { String(decoding: text[textRange(word)], as: UTF8.self) }

  /// Where a word comes from.
  func set(_ word: Int) -> SourceSet { sets[Int(setNumbers[word])] }

  /// The counts of all words together. Added up in one order: a sum of floating-point numbers depends
  /// on it.
  var totalCount: Double { counts.reduce(0, +) }

  /// The syllables of a reading in `syllables`.
  @inline(__always) func syllableRange(_ reading: Int) -> Range<Int> {
    Range(
      uncheckedBounds: (
        reading == 0 ? 0 : Int(syllableEnds[reading - 1]), Int(syllableEnds[reading])
      )
    )
  }

  /// The most common reading of a word: the one of the greatest weight, the first of several. Nil
  /// where none is known.
  func mostCommonReading(_ word: Int) -> Int? {
    let readings = readings(word)
    guard var best = readings.first else { return nil }
    for reading in readings.dropFirst() where weights[reading] > weights[best] { best = reading }
    return best
  }

  // MARK: Adding

  /// Adds a reading to the word that the next `endWord` ends.
  mutating func add(reading: some Collection<SyllableID>, weight: Double) {
    syllables.append(contentsOf: reading)
    syllableEnds.append(UInt32(truncatingIfNeeded: syllables.count))
    weights.append(weight)
  }

  /// Adds a word with the readings that were added since the last one.
  mutating func endWord(_ utf8: some Collection<UInt8>, count: Double, from set: SourceSet) {
    text.append(contentsOf: utf8)
    textEnds.append(UInt32(truncatingIfNeeded: text.count))
    counts.append(count)
    setNumbers.append(number(of: set))
    readingEnds.append(UInt32(truncatingIfNeeded: weights.count))
  }

  /// Adds a word of another table with that count and origin. `reading`, where it is given, takes
  /// the place of its readings.
  mutating func add(
    _ word: Int, of table: WordTable, count: Double, from set: SourceSet,
    reading: ArraySlice<SyllableID>? = nil
  ) {
    if let reading {
      add(reading: reading, weight: 1)
    } else {
      for position in table.readings(word) {
        add(
          reading: table.syllables[table.syllableRange(position)], weight: table.weights[position])
      }
    }
    endWord(table.text[table.textRange(word)], count: count, from: set)
  }

  private mutating func number(of set: SourceSet) -> UInt16 {
    // Neighbours are mostly from the same sources.
    if let last = setNumbers.last, sets[Int(last)] == set { return last }
    if let number = numbers[set] { return number }
    let number = UInt16(truncatingIfNeeded: sets.count)
    sets.append(set)
    numbers[set] = number
    return number
  }

  /// The words of the tables, one after the other. Throws where there is more than 32 bits count.
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
