import InputCore

/// The keystrokes of a word in Latin letters, and the highlighted candidate. The text is derived
/// from them.
public struct TransliterationComposition: Codable, Hashable, Sendable {
  /// The keys typed.
  public internal(set) var keystrokes = ""
  /// Whether the keystrokes are shown as typed, because the user cancelled their conversion.
  public internal(set) var isRaw = false
  /// The index of the highlighted candidate.
  public internal(set) var highlighted = 0

  /// Creates an empty composition.
  public init() {}

  /// Whether nothing is typed.
  public var isEmpty: Bool { keystrokes.isEmpty }
}

extension TransliterationComposition: CustomStringConvertible {
  /// The keystrokes with the caret at the end, preceded by `raw` if they are shown as typed, and
  /// followed by the number of the highlighted candidate if it is not the first.
  public var description: String {
    (isRaw ? "raw " : "") + keystrokes + "|" + (highlighted > 0 ? " \(highlighted + 1)" : "")
  }
}
