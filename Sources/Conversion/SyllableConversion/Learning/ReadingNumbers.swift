import Decoding
import UserHistory

/// The numbers of a lexicon's syllables, from which the numbers of readings are computed.
struct ReadingNumbers {
  private let numbers: [UInt64]
  private var syllables = LookupTable<SyllableID>()

  init(_ lexicon: Lexicon) {
    numbers = lexicon.syllables.spellings.map { ReadingNumber.syllable($0.utf8) }
    for (index, number) in numbers.enumerated() {
      syllables.set(SyllableID(truncatingIfNeeded: index), for: number)
    }
  }

  /// Returns the number of a reading extended by one syllable.
  func reading(_ reading: ReadingNumber, followedBy syllable: SyllableID) -> ReadingNumber {
    var reading = reading
    if Int(syllable) < numbers.count { reading.append(syllable: numbers[Int(syllable)]) }
    return reading
  }

  /// Returns the node of the lexicon's trie for a reading; nil if there is none.
  ///
  /// - Parameter reading: the syllables, separated by spaces.
  func node(of reading: String, in lexicon: Lexicon) -> Int? {
    var node = Lexicon.root
    for spelling in reading.utf8.split(separator: UInt8(ascii: " ")) {
      guard let syllable = syllables[ReadingNumber.syllable(spelling)],
        let child = lexicon.child(of: node, by: syllable)
      else { return nil }
      node = child
    }
    return node
  }
}
