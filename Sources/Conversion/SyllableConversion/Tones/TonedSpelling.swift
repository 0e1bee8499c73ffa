/// Pinyin with the mark of a tone: shì for `shi` in the fourth tone.
enum TonedSpelling {
  private static let marks: [Character: [Character]] = [
    "a": ["ā", "á", "ǎ", "à"], "e": ["ē", "é", "ě", "è"], "i": ["ī", "í", "ǐ", "ì"],
    "o": ["ō", "ó", "ǒ", "ò"], "u": ["ū", "ú", "ǔ", "ù"], "v": ["ǖ", "ǘ", "ǚ", "ǜ"],
  ]

  /// Returns the reading of a character, with the mark of its tone if the lexicon's syllables have no
  /// tones themselves. A character with several tones, whose usual one is not recorded, has no mark.
  static func reading(
    of character: Character, spelled spelling: String, tones: ToneTable?, syllable: SyllableID?
  ) -> String {
    guard let tones, let syllable, let scalar = character.unicodeScalars.first else {
      return spelling
    }
    let set = tones.tones(of: scalar, as: syllable)
    return marked(spelling, tone: set.nonzeroBitCount == 1 ? set.trailingZeroBitCount + 1 : 5)
  }

  /// Returns a syllable with the mark of a tone, 1 to 5. The mark is on a or e, then on o, and
  /// otherwise on the last vowel.
  static func marked(_ spelling: String, tone: Int) -> String {
    var letters = Array(spelling)
    let index =
      letters.firstIndex { $0 == "a" || $0 == "e" }
      ?? letters.firstIndex(of: "o") ?? letters.lastIndex { marks[$0] != nil }
    if let index, (1...4).contains(tone), let marked = marks[letters[index]] {
      letters[index] = marked[tone - 1]
    }
    return String(letters.map { $0 == "v" ? "ü" : $0 })
  }
}
