import InputCore
import Lexicon

extension Segment {
  /// Gives each digit of the reading its letter in the syllables; other keystrokes stand for
  /// themselves, a letter in place of the syllable's own.
  ///
  /// ```
  /// 64426   ni hao    nihao
  /// 6i'42   ni hao    ni'ha     the last syllable is incomplete
  /// ```
  mutating func spell(_ syllables: [SyllableID], of lexicon: Lexicon) {
    var letters = String.UnicodeScalarView()
    var syllables = syllables[...]
    var ends = syllableEnds[...]
    var syllable = Self.spelling(of: syllables.popFirst(), in: lexicon)
    for (offset, keystroke) in reading.unicodeScalars.enumerated() {
      if ends.first == offset {
        ends.removeFirst()
        syllable = Self.spelling(of: syllables.popFirst(), in: lexicon)
      }
      let letter = keystroke == "'" ? nil : syllable.popFirst()
      letters.append(("0"..."9").contains(keystroke) ? letter ?? keystroke : keystroke)
    }
    spelling = String(letters)
  }

  /// A damaged image may name a syllable that the table has not.
  private static func spelling(
    of syllable: SyllableID?, in lexicon: Lexicon
  ) -> Substring.UnicodeScalarView {
    let spellings = lexicon.syllables.spellings
    guard let syllable, spellings.indices.contains(Int(syllable)) else {
      return "".unicodeScalars[...]
    }
    return spellings[Int(syllable)][...].unicodeScalars
  }
}
