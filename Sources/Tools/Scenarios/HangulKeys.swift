/// The keys of the two-set layout that type a Hangul syllable.
///
/// ```
/// 값   ㄱ ㅏ ㅂ ㅅ        왜   ㅇ ㅗ ㅐ
/// ```
enum HangulKeys {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ",
    "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  private static let finals = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ",
    "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]
  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastSyllable: UInt32 = 0xD7A3

  /// Returns the letters of a syllable; nil if the character is not one.
  static func letters(of character: Character) -> [Character]? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (firstSyllable...lastSyllable).contains(scalar.value)
    else { return nil }
    let index = Int(scalar.value - firstSyllable)
    let (rest, final) = index.quotientAndRemainder(dividingBy: finals.count)
    let (initial, vowel) = rest.quotientAndRemainder(dividingBy: vowels.count)
    return [initials[initial]] + vowels[vowel] + finals[final]
  }
}
