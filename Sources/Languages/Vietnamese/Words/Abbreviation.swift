/// A word of consonants alone that has a đ, such as an abbreviation or a price's unit. It is no
/// syllable, but its keys mean nothing else either: `dd` in it is always đ.
///
/// ```
/// QDD   QĐ      sddt   sđt     dd   đ      ddd   dd, taken back
/// ```
struct Abbreviation {
  /// A letter, and the number of keys that made it.
  private struct Part {
    var letter: Character
    var keyCount = 1
    /// Whether a further key may put a stroke on the letter.
    var takesStroke = false
  }

  private var parts: [Part] = []
  private var hasStroke = false

  /// Reads the keys of a word.
  ///
  /// - Returns: nil if the word has a vowel or another key than letters, or if no key was a stroke.
  init?(_ keystrokes: String, keys: TypingKeys) {
    for key in keystrokes {
      if keys.isStroke(key), strike(key) { continue }
      let small = key.asciiLowercased
      guard small.isASCII, small.isLetter, !"aeiouy".contains(small) else { return nil }
      // w is a vowel in Telex.
      if case .breveOrHorn = keys.meaning(of: key) { return nil }
      parts.append(Part(letter: key, takesStroke: small == "d"))
    }
    guard hasStroke else { return nil }
  }

  /// The letters.
  var text: String { String(parts.map { $0.letter }) }

  /// The number of keys of the last letter.
  var lastKeyCount: Int { parts.last?.keyCount ?? 0 }

  /// Puts a stroke on the d before, or takes it back from the đ before.
  private mutating func strike(_ key: Character) -> Bool {
    guard let last = parts.last else { return false }
    if last.takesStroke {
      parts[parts.count - 1] = Part(letter: last.letter == "D" ? "Đ" : "đ", keyCount: 2)
      hasStroke = true
      return true
    }
    guard "đĐ".contains(last.letter), last.keyCount == 2 else { return false }
    parts[parts.count - 1] = Part(letter: last.letter == "Đ" ? "D" : "d")
    parts.append(Part(letter: key, keyCount: 2))
    return true
  }
}

extension TypingKeys {
  /// Whether a key puts a stroke on d.
  fileprivate func isStroke(_ key: Character) -> Bool {
    if case .mark(.stroke, _) = meaning(of: key) { true } else { false }
  }
}
