/// Jamo as text: a syllable where they make a modern one, and else what shows them best.
enum HangulText {
  /// The first precomposed syllable, and how many vowels and finals follow each other in the block.
  /// (Unicode, 3.12, Conjoining Jamo Behavior.)
  private static let firstSyllable: UInt32 = 0xAC00
  private static let vowelCount: UInt32 = 21
  private static let finalCount: UInt32 = 28
  private static let initialFiller: Unicode.Scalar = "\u{115F}"
  private static let vowelFiller: Unicode.Scalar = "\u{1160}"

  /// The precomposed syllable of three conjoining jamo, where `final` is 0 for none; nil where there
  /// is no such syllable.
  @inline(__always)
  static func syllable(_ initial: UInt32, _ vowel: UInt32, _ final: UInt32) -> UInt32? {
    let first = initial &- 0x1100
    let second = vowel &- 0x1161
    let third = final == 0 ? 0 : final &- 0x11A7
    guard first < 19, second < vowelCount, third < finalCount, final == 0 || third > 0 else {
      return nil
    }
    return firstSyllable &+ (first &* vowelCount &+ second) &* finalCount &+ third
  }

  /// The conjoining jamo of a precomposed syllable, 0 for no final; nil for another scalar.
  static func jamo(ofSyllable scalar: UInt32) -> (initial: UInt32, vowel: UInt32, final: UInt32)? {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    let index = scalar - firstSyllable
    let final = index % finalCount
    let rest = index / finalCount
    return (
      0x1100 + rest / vowelCount, 0x1161 + rest % vowelCount, final == 0 ? 0 : 0x11A7 + final
    )
  }

  /// The text of jamo that make no precomposed syllable, each 0 where there is none.
  ///
  /// ```
  /// ㄱ alone           ㄱ, a letter of its own (U+3131)
  /// ㄱ and ㄴ as final   ㄱㄴ: a syllable that waits for its vowel (order-free entry)
  /// ᄒ, ᆞ, ᆫ            ᄒᆞᆫ, conjoining jamo; fillers stand for what is missing
  /// ```
  static func letters(_ initial: UInt32, _ vowel: UInt32, _ final: UInt32) -> String {
    let jamo = [initial, vowel, final].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)
    let letters = jamo.compactMap(CompatibilityJamo.letter)
    let isWhole = initial != 0 && vowel != 0
    if letters.count == jamo.count, jamo.count == 1 || !isWhole {
      return String(String.UnicodeScalarView(letters))
    }
    var text = String.UnicodeScalarView()
    text.append(Unicode.Scalar(initial).flatMap { initial == 0 ? nil : $0 } ?? initialFiller)
    text.append(Unicode.Scalar(vowel).flatMap { vowel == 0 ? nil : $0 } ?? vowelFiller)
    if final != 0, let scalar = Unicode.Scalar(final) { text.append(scalar) }
    return String(text)
  }
}
