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
  /// A key that begins no syllable.
  static let stray: Cost = 20_000
}
