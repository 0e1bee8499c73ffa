/// What a key does to the document: the text before the caret that goes, and what comes in its place.
///
/// `deleted` ends at the caret, and begins and ends between user-perceived characters, so that a host
/// that deletes by character deletes the same: `é` is replaced where a mark is added to `e`.
public struct TextReplacement: Hashable, Sendable {
  /// The text to delete before the caret, as the document has it.
  public let deleted: String
  /// The text to insert there.
  public let inserted: String

  /// A replacement.
  public init(deleted: String = "", inserted: String = "") {
    self.deleted = deleted
    self.inserted = inserted
  }

  /// How many scalars to delete before the caret.
  public var deletedScalars: Int { deleted.unicodeScalars.count }

  /// Whether the document stays as it is: a dead key was pressed or taken back.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty }
}
