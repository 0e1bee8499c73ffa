/// The keys of a keyboard that go to its engine, and the characters they go as.
public struct ComposedKeys: Hashable, Sendable {
  /// Letters of a keyboard.
  public enum Letters: Sendable {
    /// The language's own.
    case own
    /// The Latin letters beside them: a transliteration.
    case latin
  }

  /// The letters that are composed.
  public var letters: Letters
  /// Whether the engine knows layouts itself: a key of a hardware keyboard goes to it as the character
  /// of the United States keyboard, not as the character of the keyboard's layout.
  public var readsPositions: Bool

  /// The characters that markers of the layout's rules type to the engine, by marker name: the engine
  /// does what the rules do in a keyboard without one. A key with any other marker is for the rules.
  ///
  /// ```
  /// \m{romaji}k   k       \m{small}   小, which makes the kana before it small
  /// ```
  public var markers: [String: String]

  /// The text that keys of a hardware keyboard type to the engine in place of the layout's: the kana of
  /// a JIS keyboard.
  public var hardware: [HardwareStroke: String]

  /// Creates the keys; by default the language's own letters, as the keyboard's layout has them.
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
