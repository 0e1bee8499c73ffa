/// The letters of Hangul as they are typed on keys, one after the other, whatever syllables they make:
/// words and what is typed of them begin alike, although the last consonant may belong to the next
/// syllable.
///
/// ```
/// 안녕하세   ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔ
/// 안녕핫     ㅇㅏㄴㄴㅕㅇㅎㅏㅅ      ㅅ is to be that of 세
/// 값         ㄱㅏㅂㅅ               clusters are two keys, ㄲ and ㅆ are one
/// ```
public enum HangulLetters {
  /// In the order of the syllables of Unicode (The Unicode Standard, 3.12).
  private static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  private static let vowels = letters(
    "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
  private static let finals =
    [[]]
    + letters(
      "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")
  /// Letters by themselves that are two keys: ㄳ, ㅘ.
  private static let clusters: [UInt32: [UInt32]] = Dictionary(
    uniqueKeysWithValues: zip(
      "ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄㅘㅙㅚㅝㅞㅟㅢ".unicodeScalars.map(\.value),
      letters("ㄱㅅ ㄴㅈ ㄴㅎ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅂㅅ ㅗㅏ ㅗㅐ ㅗㅣ ㅜㅓ ㅜㅔ ㅜㅣ ㅡㅣ")))

  private static let firstSyllable: UInt32 = 0xAC00
  private static let syllables = firstSyllable...0xD7A3
  private static let consonants: ClosedRange<UInt32> = 0x3131...0x314E
  private static let vowelLetters: ClosedRange<UInt32> = 0x314F...0x3163
  /// ㄹ, which some endings treat as no final consonant.
  static let rieul: UInt32 = 0x3139

  private static func letters(_ text: String) -> [[UInt32]] {
    text.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
  }

  /// Whether a scalar is the letter of a consonant.
  static func isConsonant(_ scalar: UInt32) -> Bool { consonants.contains(scalar) }

  /// Whether a scalar is the letter of a vowel.
  static func isVowel(_ scalar: UInt32) -> Bool { vowelLetters.contains(scalar) }

  /// The letters of a syllable, or of a letter that is two; nil for any other scalar.
  public static func letters(of scalar: UInt32) -> [UInt32]? {
    guard syllables.contains(scalar) else {
      return isConsonant(scalar) || isVowel(scalar) ? clusters[scalar] : nil
    }
    let position = Int(scalar - firstSyllable)
    return [initials[position / 588]] + vowels[position % 588 / 28] + finals[position % 28]
  }

  /// The syllables that letters make: a consonant begins one where a vowel follows it. Letters that make
  /// none, and other scalars, stay.
  public static func syllables(of letters: [UInt32]) -> [UInt32] {
    var syllables: [UInt32] = []
    var position = 0
    while position < letters.count {
      guard let (syllable, end) = syllable(in: letters, at: position) else {
        syllables.append(letters[position])
        position += 1
        continue
      }
      syllables.append(syllable)
      position = end
    }
    return syllables
  }

  /// The syllable that begins with a letter, and where the next one does.
  private static func syllable(in letters: [UInt32], at position: Int) -> (UInt32, end: Int)? {
    guard isConsonant(letters[position]), let initial = initials.firstIndex(of: letters[position]),
      let vowel = longest(of: vowels, in: letters[(position + 1)...])
    else { return nil }
    var end = position + 1 + vowels[vowel].count
    let rest = letters[end...]
    // The consonant before a vowel is not of this syllable.
    var closing = rest.prefix(while: isConsonant)
    if closing.endIndex < letters.count, isVowel(letters[closing.endIndex]) {
      closing = closing.dropLast()
    }
    let final = longest(of: finals, in: closing) ?? 0
    end += finals[final].count
    return (firstSyllable + UInt32(initial * 588 + vowel * 28 + final), end: end)
  }

  /// The longest of some sequences that letters begin with.
  private static func longest(of sequences: [[UInt32]], in letters: ArraySlice<UInt32>) -> Int? {
    sequences.indices.filter { letters.starts(with: sequences[$0]) }
      .max { sequences[$0].count < sequences[$1].count }
  }
}
