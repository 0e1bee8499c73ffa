extension HangulLayout {
  /// The key of each letter that a single key types, keyed by the standalone letter: `r` for ㄱ in
  /// 2-set. If several keys type a letter, the first in ASCII order, a small letter before a
  /// capital.
  public var keysOfLetters: [Character: Character] {
    let automaton = HangulAutomaton(layout: self)
    var keys: [Character: Character] = [:]
    for byte in UInt8(0x21)...0x7E where key(byte).hasJamo {
      let character = Character(Unicode.Scalar(byte))
      let text = automaton.text(forKeys: String(character))
      // A capital without a jamo of its own types the jamo of the small letter.
      guard text.count == 1, let letter = text.first else { continue }
      if let known = keys[letter], !(known.isUppercase && character.isLowercase) { continue }
      keys[letter] = character
    }
    return keys
  }
}
