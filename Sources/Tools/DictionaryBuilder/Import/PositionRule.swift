/// A phrase rule in the notation of fcitx and ibus-table, converted to rime's notation.
///
/// ```
/// e2=p11+p12+p21+p22     2 AaAbBaBb      two characters: the first two keys of each
/// a4=p11+p21+p31+n11     4-99 AaBaCaZa   n counts characters from the end
/// ca4:p11+p21+p31+p-11   4-99 AaBaCaZa   and so does a negative number
/// ```
struct PositionRule {
  /// The upper bound of an open range of lengths, more than any phrase has.
  private static let maximumPhraseLength = 99

  /// The lengths and the formula in the notation that `PhraseRule` reads.
  let formula: String

  /// Parses a rule.
  ///
  /// - Parameters:
  ///   - text: The rule.
  ///   - equal: The prefix of an exact length.
  ///   - atLeast: The prefix of a minimum length.
  ///   - separator: The character between the length and the formula.
  /// - Returns: nil if the text is not a rule.
  init?(_ text: Substring, equal: String, atLeast: String, separator: Character) {
    guard let middle = text.firstIndex(of: separator) else { return nil }
    let head = text[..<middle].lowercased()
    let isOpen = head.hasPrefix(atLeast)
    guard isOpen || head.hasPrefix(equal),
      let length = Int(head.dropFirst(isOpen ? atLeast.count : equal.count)),
      (1...Self.maximumPhraseLength).contains(length)
    else { return nil }
    var formula = isOpen ? "\(length)-\(Self.maximumPhraseLength) " : "\(length) "
    for position in text[text.index(after: middle)...].split(separator: "+") {
      guard let letters = Self.letters(of: position) else { return nil }
      formula += letters
    }
    self.formula = formula
  }

  /// Returns the letters of a code position: `p21` is Ba, `n11` and `p-11` are Za. Key 0 is padding
  /// and gives an empty string.
  private static func letters(of position: Substring) -> String? {
    var digits = position.drop { $0 == " " }.dropFirst()
    var isFromEnd = position.contains("n")
    guard position.contains("p") != isFromEnd else { return nil }
    if digits.first == "-" {
      isFromEnd = true
      digits = digits.dropFirst()
    }
    let numbers = digits.compactMap(\.wholeNumberValue)
    guard numbers.count == 2, digits.filter({ $0 != " " }).count == 2,
      (1...6).contains(numbers[0]), (0...9).contains(numbers[1])
    else { return nil }
    guard numbers[1] > 0 else { return "" }
    let character = isFromEnd ? 0x5B - numbers[0] : 0x40 + numbers[0]
    return [character, 0x60 + numbers[1]].compactMap { Unicode.Scalar($0) }
      .map { String($0) }.joined()
  }
}
