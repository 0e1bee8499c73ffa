/// A replacement of typed text that an aid made.
///
/// One Backspace immediately after it restores the typed text. The same change is then not made
/// again at that position.
public struct AutomaticChange: Hashable, Sendable {
  /// The typed text.
  public var typed: String
  /// The text that replaced it before the insertion point.
  public var replacement: String
  /// The word that replaced a typed one, without the mark that ended it; nil if no word was corrected.
  package let correction: String?

  /// Creates a change that corrects no word.
  public init(typed: String, replacement: String) {
    self.init(typed: typed, replacement: replacement, correction: nil)
  }

  /// Creates the correction of a word.
  package init(typed: String, replacement: String, correction: String?) {
    self.typed = typed
    self.replacement = replacement
    self.correction = correction
  }
}

/// The edit that typing a text results in, and how to undo it.
public struct AidedInsertion: Hashable, Sendable {
  /// The text to remove before the insertion point; usually empty.
  public var removed: String
  /// The text to insert in its place.
  public var inserted: String
  /// The change that one Backspace undoes; nil if no aid changed the text.
  public var change: AutomaticChange?

  /// Creates an insertion.
  public init(removed: String = "", inserted: String, change: AutomaticChange? = nil) {
    self.removed = removed
    self.inserted = inserted
    self.change = change
  }
}
