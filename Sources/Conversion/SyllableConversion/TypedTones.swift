import NGrams

/// The tones that were typed behind the syllables of a word, where the lexicon has words by syllables
/// without tones: `ma1` is 妈, and 马 far behind it.
struct TypedTones {
  /// A syllable whose character has another tone: one in so many is mistyped, or recorded otherwise.
  private static let otherTone: Cost = 8_000
  /// The neutral tone of a character that has none by itself: 西 in 东西.
  private static let neutralTone: Cost = 1_000
  /// The digit of the neutral tone.
  private static let neutral: UInt8 = 5
  /// How many bits a tone has in `TrieCursor.tones`.
  private static let width: UInt64 = 3

  private let table: ToneTable
  private let tones: UInt64
  private let syllables: [SyllableID]

  /// The tones typed on the way of a cursor; nil where there are none, or the lexicon knows none.
  init?(_ cursor: TrieCursor, in lexicon: Lexicon) {
    guard cursor.tones != 0, let table = lexicon.tones else { return nil }
    self.table = table
    tones = cursor.tones
    syllables = lexicon.syllables(to: Int(cursor.node))
  }

  /// The tones of a word with one more, 0 where none was typed behind the syllable. Of a word with more
  /// than 21 syllables the first ones are forgotten.
  @inline(__always)
  static func append(_ tone: UInt8, to tones: UInt64) -> UInt64 { tones << width | UInt64(tone) }

  /// What a word costs more for the syllables that were typed with another tone than it has.
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

  /// What a tone costs behind the syllable of a character: nothing where it has that tone, where none
  /// was typed, or where none is known.
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
