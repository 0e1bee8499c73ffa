import InputCore

/// The typing rules of a language with tones: its keys, what they type, and how they are shown.
/// Build them once for a lexicon and share them among all converters of an input method.
public struct TonalRules: Sendable {
  /// The keys of syllables.
  public let keys: SyllableKeys
  /// The characters that begin or continue a composition, all ASCII. The space bar is not one of
  /// them: if `spaceIsTone`, it adds the first tone to a syllable without a tone.
  public let characters: Set<Character>
  /// The characters that only continue a composition, such as the digits of tones.
  public let followingCharacters: Set<Character>
  /// Whether the space bar types the first tone.
  public let spaceIsTone: Bool
  /// The costs of Latin text among syllables; nil if it is not recognised.
  package var latin: LatinCosts?
  /// The mapping from keys to what they type; nil if they type themselves.
  public let spelling: (any KeystrokeSpelling)?
  /// Returns the keys that type some syllables, spelled as in the lexicon; nil if one of them
  /// cannot be typed.
  public let keystrokes: @Sendable (_ syllables: [String]) -> String?

  /// The characters that are tones only after a syllable before which every syllable has its tone;
  /// elsewhere they choose candidates.
  package var tonesAfterTones: Set<Character> = []

  /// The words that describe a character to people who hear it.
  public var descriptionWords = DescriptionWords.traditional

  /// The texts offered besides words; nil for none.
  public var extras: (any CandidateExtras)?

  /// Creates the rules of an input method.
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
