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

  /// A segment. A `spelling` has as many scalars as the reading.
  public init(reading: String, syllableEnds: [Int], text: String, spelling: String? = nil) {
    self.reading = reading
    self.syllableEnds = syllableEnds
    self.text = text
    self.spelling = spelling
  }

  /// The reading as it is shown and committed raw: its spelling, or the keystrokes.
  public var letters: String { spelling ?? reading }

  /// How many keystrokes the segment covers.
  public var keystrokeCount: Int { reading.unicodeScalars.count }

  /// The letters with their syllables set apart by spaces: `zhong guo` for `zhongguo`. Apostrophes
  /// that were typed stay: `xi'an`.
  public var spelledReading: String {
    var spelled = String.UnicodeScalarView()
    var ends = syllableEnds[...]
    for (offset, scalar) in letters.unicodeScalars.enumerated() {
      if let end = ends.first, end == offset {
        if spelled.last != "'" { spelled.append(" ") }
        ends = ends.dropFirst()
      }
      spelled.append(scalar)
    }
    return String(spelled)
  }
}
