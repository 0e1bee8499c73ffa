/// The parser of quantifiers in patterns: `?`, and `{x,y}` with one digit each.
enum PatternQuantifier {
  /// Takes a quantifier at the cursor.
  ///
  /// - Returns: the range of repetitions; nil if the cursor is not at a quantifier.
  /// - Throws: `unboundedRepetition` for `*`, `+` and `{2,}`, `wrongQuantifier` for a malformed
  ///   range.
  static func take(_ cursor: inout ScalarCursor) throws(RuleFault) -> ClosedRange<Int>? {
    let start = cursor.index
    switch cursor.current {
    case "?":
      cursor.index += 1
      return 0...1
    case "*", "+": throw .unboundedRepetition(cursor.excerpt(from: start, length: 1))
    case "{":
      cursor.index += 1
      guard let inside = cursor.take(upTo: "}") else { throw .unbalanced("{") }
      let bounds = inside.split(separator: ",", omittingEmptySubsequences: false)
      if bounds.count == 2, bounds[1].isEmpty { throw .unboundedRepetition("{\(inside)}") }
      guard bounds.count == 2, let least = digit(bounds[0]), let most = digit(bounds[1]),
        least <= most, most >= 1
      else { throw .wrongQuantifier("{\(inside)}") }
      return least...most
    default: return nil
    }
  }

  private static func digit(_ text: Substring) -> Int? {
    guard text.utf8.count == 1, let digit = text.utf8.first, (0x30...0x39).contains(digit) else {
      return nil
    }
    return Int(digit) - 0x30
  }
}
