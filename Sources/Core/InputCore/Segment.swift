/// A stretch of keystrokes and its text.
public struct Segment: Codable, Hashable, Sendable {
  /// The keystrokes exactly as typed, including apostrophes: `xi'an`.
  public var reading: String
  /// The ends of the syllables of the reading, in keystrokes from its start: 3 and 5 for `xi'an`.
  /// Empty for text that is not a reading.
  public var syllableEnds: [Int]
  /// The converted text: 西安.
  public var text: String
  /// The letters that the keystrokes mean, one for each keystroke, if a key has several: `nihao`
  /// for 64426. Nil if each keystroke is its own letter.
  public var spelling: String?
  /// The text shown for each keystroke, if it is longer or shorter than its letter: `n i h ao` for
  /// nihc in double pinyin. It does not affect a raw commit. Nil to show the letters.
  public var shown: [String]?

  /// Creates a segment. `spelling` must have as many Unicode scalars as `reading`, and `shown` as
  /// many elements.
  public init(
    reading: String, syllableEnds: [Int], text: String, spelling: String? = nil,
    shown: [String]? = nil
  ) {
    self.reading = reading
    self.syllableEnds = syllableEnds
    self.text = text
    self.spelling = spelling
    self.shown = shown
  }

  /// The text of a raw commit: the spelling, or the keystrokes.
  public var letters: String { spelling ?? reading }

  /// The text shown for each keystroke. An element can be empty.
  public var pieces: [String] { shown ?? letters.unicodeScalars.map { String($0) } }

  /// The number of keystrokes, in Unicode scalars.
  public var keystrokeCount: Int { reading.unicodeScalars.count }

  /// The reading as shown, with spaces between syllables: `zhong guo` for `zhongguo`. Typed
  /// apostrophes stay: `xi'an`.
  public var spelledReading: String { ReadingText(segments: [self]).text }
}
