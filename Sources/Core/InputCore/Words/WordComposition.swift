/// The keystrokes of a word being composed. The marked text is derived from them.
public struct WordComposition: Codable, Hashable, Sendable {
  /// The keys typed.
  public internal(set) var keystrokes = ""
  /// Whether the keystrokes are shown as typed, because the user cancelled their conversion.
  public internal(set) var isRaw = false
  /// The text before the word, as far as its keys are known.
  var earlier: EarlierText?

  /// Creates an empty composition.
  public init() {}

  /// Creates an empty composition after a text.
  init(after earlier: EarlierText?) { self.earlier = earlier }

  /// Whether nothing is typed.
  public var isEmpty: Bool { keystrokes.isEmpty }
}

extension WordComposition: CustomStringConvertible {
  /// The keystrokes with the caret at the end, preceded by `raw` if they are shown as typed.
  public var description: String { (isRaw ? "raw " : "") + keystrokes + "|" }
}
