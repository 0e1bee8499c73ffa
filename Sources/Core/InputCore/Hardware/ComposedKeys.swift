/// Describes which keys of a keyboard are sent to its engine, and as which characters.
public struct ComposedKeys: Hashable, Sendable {
  /// The letters of a keyboard that are sent to the engine.
  public enum Letters: Sendable {
    /// The letters of the language.
    case own
    /// The Latin letters that the layout has besides: a transliteration.
    case latin
    /// The Latin letters of a hardware keyboard, whose keys no longer type those of the language.
    case latinOfHost
  }

  /// The letters that are composed.
  public var letters: Letters
  /// Whether the engine knows keyboard layouts itself. A hardware key is then sent as the character
  /// of the United States keyboard instead of the character of the keyboard's layout.
  public var readsPositions: Bool

  /// Whether digits of other planes and of long presses are composed, as in Japanese: 会議は11時から is
  /// one composition. Otherwise they end the composition and are text.
  public var composesDigits: Bool

  /// The characters sent to the engine for markers of the layout's rules, by marker name. The
  /// engine then does what the rules do in a keyboard without an engine. A key with any other
  /// marker is handled by the rules.
  ///
  /// ```
  /// \m{romaji}k   k       \m{small}   小, which makes the kana before the caret small
  /// ```
  public var markers: [String: String]

  /// The text sent to the engine for hardware keys instead of the layout's: the kana of a JIS
  /// keyboard.
  public var hardware: [HardwareStroke: String]

  /// Whether a composed word is corrected when a mark ends it, as words typed letter by letter are: for an
  /// engine that only groups letters into syllables, as Hangul does.
  public var correctsWords: Bool

  /// Creates a description. By default the language's own letters are composed, as the layout has
  /// them.
  public init(
    letters: Letters = .own, readsPositions: Bool = false, markers: [String: String] = [:],
    hardware: [HardwareStroke: String] = [:], composesDigits: Bool = false,
    correctsWords: Bool = false
  ) {
    self.composesDigits = composesDigits
    self.correctsWords = correctsWords
    self.hardware = hardware
    self.letters = letters
    self.readsPositions = readsPositions
    self.markers = markers
  }
}
