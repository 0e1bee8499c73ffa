/// The double space: the second of two spaces after a word ends the sentence with the language's
/// mark.
///
/// ```
/// Hello | + space      Hello. |         سلام | → سلام. |        नमस्ते | → नमस्ते। |
/// Hello. | + space     Hello.  |        the sentence has its mark already
/// ```
struct DoubleSpace {
  let locale: KeyboardLocale
  let pace: DoubleSpacePace

  /// Returns the insertion for a space typed after `context`; nil if it stays a space.
  func insertion(after context: String, sinceLastSpace elapsed: UInt64?) -> AidedInsertion? {
    guard let mark = locale.doubleSpace, let elapsed, elapsed <= pace.milliseconds,
      context.last == " ", let before = context.unicodeScalars.dropLast().last,
      before.endsWord
    else { return nil }
    return AidedInsertion(
      removed: " ", inserted: mark, change: AutomaticChange(typed: "  ", replacement: mark))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can end a word: letters, digits, marks, closing brackets and quotation
  /// marks.
  fileprivate var endsWord: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .nonspacingMark, .spacingMark, .decimalNumber,
      .letterNumber, .otherNumber, .currencySymbol:
      true
    default: properties.isAlphabetic || self == "\"" || self == "'" || self == "%"
    }
  }
}
