import NGrams
import SyllableConversion

extension UInt8 {
  var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  /// Whether the letter is a vowel of pinyin; `v` stands for `ü`.
  var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "v"):
      true
    default: false
    }
  }
}

/// Tests of keystrokes that all pinyin segmenters share.
extension [UInt8] {
  /// Creates a literal edge for one keystroke.
  func literal(_ start: Int, cost: Cost) -> SegmentEdge {
    SegmentEdge(start: start, end: start + 1, kind: .literal, cost: cost)
  }

  /// Returns the index after an apostrophe at `end`, or after the space that separates syllables of
  /// a line. It belongs to the edge before it.
  func skippingApostrophe(_ end: Int) -> Int {
    end < count && (self[end] == UInt8(ascii: "'") || self[end] == UInt8(ascii: " "))
      ? end + 1 : end
  }

  /// Returns the tone of the digit at `end`, 1 to 5 with 5 for the neutral tone; 0 if there is
  /// none.
  func tone(at end: Int) -> UInt8 {
    guard end < count, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(self[end]) else { return 0 }
    return self[end] - UInt8(ascii: "0")
  }

  /// Whether there is no small letter at `end`.
  func isEndOfLetters(_ end: Int) -> Bool { end == count || !self[end].isSmallLetter }
}
