/// A movement of the caret.
public enum CaretMove: String, Hashable, Sendable, CaseIterable {
  /// To the next stop on the left of the screen.
  case left
  /// To the next stop on the right of the screen.
  case right
  /// To the next stop in logical order.
  case forward
  /// To the previous stop in logical order.
  case backward
  /// To the left end of the next word on the left.
  case wordLeft = "word-left"
  /// To the right end of the next word on the right.
  case wordRight = "word-right"
  /// To the start of the line.
  case lineStart = "line-start"
  /// To the end of the line.
  case lineEnd = "line-end"
  /// To the left edge of the line.
  case leftEdge = "left-edge"
  /// To the right edge of the line.
  case rightEdge = "right-edge"
}
