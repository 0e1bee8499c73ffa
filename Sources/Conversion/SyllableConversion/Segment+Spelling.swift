import InputCore

/// What keystrokes stand for, where that is not themselves: a digit of nine keys for a letter, a
/// key of double pinyin for an initial or a final.
public protocol KeystrokeSpelling: Sendable {
  /// Whether a keystroke stands for just one letter, which is then committed raw in its place.
  var isLetterForKeystroke: Bool { get }

  /// What each keystroke of one syllable stands for, in order: as many pieces as keystrokes. The
  /// syllable may be longer than what is typed of it. Apostrophes are not among the keystrokes.
  func pieces(of syllable: SyllableID, typedAs keystrokes: [Unicode.Scalar]) -> [String]
}

extension Segment {
  /// Gives each keystroke of the reading what it stands for in the syllables; apostrophes stay.
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
