import NGrams
import SyllableConversion

extension UInt8 {
  var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  /// The vowels of pinyin; `v` stands for `ü`.
  var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "v"):
      true
    default: false
    }
  }
}

/// What all segmenters of pinyin ask of keystrokes.
extension [UInt8] {
  /// How far back the capital of a word is looked for.
  private static let longestCapitalisedWord = 24

  /// The keystroke at `start` as it is.
  func literal(_ start: Int, cost: Cost) -> SegmentEdge {
    SegmentEdge(start: start, end: start + 1, kind: .literal, cost: cost)
  }

  /// An apostrophe belongs to the edge before it.
  func skippingApostrophe(_ end: Int) -> Int {
    end < count && self[end] == UInt8(ascii: "'") ? end + 1 : end
  }

  /// The tone that the digit at `end` names, 5 being the neutral one; 0 where no such digit stands there.
  func tone(at end: Int) -> UInt8 {
    guard end < count, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(self[end]) else { return 0 }
    return self[end] - UInt8(ascii: "0")
  }

  /// Whether no small letter stands at `end`.
  func isEndOfLetters(_ end: Int) -> Bool { end == count || !self[end].isSmallLetter }

  /// Whether only small letters stand between a capital and `start`.
  func isInCapitalisedWord(_ start: Int) -> Bool {
    for key in self[Swift.max(0, start - Self.longestCapitalisedWord)..<start].reversed() {
      if key.isCapitalLetter { return true }
      if !key.isSmallLetter { return false }
    }
    return false
  }
}
