/// A reading of some keystrokes that have several, one syllable: the letters that they stand for.
///
/// ```
/// 64426   mi at 0   mi hao|
/// ```
public struct SyllableReading: Codable, Hashable, Sendable {
  /// The first keystroke of the syllable.
  public var start: Int
  /// A letter for each keystroke.
  public var letters: String

  /// A reading of the keystrokes from `start` on.
  public init(start: Int, letters: String) {
    self.start = start
    self.letters = letters
  }

  /// The end of the keystrokes.
  public var end: Int { start + letters.unicodeScalars.count }

  /// The same reading where keystrokes are counted from `origin`.
  func counted(from origin: Int) -> Self { Self(start: start - origin, letters: letters) }
}
