/// The words of a language that begin with an apostrophe. Until such a word ends, its apostrophe may
/// as well be an opening quotation mark.
///
/// ```
/// Heb je ‘t|  + space     Heb je ’t |      a word of the list
/// de jaren ‘90|  + ,      de jaren ’90,|   0 in the list is any digit
/// ‘t|  + '                stays: the quotation closes
/// ```
struct ApostropheWords {
  let locale: KeyboardLocale

  /// A word with the mark before it, at the end of a text.
  struct Match {
    /// The mark and the word as they are in the text.
    var typed: String
    /// The word with its apostrophe.
    var replacement: String
    /// The text before the mark.
    var before: Substring
  }

  /// Returns the word of the list at the end of a text; nil if there is none.
  func match(atEndOf text: some StringProtocol) -> Match? {
    guard !locale.apostropheWords.isEmpty else { return nil }
    let tail = text.suffix(Self.maximumLength)
    let token = tail.suffix(tail.reversed().prefix { !isBoundary($0) }.count)
    guard let mark = token.first, isMark(mark) else { return nil }
    let before = text.prefix(text.count - token.count)
    guard before.last.map(isBoundary) ?? true else { return nil }
    let word = token.dropFirst()
    guard locale.apostropheWords.contains(Self.entry(word)) else { return nil }
    return Match(
      typed: String(token), replacement: Self.apostrophe + Self.withApostrophes(word),
      before: Substring(before))
  }

  /// The number of characters before the caret that are examined: more than an entry has.
  private static let maximumLength = 20
  private static let apostrophe = "\u{2019}"

  /// The word as the list has it: small letters, 0 for each digit, straight apostrophes.
  private static func entry(_ word: some StringProtocol) -> String {
    String(
      word.lowercased().map { character in
        if character.isNumber { return "0" }
        return apostrophes.contains(character) ? "'" : character
      })
  }

  private static func withApostrophes(_ word: some StringProtocol) -> String {
    word.map { apostrophes.contains($0) ? apostrophe : String($0) }.joined()
  }

  private static let apostrophes: Set<Character> = ["'", "\u{2019}"]

  /// Whether a character is an apostrophe or what the typing aids make of one before a word.
  private func isMark(_ character: Character) -> Bool {
    if Self.apostrophes.contains(character) { return true }
    let marks = locale.quotationMarks
    return marks.count >= 4 && marks[2] == String(character)
  }

  /// Whether a word can begin after a character: a space, a dash or an opening mark other than an
  /// apostrophe.
  private func isBoundary(_ character: Character) -> Bool {
    guard !isMark(character), let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .dashPunctuation: return true
    default: return scalar.properties.isWhitespace || character == "\""
    }
  }
}
