import NGrams

/// What departures from syllables typed in full, with their tones, cost, in thousandths of a nat:
/// `-ln P` of what a typist does, chosen by hand.
enum TonalCost {
  /// A syllable without its tone.
  static let toneless: Cost = 4_000
  /// A last syllable of which the end is still to come: ㄋㄧ for ㄋㄧㄢˊ.
  static let incomplete: Cost = 5_600
  /// The first key in place of a syllable: ㄋㄏ for ㄋㄧˇ ㄏㄠˇ.
  static let initial: Cost = 9_000
  /// A key that begins no syllable.
  static let stray: Cost = 20_000
}
