/// A reading of one syllable of ambiguous keystrokes: the letters that the keystrokes mean.
///
/// ```
/// 64426   mi at 0   mi hao|
/// ```
public struct SyllableReading: Codable, Hashable, Sendable {
  /// The offset of the syllable's first keystroke.
  public var start: Int
  /// A letter for each keystroke.
  public var letters: String

  /// Creates a reading of the keystrokes that begin at `start`.
  public init(start: Int, letters: String) {
    self.start = start
    self.letters = letters
  }

  /// The offset after the syllable's last keystroke.
  public var end: Int { start + letters.unicodeScalars.count }

  /// Returns the reading with its offset counted from `origin`.
  func counted(from origin: Int) -> Self { Self(start: start - origin, letters: letters) }
}
