/// How a language with tones is typed: what its keys are, what they stand for, and how they are
/// shown. Made once for a lexicon and shared by all converters of a method.
public struct TonalRules: Sendable {
  /// The keys of syllables.
  public let keys: SyllableKeys
  /// The characters that compose, ASCII alone. The space bar is none of them: it is the first tone of
  /// a syllable that has none yet, where `spaceIsTone`.
  public let characters: Set<Character>
  /// Those that go on with a composition but begin none, such as the digits of tones.
  public let followingCharacters: Set<Character>
  /// Whether the space bar is a tone.
  public let spaceIsTone: Bool
  /// What keys stand for, where that is not themselves.
  public let spelling: (any KeystrokeSpelling)?
  /// The keys that type syllables, as a lexicon spells them; nil where one of them cannot be typed.
  public let keystrokes: @Sendable (_ syllables: [String]) -> String?

  /// Rules of a way of typing.
  public init(
    keys: SyllableKeys, characters: Set<Character>, followingCharacters: Set<Character> = [],
    spaceIsTone: Bool, spelling: (any KeystrokeSpelling)? = nil,
    keystrokes: @escaping @Sendable (_ syllables: [String]) -> String?
  ) {
    self.keys = keys
    self.characters = characters
    self.followingCharacters = followingCharacters
    self.spaceIsTone = spaceIsTone
    self.spelling = spelling
    self.keystrokes = keystrokes
  }
}
