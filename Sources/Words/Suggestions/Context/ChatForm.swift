/// Words of chat that are recognised by their form in every language: laughter, lengthened words, and
/// letters of Hangul by themselves.
///
/// ```
/// hahaha, xdxd     one or two letters that are repeated
/// soooo, yesss           a last letter that is repeated
/// ㅠㅠ, ㄱㅅ, 영화임ㅋ         letters of Hangul that form no syllable
/// ```
///
/// They are in no lexicon and are no typos. `helllo` and `Schifffahrt` are not among them.
enum ChatForm {
  /// The number of equal letters that lengthen a word.
  private static let lengthened = 3
  /// The shortest laughter, in letters.
  private static let shortestLaughter = 4

  /// Returns whether a word has such a form.
  static func applies(to word: some StringProtocol) -> Bool {
    let letters = Array(word.lowercased())
    return isLengthened(letters) || isLaughter(letters)
      || hasHangulLetters(word.unicodeScalars.map(\.value))
  }

  /// Whether a word is letters of Hangul, or begins or ends with one that is added in chat: a consonant, or
  /// the tears ㅠ and ㅜ. Another vowel at the end is a typo: `안녕하세ㅛ`.
  private static func hasHangulLetters(_ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy(HangulLetters.isLetter)
      || [scalars.first, scalars.last].contains { scalar in
        scalar.map { HangulLetters.isConsonant($0) || tears.contains($0) } ?? false
      }
  }

  private static let tears: Set<UInt32> = [0x315C, 0x3160]

  /// Returns whether a word ends with exactly three equal letters, which may also be a key struck
  /// once too often after a double letter.
  static func isTripled(_ word: some StringProtocol) -> Bool {
    let letters = Array(word.lowercased())
    guard let last = letters.last else { return false }
    return letters.reversed().prefix { $0 == last }.count == lengthened
  }

  private static func isLengthened(_ letters: [Character]) -> Bool {
    guard letters.count > lengthened, let last = letters.last else { return false }
    return letters.suffix(lengthened).allSatisfy { $0 == last }
  }

  /// Whether the word is one or two letters again and again. The last repetition may be incomplete.
  private static func isLaughter(_ letters: [Character]) -> Bool {
    guard letters.count >= shortestLaughter else { return false }
    return zip(letters, letters.dropFirst(2)).allSatisfy { $0 == $1 }
  }
}
