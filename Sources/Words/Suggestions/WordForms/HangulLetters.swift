/// The letters of Hangul in the order of their keys, without grouping into syllables.
///
/// A word and its typed beginning then share a prefix, although the last typed consonant may belong
/// to the next syllable.
///
/// ```
/// 안녕하세   ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔ
/// 안녕핫     ㅇㅏㄴㄴㅕㅇㅎㅏㅅ      ㅅ will belong to 세
/// 값         ㄱㅏㅂㅅ               clusters are two keys, ㄲ and ㅆ are one
/// ```
public enum HangulLetters {
  /// In the order of Unicode's syllables (The Unicode Standard, 3.12).
  private static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  private static let vowels = letters(
    "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
  private static let finals =
    [[]]
    + letters(
      "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")
  /// Single letters that are two keys: ㄳ, ㅘ.
  private static let clusters: [UInt32: [UInt32]] = Dictionary(
    uniqueKeysWithValues: zip(
      "ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄㅘㅙㅚㅝㅞㅟㅢ".unicodeScalars.map(\.value),
      letters("ㄱㅅ ㄴㅈ ㄴㅎ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅂㅅ ㅗㅏ ㅗㅐ ㅗㅣ ㅜㅓ ㅜㅔ ㅜㅣ ㅡㅣ")))

  private static let firstSyllable: UInt32 = 0xAC00
  private static let syllables = firstSyllable...0xD7A3
  private static let consonants: ClosedRange<UInt32> = 0x3131...0x314E
  private static let vowelLetters: ClosedRange<UInt32> = 0x314F...0x3163
  /// ㄹ, which some endings treat as if there were no final consonant.
  static let rieul: UInt32 = 0x3139

  private static func letters(_ text: String) -> [[UInt32]] {
    text.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
  }

  /// Whether a scalar is a consonant letter.
  static func isConsonant(_ scalar: UInt32) -> Bool { consonants.contains(scalar) }

  /// Whether a scalar is a vowel letter.
  static func isVowel(_ scalar: UInt32) -> Bool { vowelLetters.contains(scalar) }

  /// Whether a scalar is a letter by itself and no syllable.
  static func isLetter(_ scalar: UInt32) -> Bool { isConsonant(scalar) || isVowel(scalar) }

  /// Returns the letters of a syllable or of a letter with two keys; nil for any other scalar.
  public static func letters(of scalar: UInt32) -> [UInt32]? {
    guard syllables.contains(scalar) else { return isLetter(scalar) ? clusters[scalar] : nil }
    let index = Int(scalar - firstSyllable)
    return [initials[index / 588]] + vowels[index % 588 / 28] + finals[index % 28]
  }

  /// Composes letters into syllables. A consonant begins a syllable if a vowel follows it. Letters
  /// that form no syllable, and other scalars, are kept.
  public static func syllables(of letters: [UInt32]) -> [UInt32] {
    var syllables: [UInt32] = []
    var index = 0
    while index < letters.count {
      guard let (syllable, end) = syllable(in: letters, at: index) else {
        syllables.append(letters[index])
        index += 1
        continue
      }
      syllables.append(syllable)
      index = end
    }
    return syllables
  }

  /// Returns the syllable that begins at an index and the index after it; nil if none begins there.
  private static func syllable(in letters: [UInt32], at index: Int) -> (UInt32, end: Int)? {
    guard isConsonant(letters[index]), let initial = initials.firstIndex(of: letters[index]),
      let vowel = longest(of: vowels, in: letters[(index + 1)...])
    else { return nil }
    var end = index + 1 + vowels[vowel].count
    let rest = letters[end...]
    // A consonant before a vowel belongs to the next syllable.
    var closing = rest.prefix(while: isConsonant)
    if closing.endIndex < letters.count, isVowel(letters[closing.endIndex]) {
      closing = closing.dropLast()
    }
    let final = longest(of: finals, in: closing) ?? 0
    end += finals[final].count
    return (firstSyllable + UInt32(initial * 588 + vowel * 28 + final), end: end)
  }

  /// Returns the index of the longest sequence that `letters` begin with; nil if there is none.
  private static func longest(of sequences: [[UInt32]], in letters: ArraySlice<UInt32>) -> Int? {
    sequences.indices.filter { letters.starts(with: sequences[$0]) }
      .max { sequences[$0].count < sequences[$1].count }
  }
}
