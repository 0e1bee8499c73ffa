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
    switch (initial, vowel, final) {
    // Most often one stands alone, the first of a syllable.
    case (let jamo, 0, 0), (0, let jamo, 0), (0, 0, let jamo):
      if let letter = Unicode.Scalar(jamo).flatMap(CompatibilityJamo.letter) {
        return String(letter)
      }
    case (0, _, _), (_, 0, _):
      if let letters = letters([initial, vowel, final]) { return letters }
    default: break
    }
    var text = String.UnicodeScalarView()
    text.append(initial == 0 ? initialFiller : Unicode.Scalar(initial) ?? initialFiller)
    text.append(vowel == 0 ? vowelFiller : Unicode.Scalar(vowel) ?? vowelFiller)
    if final != 0, let scalar = Unicode.Scalar(final) { text.append(scalar) }
    return String(text)
  }

  /// Each jamo as a letter of its own; nil where one has no letter.
  private static func letters(_ jamo: [UInt32]) -> String? {
    var text = String.UnicodeScalarView()
    for value in jamo where value != 0 {
      guard let letter = Unicode.Scalar(value).flatMap(CompatibilityJamo.letter) else { return nil }
      text.append(letter)
    }
    return String(text)
  }
}
