/// What a session of Hangul holds: the keys of the syllable, and what is being chosen for it or for
/// text that is written already.
public struct HangulComposition: Codable, Hashable, Sendable {
  /// Candidates that are open.
  struct Choice: Codable, Hashable, Sendable {
    /// The text that they are for, up to the insertion point, with the syllable composed.
    var text: String
    /// Whether `text` is the selection.
    var isSelection: Bool
    /// The candidate highlighted, counted from the first of all pages.
    var highlighted = 0
  }

  /// The keys of the syllable.
  public internal(set) var keys = SyllableKeys()
  var choice: Choice?

  /// Nothing typed, nothing to choose.
  public init() {}

  /// Whether nothing is typed and nothing is being chosen.
  public var isEmpty: Bool { keys.isEmpty && choice == nil }
}

extension HangulComposition: CustomStringConvertible {
  /// The keys, and the text that candidates are open for: `gks → 한 #0`.
  public var description: String {
    guard let choice else { return "\(keys)" }
    return "\(keys) → \(choice.text) #\(choice.highlighted)"
  }
}
