/// What a key of the calculator led to.
public enum CalculatorOutcome: Hashable, Sendable {
  /// The display shows something else now.
  case displayChanged(String)
  /// The display shows what it showed; an operation may have been remembered.
  case unchanged
  /// A text for the document, at the insertion point.
  case insertText(String)
  /// The user wants the next keyboard.
  case advanceToNextInputMode
}
