import NGrams

/// The costs of deviations from syllables typed in full with their tones, in nats × 1000. They are
/// hand-picked estimates of `-ln P` that a typist makes the deviation.
enum TonalCost {
  /// A syllable without its tone.
  static let toneless: Cost = 4_000
  /// An incomplete last syllable: ㄋㄧ for ㄋㄧㄢˊ.
  static let incomplete: Cost = 5_600
  /// The first key for a whole syllable: ㄋㄏ for ㄋㄧˇ ㄏㄠˇ.
  static let initial: Cost = 9_000
  /// The neutral tone on a syllable that the dictionary has with a full tone: 星 in 星星.
  static let neutralTone: Cost = 4_000
  /// The neutral tone on a syllable that repeats the one before it: the second 試 of 試試.
  static let reduplicated: Cost = 500
  /// A tone that the syllable does not have at all: a typo, or a reading that is not listed.
  static let otherTone: Cost = 7_000
  /// A tone key pressed after a tone: the last one counts.
  static let repeatedTone: Cost = 2_000
  /// A capital, and a mark that is no key of a syllable.
  static let capital: Cost = 2_000
  /// A small letter or digit in a word that begins with a capital: `Python`.
  static let capitalisedWord: Cost = 4_500
  /// A letter directly after a listed word with a capital, or after a run of capitals and digits.
  static let letterAfterWord: Cost = 9_000
  /// A Latin word whose last letter a tone follows.
  static let latinBeforeTone: Cost = 8_000
  /// A key that begins no syllable.
  static let stray: Cost = 20_000
}
