/// Text that an aid put in place of what was typed. One Backspace right after it brings the typed
/// text back, and the same change is not made again there.
public struct AutomaticChange: Hashable, Sendable {
  /// What was typed.
  public var typed: String
  /// What stands before the insertion point in its place.
  public var standing: String

  /// A change.
  public init(typed: String, standing: String) {
    self.typed = typed
    self.standing = standing
  }
}

/// What typing a text comes to: text before the insertion point that goes, text that comes, and how
/// to take it back.
public struct AidedInsertion: Hashable, Sendable {
  /// The text before the insertion point that goes; often none.
  public var removed: String
  /// The text inserted in its place.
  public var inserted: String
  /// What one Backspace takes back; nil where nothing was changed.
  public var change: AutomaticChange?

  /// An insertion.
  public init(removed: String = "", inserted: String, change: AutomaticChange? = nil) {
    self.removed = removed
    self.inserted = inserted
    self.change = change
  }
}
