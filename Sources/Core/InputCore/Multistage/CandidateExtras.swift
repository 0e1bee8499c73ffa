/// The texts that a language offers besides the words of some keystrokes: dates, emoji, the forms of a
/// number. Those that decorate a word are pictures: emoji and kaomoji.
public protocol CandidateExtras: AnyObject, Sendable {
  /// The number of positions at the top of the list that are reserved for words.
  var firstPositions: Int { get }
  /// The number of words, from the first on, whose texts are offered.
  var wordsSearched: Int { get }
  /// The largest number of pictures among the first nine candidates.
  var picturesOnFirstPage: Int { get }

  /// Returns whether a character that types no letter continues keystrokes that spell no words, as the
  /// digits of a number.
  func continues(_ keystrokes: String, with character: Character) -> Bool
  /// Returns the texts of keystrokes that spell no words, as those of a number; nil if they spell
  /// words.
  func texts(insteadOfWords keystrokes: String) -> [String]?
  /// Returns the texts of keystrokes without a word: dates for `rq`.
  func texts(spelled keystrokes: String) -> [String]
  /// Returns the texts offered after a word: the date after 今天.
  func texts(of word: String) -> [String]
  /// Returns the pictures offered after a word: (^_^) after 开心.
  func pictures(of word: String) -> [String]
  /// Returns the forms that a word is written in, the usual one first.
  func forms(of word: String) -> [String]
}

extension CandidateExtras {
  /// Three positions.
  public var firstPositions: Int { 3 }
  /// Nine words.
  public var wordsSearched: Int { 9 }
  /// One picture.
  public var picturesOnFirstPage: Int { 1 }
  /// Returns false: keystrokes spell words.
  public func continues(_ keystrokes: String, with character: Character) -> Bool { false }
  /// Returns nil: keystrokes spell words.
  public func texts(insteadOfWords keystrokes: String) -> [String]? { nil }
  /// Returns no texts: they belong to words.
  public func texts(spelled keystrokes: String) -> [String] { [] }
  /// Returns no pictures.
  public func pictures(of word: String) -> [String] { [] }
  /// Returns the word.
  public func forms(of word: String) -> [String] { [word] }
}
