/// A word that is composed: what was typed of it, exactly as it was. All that is shown follows from
/// this.
public struct WordComposition: Codable, Hashable, Sendable {
  /// The keys typed.
  public internal(set) var keystrokes = ""
  /// Whether the keystrokes are shown as they are: the user has cancelled what was made of them.
  public internal(set) var isRaw = false

  /// Nothing typed.
  public init() {}

  /// Whether nothing is typed.
  public var isEmpty: Bool { keystrokes.isEmpty }
}

extension WordComposition: CustomStringConvertible {
  /// The keys with the caret; `raw` before those that are shown as they are.
  public var description: String { (isRaw ? "raw " : "") + keystrokes + "|" }
}
