/// Writes jamo as text: a precomposed syllable if there is one, otherwise letters or conjoining
/// jamo.
enum HangulText {
  /// The first precomposed syllable, and the numbers of vowels and finals (counting no final) in
  /// the block. Source: the Unicode Standard, section 3.12, Conjoining Jamo Behavior.
  private static let firstSyllable: UInt32 = 0xAC00
  private static let vowelCount: UInt32 = 21
  private static let finalCount: UInt32 = 28
  private static let initialFiller: Unicode.Scalar = "\u{115F}"
  private static let vowelFiller: Unicode.Scalar = "\u{1160}"

  /// Returns the precomposed syllable of three conjoining jamo. `final` is 0 for no final. Nil if
  /// there is no such syllable.
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

  /// Returns the conjoining jamo of a precomposed syllable, with 0 for no final; nil for other
  /// scalars.
  static func jamo(ofSyllable scalar: UInt32) -> (initial: UInt32, vowel: UInt32, final: UInt32)? {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    let index = scalar - firstSyllable
    let final = index % finalCount
    let rest = index / finalCount
    return (
      0x1100 + rest / vowelCount, 0x1161 + rest % vowelCount, final == 0 ? 0 : 0x11A7 + final
    )
  }

  /// Returns the text of jamo that form no precomposed syllable. A missing jamo is 0.
  ///
  /// ```
  /// ㄱ alone           ㄱ, a compatibility letter (U+3131)
  /// ㄱ and final ㄴ      ㄱㄴ: a syllable that waits for its vowel (order-free entry)
  /// ᄒ, ᆞ, ᆫ            ᄒᆞᆫ, conjoining jamo; fillers replace missing ones
  /// ```
  static func letters(_ initial: UInt32, _ vowel: UInt32, _ final: UInt32) -> String {
    switch (initial, vowel, final) {
    // The usual case first: the initial of a syllable.
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

  /// Returns each jamo as a compatibility letter; nil if one has none.
  private static func letters(_ jamo: [UInt32]) -> String? {
    var text = String.UnicodeScalarView()
    for value in jamo where value != 0 {
      guard let letter = Unicode.Scalar(value).flatMap(CompatibilityJamo.letter) else { return nil }
      text.append(letter)
    }
    return String(text)
  }
}
