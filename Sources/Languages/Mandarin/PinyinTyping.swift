/// The way of typing pinyin: the keys, the fuzzy sounds, tones and typo tolerance.
public struct PinyinTyping: Hashable, Sendable {
  /// The keys.
  public var keys: PinyinKeys
  /// The sounds that match each other; empty by default.
  public var fuzzySounds: Set<FuzzySound>
  /// Whether the digits 1 to 5 after a syllable are its tone. A tone ends the syllable and ranks
  /// words with that tone first. It is off by default: digits are then literal. Nine keys have no
  /// tones, because their digits are letters.
  public var hasTones: Bool
  /// Whether typos in syllables are tolerated.
  public var toleratesTypos: Bool
  /// Whether words and addresses in Latin letters are recognised among pinyin. Nine keys have none.
  public var recognisesLatin = true
  /// Whether the best sentences are ranked again by the words on both sides of each word.
  public var reranksSentences = true

  /// Creates a way of typing; by default letter by letter, tolerating typos.
  public init(
    keys: PinyinKeys = .letters, fuzzySounds: Set<FuzzySound> = [], hasTones: Bool = false,
    toleratesTypos: Bool = true
  ) {
    self.keys = keys
    self.fuzzySounds = fuzzySounds
    self.hasTones = hasTones
    self.toleratesTypos = toleratesTypos
  }

  /// Whether a digit stands for letters.
  var digitsAreLetters: Bool { keys == .nine }

  /// Whether digits are tones on these keys.
  var acceptsTones: Bool { hasTones && !digitsAreLetters }

  /// Whether `;` stands for a final.
  var usesSemicolon: Bool {
    if case .double(let scheme) = keys { scheme.uses(UInt8(ascii: ";")) } else { false }
  }
}
