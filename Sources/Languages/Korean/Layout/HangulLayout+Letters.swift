extension HangulLayout {
  /// The key of each letter that one key types, as the letter stands alone: `r` for ㄱ in 2-set. Of
  /// several keys the first in ASCII.
  public var keysOfLetters: [Character: Character] {
    let automaton = HangulAutomaton(layout: self)
    var keys: [Character: Character] = [:]
    for byte in UInt8(0x21)...0x7E where key(byte).hasJamo {
      let character = Character(Unicode.Scalar(byte))
      let text = automaton.text(forKeys: String(character))
      // Capitals without a jamo of their own type that of the small letter.
      guard text.count == 1, let letter = text.first else { continue }
      if let known = keys[letter], !(known.isUppercase && character.isLowercase) { continue }
      keys[letter] = character
    }
    return keys
  }
}
