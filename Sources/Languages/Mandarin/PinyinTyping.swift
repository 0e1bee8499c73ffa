/// How pinyin is typed: on which keys, and what is forgiven.
public struct PinyinTyping: Hashable, Sendable {
  /// The keys.
  public var keys: PinyinKeys
  /// The sounds that are taken for each other. None to begin with.
  public var fuzzySounds: Set<FuzzySound>
  /// Whether the digits 1 to 5 after a syllable are its tone: they end the syllable, and words with
  /// that tone come first. To begin with they are not, and stand for themselves. Nine keys have no
  /// tones: their digits are letters.
  public var hasTones: Bool
  /// Whether a slip in a syllable typed letter by letter is forgiven.
  public var toleratesTypos: Bool

  /// A way to type; without arguments letter by letter, as a keyboard starts.
  public init(
    keys: PinyinKeys = .letters, fuzzySounds: Set<FuzzySound> = [], hasTones: Bool = false,
    toleratesTypos: Bool = true
  ) {
    self.keys = keys
    self.fuzzySounds = fuzzySounds
    self.hasTones = hasTones
    self.toleratesTypos = toleratesTypos
  }

  /// Whether a keystroke is a digit that stands for letters.
  var digitsAreLetters: Bool { keys == .nine }

  /// Whether digits are tones on these keys.
  var acceptsTones: Bool { hasTones && !digitsAreLetters }

  /// Whether `;` stands for a final.
  var usesSemicolon: Bool {
    if case .double(let scheme) = keys { scheme.uses(UInt8(ascii: ";")) } else { false }
  }
}
