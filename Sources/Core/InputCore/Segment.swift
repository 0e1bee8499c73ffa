/// A stretch of keystrokes and the text it becomes.
public struct Segment: Codable, Hashable, Sendable {
  /// The keystrokes, exactly as typed, apostrophes and all: `xi'an`.
  public var reading: String
  /// Where the syllables of the reading end, counted in keystrokes: `xi'an` ends at 3 and 5.
  /// Empty for text that is no reading.
  public var syllableEnds: [Int]
  /// The text: 西安.
  public var text: String
  /// The letters that the keystrokes stand for, one for each, where a key has several: `nihao` for
  /// 64426. Nil where keystrokes stand for themselves.
  public var spelling: String?
  /// What is shown for each keystroke, where that is more or less than its letter: `n i h ao` for
  /// nihc in double pinyin. What is committed raw does not change by it.
  public var shown: [String]?

  /// A segment. A `spelling` has as many scalars as the reading has, and `shown` as many pieces.
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

  /// The reading as it is committed raw: its spelling, or the keystrokes.
  public var letters: String { spelling ?? reading }

  /// What is shown, a piece for each keystroke; one may be empty.
  public var pieces: [String] { shown ?? letters.unicodeScalars.map { String($0) } }

  /// How many keystrokes the segment covers.
  public var keystrokeCount: Int { reading.unicodeScalars.count }

  /// What is shown, its syllables set apart by spaces: `zhong guo` for `zhongguo`. Apostrophes that
  /// were typed stay: `xi'an`.
  public var spelledReading: String { spacedPieces.joined() }

  /// The pieces, with a space before the first of each later syllable.
  var spacedPieces: [String] {
    var spaced: [String] = []
    var ends = syllableEnds[...]
    for (offset, piece) in pieces.enumerated() {
      let beginsSyllable = ends.first == offset
      if beginsSyllable { ends.removeFirst() }
      spaced.append(beginsSyllable && spaced.last != "'" ? " " + piece : piece)
    }
    return spaced
  }
}
