/// The elementary letters of Hangul in a text, named as Unicode names the jamo. This is a check on
/// typed text that does not use the automaton.
///
/// ```
/// 값   KIYEOK A PIEUP SIOS
/// ```
enum ElementaryLetters {
  private static let positions = ["CHOSEONG", "JUNGSEONG", "JONGSEONG", "LETTER"]
  private static let vowels = [
    "AE": "A-I", "E": "EO-I", "YAE": "YA-I", "YE": "YEO-I", "WA": "O-A", "WAE": "O-A-I",
    "OE": "O-I", "WEO": "U-EO", "WE": "U-EO-I", "WI": "U-I", "YI": "EU-I",
    "ARAEAE": "ARAEA-I",
  ]

  /// Returns the letters in order. Fillers are skipped; other characters are returned unchanged.
  static func letters(in text: String) -> [String] {
    text.unicodeScalars.flatMap { letters(in: $0) }
  }

  private static func letters(in scalar: Unicode.Scalar) -> [String] {
    if (0xAC00...0xD7A3).contains(scalar.value) {
      let index = scalar.value - 0xAC00
      let jamo = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      return jamo.prefix(index % 28 == 0 ? 2 : 3).compactMap(Unicode.Scalar.init)
        .flatMap { letters(in: $0) }
    }
    let words = scalar.properties.name?.split(separator: " ").map(String.init) ?? []
    guard words.count == 3, words[0] == "HANGUL", positions.contains(words[1]) else {
      return [String(scalar)]
    }
    guard words[2] != "FILLER" else { return [] }
    return words[2].split(separator: "-").flatMap { expand(String($0)) }
  }

  private static func expand(_ name: String) -> [String] {
    if name.hasPrefix("KAPYEOUN") { return expand(String(name.dropFirst(8))) + ["IEUNG"] }
    for style in ["", "CHITUEUM", "CEONGCHIEUM"] where name.hasPrefix(style + "SSANG") {
      let letter = style + name.dropFirst(style.count + 5)
      return [letter, letter]
    }
    if let parts = vowels[name] { return parts.split(separator: "-").map(String.init) }
    // The clusters U+11EC to U+11EF have ieung in their names but contain yesieung.
    return [name == "YESIEUNG" ? "IEUNG" : name]
  }
}
