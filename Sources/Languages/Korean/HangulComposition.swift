/// The composition of Hangul: the keys of the current syllable, and the open candidates for it or
/// for text of the document.
public struct HangulComposition: Codable, Hashable, Sendable {
  /// An open candidate list.
  struct Choice: Codable, Hashable, Sendable {
    /// The text that the candidates are for, up to the insertion point, including the composed
    /// syllable.
    var text: String
    /// Whether `text` is the selection.
    var isSelection: Bool
    /// The index of the highlighted candidate, counted over all pages.
    var highlighted = 0
  }

  /// The keys of the current syllable.
  public internal(set) var keys = SyllableKeys()
  /// The open candidate list; nil if none is open.
  var choice: Choice?

  /// Creates an empty composition.
  public init() {}

  /// Whether no syllable is composed and no candidates are open.
  public var isEmpty: Bool { keys.isEmpty && choice == nil }
}

extension HangulComposition: CustomStringConvertible {
  /// The keys, and the text that candidates are open for: `gks → 한 #0`.
  public var description: String {
    guard let choice else { return "\(keys)" }
    return "\(keys) → \(choice.text) #\(choice.highlighted)"
  }
}
