/// The jamo of one syllable as numbers in the tables of a layout, 0 for none, and the position of
/// the last key.
struct SyllableJamo: Hashable, Sendable {
  var initial: UInt8 = 0
  var vowel: UInt8 = 0
  var final: UInt8 = 0
  /// The position that the last key set or changed.
  var last: Jamo.Position?

  var isEmpty: Bool { initial | vowel | final == 0 }
}
