/// Normalises a reading to the one spelling that a word list has. Functions return nil for text
/// that is not a reading in their system.
enum ReadingSpelling {
  /// Normalises a syllable in bopomofo: at most one initial, medial and final each, in this order,
  /// and a tone. The dot of the neutral tone may precede the syllable as in print (`˙ㄇㄚ`); it is
  /// moved to the end. The mark of the first tone is removed, as most keyboards do not type it.
  static func zhuyin(_ text: some StringProtocol) -> String? {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "˙", scalars.count > 1 { scalars.append(scalars.removeFirst()) }
    if scalars.last == "ˉ" { scalars.removeLast() }
    // Each slot is filled at most once, and in ascending order.
    var lastSlot = 0
    for scalar in scalars {
      let slot: Int
      switch scalar.value {
      case 0x3105...0x3119, 0x312A...0x312C: slot = 1
      case 0x3127...0x3129: slot = 2
      case 0x311A...0x3126, 0x312D...0x312F: slot = 3
      case 0x02CA, 0x02C7, 0x02CB, 0x02D9: slot = 4
      default: return nil
      }
      guard slot > lastSlot, slot < 4 || lastSlot > 0 else { return nil }
      lastSlot = slot
    }
    guard lastSlot > 0 else { return nil }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Normalises a Jyutping syllable: one to six letters, and an optional tone from 1 to 6.
  static func jyutping(_ text: some StringProtocol) -> String? {
    var letters = text.utf8.map { $0 | (0x41...0x5A ~= $0 ? 0x20 : 0) }
    let spelled = String(decoding: letters, as: UTF8.self)
    if let last = letters.last, (0x31...0x36).contains(last) { letters.removeLast() }
    guard (1...6).contains(letters.count), letters.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    return spelled
  }

  /// Normalises kana to hiragana. Letters, digits and ASCII punctuation are kept; full-width ones
  /// become half-width.
  static func kana(_ text: String) -> String? {
    guard !text.unicodeScalars.allSatisfy({ (0x3041...0x3096).contains($0.value) }) else {
      return text
    }
    var spelled = ""
    for scalar in text.unicodeScalars {
      let value: UInt32
      switch scalar.value {
      case 0x30A1...0x30F6: value = scalar.value - 0x60
      case 0xFF01...0xFF5D: value = scalar.value - 0xFEE0
      // Hiragana, its marks, the long vowel mark, the middle dot, wave dashes, the four katakana
      // without a hiragana, and the punctuation that has a key.
      case 0x3041...0x3096, 0x3099...0x309E, 0x30F7...0x30FE, 0x301C, 0xFF5E, 0x3001...0x3002,
        0x300C...0x300D, 0x21...0x7E:
        value = scalar.value
      default: return nil
      }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      spelled.unicodeScalars.append(scalar)
    }
    return spelled
  }

  /// Returns a sequence of keys: printable ASCII without spaces.
  static func code(_ text: some StringProtocol) -> String? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    return String(text)
  }
}
