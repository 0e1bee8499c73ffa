import Lexicon
import UserHistory

/// The numbers of the syllables of a lexicon, that the numbers of readings are made of.
struct ReadingNumbers {
  private let syllables: [UInt64]

  init(_ lexicon: Lexicon) {
    syllables = lexicon.syllables.spellings.map { ReadingNumber.syllable($0.utf8) }
  }

  /// The reading one syllable further.
  func reading(_ reading: ReadingNumber, followedBy syllable: SyllableID) -> ReadingNumber {
    var reading = reading
    if Int(syllable) < syllables.count { reading.append(syllable: syllables[Int(syllable)]) }
    return reading
  }
}
