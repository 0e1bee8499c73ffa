/// A keystroke whose letter was chosen, in one byte: the letter with the high bit set, as a capital
/// if the syllable ends with it.
struct FixedLetter {
  let letter: UInt8
  /// Whether the syllable ends with this letter.
  let isLast: Bool

  init?(_ key: UInt8) {
    let ascii = key & 0x7F
    guard key >= 0x80, ascii.isSmallLetter || ascii.isCapitalLetter else { return nil }
    letter = ascii | 0x20
    isLast = ascii.isCapitalLetter
  }

  /// Fixes the letters of one syllable in the keystrokes. Indices out of range and other characters
  /// are ignored.
  static func fix(_ letters: [UInt8], from start: Int, in keys: inout [UInt8]) {
    for (offset, letter) in letters.enumerated() where letter.isSmallLetter {
      guard keys.indices.contains(start + offset) else { return }
      let isLast = offset == letters.count - 1
      keys[start + offset] = (isLast ? letter & ~0x20 : letter) | 0x80
    }
  }
}
