/// The marked text of a composition: its pieces and the caret.
public struct Preedit: Hashable, Sendable {
  /// A stretch of marked text in one stage of conversion.
  public struct Piece: Hashable, Sendable {
    /// The stage of conversion of a piece.
    public enum Stage: String, Hashable, Sendable {
      /// Text that the user chose.
      case chosen
      /// The reading that candidates are offered for.
      case reading
      /// Keystrokes after the caret, which are not converted yet.
      case waiting
    }
    /// The text shown.
    public var text: String
    /// The stage of conversion.
    public var stage: Stage

    /// Creates a piece of marked text.
    public init(text: String, stage: Stage) {
      self.text = text
      self.stage = stage
    }
  }

  /// The pieces in order.
  public var pieces: [Piece]
  /// The caret, in characters from the start of `text`.
  public var caret: Int

  /// Creates marked text from its pieces.
  public init(pieces: [Piece], caret: Int) {
    self.pieces = pieces
    self.caret = caret
  }

  /// Marked text without pieces, which clears the marked text of a field.
  public static let empty = Preedit(pieces: [], caret: 0)

  /// The text of all pieces.
  public var text: String { pieces.map { $0.text }.joined() }

  /// The caret in UTF-16 code units from the start of `text`, as hosts count it.
  public var caretInUTF16: Int { text.prefix(caret).utf16.count }

  /// The caret in code points from the start of `text`, as Linux desktops count it.
  package var caretInCodePoints: Int { text.prefix(caret).unicodeScalars.count }

  /// The text with `|` at the caret: `你好 shi|jie`.
  public var textWithCaret: String {
    let text = text
    return text.prefix(caret) + "|" + text.dropFirst(caret)
  }
}
