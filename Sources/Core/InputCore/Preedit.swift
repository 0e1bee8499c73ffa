/// The marked text of a composition: its pieces, and where the caret stands in it.
public struct Preedit: Hashable, Sendable {
  /// One piece of marked text.
  public struct Piece: Hashable, Sendable {
    /// How far the piece has come.
    public enum Stage: String, Hashable, Sendable {
      /// Its text was chosen.
      case chosen
      /// Its reading is shown: syllables that candidates are offered for.
      case reading
      /// Keystrokes after the caret, which wait for their turn.
      case waiting
    }
    /// The text shown.
    public var text: String
    /// How far the piece has come.
    public var stage: Stage

    /// A piece of marked text.
    public init(text: String, stage: Stage) {
      self.text = text
      self.stage = stage
    }
  }

  /// The pieces in order.
  public var pieces: [Piece]
  /// The caret, in characters from the start of `text`.
  public var caret: Int

  /// Marked text from its pieces.
  public init(pieces: [Piece], caret: Int) {
    self.pieces = pieces
    self.caret = caret
  }

  /// No marked text.
  public static let empty = Preedit(pieces: [], caret: 0)

  /// The whole marked text.
  public var text: String { pieces.map(\.text).joined() }

  /// The caret in UTF-16 units of `text`, as hosts count it.
  public var caretInUTF16: Int { text.prefix(caret).utf16.count }

  /// The text with `|` where the caret stands: `你好 shi|jie`.
  public var textWithCaret: String {
    let text = text
    return text.prefix(caret) + "|" + text.dropFirst(caret)
  }
}
