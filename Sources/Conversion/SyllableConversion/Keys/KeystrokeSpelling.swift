import InputCore

/// A mapping from keystrokes to what they type if that differs from the keys: a digit of a nine-key
/// keypad for a letter, a key of double pinyin for an initial or a final.
public protocol KeystrokeSpelling: AnyObject, Sendable {
  /// Whether each keystroke types exactly one letter. A raw commit then inserts the letters instead
  /// of the keystrokes.
  var isLetterForKeystroke: Bool { get }

  /// Returns what each keystroke of one syllable types, in order, one piece per keystroke.
  ///
  /// - Parameters:
  ///   - syllable: the syllable; it may be longer than the typed part.
  ///   - keystrokes: the keystrokes without apostrophes.
  func pieces(of syllable: SyllableID, typedAs keystrokes: [Unicode.Scalar]) -> [String]

  /// Returns the text that keystrokes without a reading become. By default themselves.
  func text(ofUnread keystrokes: String) -> String
}

extension KeystrokeSpelling {
  /// Returns the keystrokes.
  public func text(ofUnread keystrokes: String) -> String { keystrokes }
}

extension Segment {
  /// Sets what each keystroke of the reading types, given its syllables; apostrophes stay.
  ///
  /// ```
  /// 64426   ni hao    n i h a o
  /// 6i'42   ni hao    n i ' h a    the last syllable is incomplete
  /// nihc    ni hao    n i h ao     double pinyin
  /// ```
  mutating func spell(_ syllables: [SyllableID], by spelling: any KeystrokeSpelling) {
    var pieces: [String] = []
    var start = reading.unicodeScalars.startIndex
    var offset = 0
    for (syllable, end) in zip(syllables, syllableEnds) where end > offset {
      let stop = reading.unicodeScalars.index(start, offsetBy: end - offset)
      var keystrokes = Array(reading.unicodeScalars[start..<stop])
      let hasApostrophe = keystrokes.last == "'"
      if hasApostrophe { keystrokes.removeLast() }
      pieces += spelling.pieces(of: syllable, typedAs: keystrokes)
      if hasApostrophe { pieces.append("'") }
      (start, offset) = (stop, end)
    }
    // A damaged image may hold a word with another number of syllables.
    guard pieces.count == keystrokeCount else { return }
    if spelling.isLetterForKeystroke { self.spelling = pieces.joined() } else { shown = pieces }
  }
}
