/// The jamo of one syllable, as numbers of a layout's tables, 0 for none, and where the last key
/// went.
struct SyllableJamo: Hashable, Sendable {
  var initial: UInt8 = 0
  var vowel: UInt8 = 0
  var final: UInt8 = 0
  /// The position of the jamo that the last key gave or changed.
  var last: Jamo.Position?

  var isEmpty: Bool { initial | vowel | final == 0 }
}
