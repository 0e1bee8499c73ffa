extension HangulAutomaton {
  /// Returns the text of the jamo of a syllable; empty for no jamo.
  func text(of jamo: SyllableJamo) -> String {
    let initial = layout.initials.scalars[Int(jamo.initial)]
    let vowel = layout.vowels.scalars[Int(jamo.vowel)]
    let final = layout.finals.scalars[Int(jamo.final)]
    if let syllable = HangulText.syllable(initial, vowel, final).flatMap(Unicode.Scalar.init) {
      return String(Character(syllable))
    }
    return jamo.isEmpty ? "" : HangulText.letters(initial, vowel, final)
  }

  /// Returns the text of the keys of a syllable.
  func text(of keys: SyllableKeys) -> String {
    if let jamo = jamo(of: keys) { return text(of: jamo) }
    // Decoded keys can belong to more than one syllable. Convert them all, so that none is lost.
    return text(forKeys: "\(keys)")
  }

  /// Returns the text that a line of keys types. Characters that are not keys of the layout stay.
  ///
  /// ```swift
  /// let layout = HangulLayout.standard("2-set")!
  /// HangulAutomaton(layout: layout).text(forKeys: "dkssud gktpdy")  // 안녕 하세요
  /// ```
  public func text(forKeys typed: some StringProtocol) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(typed.utf8.count * 2)
    var keys = SyllableKeys()
    var jamo = SyllableJamo()
    for byte in typed.utf8 {
      let key = layout.key(byte)
      if key.hasJamo {
        if let ended = type(byte, into: &keys, making: &jamo) { append(ended, to: &text) }
        continue
      }
      let endsSyllable = !keys.isEmpty
      append(jamo, to: &text)
      keys = SyllableKeys()
      jamo = SyllableJamo()
      if key.isBreak, endsSyllable { continue }
      if let mark = layout.marks[byte] { text += mark.utf8 } else { text.append(byte) }
    }
    append(jamo, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of a syllable as UTF-8.
  private func append(_ jamo: SyllableJamo, to text: inout [UInt8]) {
    let syllable = HangulText.syllable(
      layout.initials.scalars[Int(jamo.initial)], layout.vowels.scalars[Int(jamo.vowel)],
      layout.finals.scalars[Int(jamo.final)])
    guard let syllable else {
      text += self.text(of: jamo).utf8
      return
    }
    // Every precomposed syllable is three bytes of UTF-8.
    text.append(0xE0 | UInt8(truncatingIfNeeded: syllable >> 12))
    text.append(0x80 | UInt8(truncatingIfNeeded: syllable >> 6 & 0x3F))
    text.append(0x80 | UInt8(truncatingIfNeeded: syllable & 0x3F))
  }
}
