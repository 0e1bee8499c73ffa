import NGrams

/// The tones typed after the syllables of a word, for a lexicon whose syllables have no tones:
/// `ma1` is 妈, and 马 ranks far below it.
struct TypedTones {
  /// The cost of a syllable whose character has another tone: a typo, or a different record of the
  /// tone.
  private static let otherTone: Cost = 8_000
  /// The cost of the neutral tone on a character that has a full tone by itself: 西 in 东西.
  private static let neutralTone: Cost = 1_000
  /// The digit of the neutral tone.
  private static let neutral: UInt8 = 5
  /// The number of bits per tone in `TrieCursor.tones`.
  private static let width: UInt64 = 3

  private let table: ToneTable
  private let tones: UInt64
  private let syllables: [SyllableID]

  /// Reads the tones of a cursor; nil if there are none or the lexicon has no tone table.
  init?(_ cursor: TrieCursor, in lexicon: Lexicon) {
    guard cursor.tones != 0, let table = lexicon.tones else { return nil }
    self.table = table
    tones = cursor.tones
    syllables = lexicon.syllables(to: Int(cursor.node))
  }

  /// Returns packed tones with one more appended; 0 means that no tone was typed for the syllable.
  /// A word with more than 21 syllables loses the first tones.
  @inline(__always)
  static func append(_ tone: UInt8, to tones: UInt64) -> UInt64 { tones << width | UInt64(tone) }

  /// Returns the extra cost of a word for syllables typed with another tone than its characters
  /// have.
  func cost(of word: WordID, in lexicon: Lexicon) -> Cost {
    var cost: Cost = 0
    var tones = tones
    let characters = lexicon.text(of: word).unicodeScalars
    for (character, syllable) in zip(characters.reversed(), syllables.reversed()) {
      let tone = UInt8(truncatingIfNeeded: tones & (1 << Self.width - 1))
      cost &+= Self.cost(of: tone, on: character, as: syllable, in: table)
      tones >>= Self.width
    }
    return cost
  }

  /// Returns the cost of a tone typed after the syllable of a character. It is 0 if the character
  /// has that tone, if no tone was typed, or if its tones are unknown.
  static func cost(
    of tone: UInt8, on character: Unicode.Scalar, as syllable: SyllableID, in table: ToneTable
  ) -> Cost {
    guard tone > 0 else { return 0 }
    let known = table.tones(of: character, as: syllable)
    guard tone != SegmentEdge.erhua else {
      return known >> (neutral - 1) & 1 == 1 ? 0 : otherTone
    }
    guard known != 0, known >> (tone - 1) & 1 == 0 else { return 0 }
    return tone == neutral ? neutralTone : otherTone
  }
}
