/// The signs of numbers. A key that types Japanese punctuation types its own character within a
/// number.
///
/// ```
/// 1.5   1,000   03-1234-5678   2026/11/23   10:30   50%   -5
/// a.    あ。      ra-men  らーめん        kare-2     かれー2
/// ```
enum NumberSigns {
  /// The signs between two digits, or between a Latin letter and a digit (No.1).
  private static let joining: Set<Character> = [".", ",", "-", "/", ":", "+", "*", "="]
  /// The signs before the first digit.
  private static let leading: Set<Character> = ["-", "+", "$", "#"]
  /// The signs after the last digit.
  private static let trailing: Set<Character> = ["%"]

  /// Whether a key types its own character between two texts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - before: The unit before it; nil at the start.
  ///   - after: The unit after it; nil at the end.
  static func isSign(_ key: Character, after before: String?, before after: String?) -> Bool {
    let isAfterDigit = before.map(isDigit) ?? false
    if trailing.contains(key) { return isAfterDigit }
    guard after.map(isDigit) ?? false else { return false }
    if joining.contains(key), isAfterDigit || before.map(isLatin) ?? false { return true }
    // A - after kana lengthens a vowel.
    return leading.contains(key) && (key != "-" || !(before.map(isKana) ?? false))
  }

  private static func isDigit(_ text: String) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a text is a Latin letter.
  static func isLatin(_ text: String) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isKana(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
  }
}

extension KanaText {
  /// Writes the signs next to the caret as their keys if they belong to a number, otherwise as the
  /// table does. Call it after each change.
  mutating func settleSigns(_ table: RomajiTable) {
    for index in max(caret - 2, 0)..<min(caret + 1, count) {
      let keys = units[index].keys
      guard let key = keys.first, keys.count == 1, let mark = table.kana(of: key), mark != keys,
        !units[index].isWaiting, !units[index].isLatin
      else { continue }
      let before = index > 0 ? units[index - 1].text : nil
      let after = index + 1 < count ? units[index + 1].text : nil
      if NumberSigns.isSign(key, after: before, before: after) {
        if units[index].text == mark { setText(keys, at: index) }
      } else if units[index].text == keys, !isAmongLatinLetters(index) {
        setText(mark, at: index)
      }
    }
  }

  /// Whether a sign is in a run of ASCII that has a letter, as in an address: `a@163.com`.
  private func isAmongLatinLetters(_ index: Int) -> Bool {
    func hasLetter(_ units: some Sequence<Unit>) -> Bool {
      units.prefix { !$0.isWaiting && $0.text.utf8.allSatisfy { $0 < 0x80 } }
        .contains { NumberSigns.isLatin($0.text) }
    }
    return hasLetter(units[..<index].reversed()) || hasLetter(units[(index + 1)...])
  }
}
