/// The change that a key makes to the document: text to delete before the caret, and text to
/// insert.
///
/// `deleted` ends at the caret and covers whole user-perceived characters, so that a host that
/// deletes by character deletes exactly this text. Adding a mark to `e` therefore replaces `e` by
/// `é`.
public struct TextReplacement: Hashable, Sendable {
  /// The text to delete before the caret, as the document contains it.
  public let deleted: String
  /// The text to insert at the caret after the deletion.
  public let inserted: String

  /// Creates a replacement.
  public init(deleted: String = "", inserted: String = "") {
    self.deleted = deleted
    self.inserted = inserted
  }

  /// The number of scalars to delete before the caret.
  public var deletedScalars: Int { deleted.unicodeScalars.count }

  /// Whether the document does not change, as when a dead key is pressed or taken back.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty }
}
