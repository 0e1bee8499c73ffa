/// Which keys of a keyboard go to its engine, and as what.
public struct ComposedKeys: Hashable, Sendable {
  /// Letters of a keyboard.
  public enum Letters: Sendable {
    /// The language's own.
    case own
    /// The Latin letters that stand beside them: a transliteration.
    case latin
  }

  /// The letters that are composed.
  public var letters: Letters
  /// Whether the engine knows layouts itself: keys of a hardware keyboard come to it as they are called
  /// in the United States, and not as the keyboard's layout has them.
  public var readsPositions: Bool

  /// What markers of the layout's rules type to the engine, by their names: it does itself what the
  /// rules do without one. A key with another marker is for the rules.
  ///
  /// ```
  /// \m{romaji}k   k       \m{small}   小, which makes the kana before it small
  /// ```
  public var markers: [String: String]

  /// What keys of a hardware keyboard type to the engine in place of what the layout has there: the kana
  /// of a JIS keyboard.
  public var hardware: [HardwareStroke: String]

  /// The language's own letters, as the keyboard's layout has them, where nothing else is said.
  public init(
    letters: Letters = .own, readsPositions: Bool = false, markers: [String: String] = [:],
    hardware: [HardwareStroke: String] = [:]
  ) {
    self.hardware = hardware
    self.letters = letters
    self.readsPositions = readsPositions
    self.markers = markers
  }
}
