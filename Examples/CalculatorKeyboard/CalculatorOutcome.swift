/// The outcome of pressing a key of the calculator.
public enum CalculatorOutcome: Hashable, Sendable {
  /// The display shows a new text.
  case displayChanged(String)
  /// The display shows the same text as before; an operation may be pending.
  case unchanged
  /// The text should be inserted at the insertion point.
  case insertText(String)
  /// The user asks for the next keyboard.
  case advanceToNextInputMode
}
