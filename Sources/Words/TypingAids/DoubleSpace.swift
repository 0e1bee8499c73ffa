/// Two spaces in a row after a word, which end the sentence with the language's own mark.
///
/// ```
/// Hello | + space      Hello. |         سلام | → سلام. |        नमस्ते | → नमस्ते। |
/// Hello. | + space     Hello.  |        a mark stands there already
/// ```
struct DoubleSpace {
  let locale: KeyboardLocale
  let pace: DoubleSpacePace

  /// What a space typed after `context` comes to, or nil where it stays a space.
  func insertion(after context: String, sinceLastSpace elapsed: UInt64?) -> AidedInsertion? {
    guard let mark = locale.doubleSpace, let elapsed, elapsed <= pace.milliseconds,
      context.last == " ", let before = context.unicodeScalars.dropLast().last,
      before.endsWord
    else { return nil }
    return AidedInsertion(
      removed: " ", inserted: mark, change: AutomaticChange(typed: "  ", standing: mark))
  }
}

extension Unicode.Scalar {
  /// A letter, digit, mark, or what closes quotation and brackets.
  fileprivate var endsWord: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .nonspacingMark, .spacingMark, .decimalNumber,
      .letterNumber, .otherNumber, .currencySymbol:
      true
    default: properties.isAlphabetic || self == "\"" || self == "'" || self == "%"
    }
  }
}
