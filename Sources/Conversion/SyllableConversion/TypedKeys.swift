/// The keystrokes as typed, with access by ranges of Unicode scalars.
struct TypedKeys {
  private var utf8: [UInt8] = []
  /// The offset in `utf8` of each scalar and of the end; nil if every scalar is one byte.
  private var offsets: [Int]?
  /// The mapping from keystrokes to what they type; nil if they type themselves.
  let spelling: (any KeystrokeSpelling)?

  init(_ text: String, spelling: (any KeystrokeSpelling)? = nil) {
    self.spelling = spelling
    utf8 = Array(text.utf8)
    guard utf8.contains(where: { $0 >= 0x80 }) else { return }
    offsets = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 } + [utf8.count]
  }

  /// The number of keystrokes.
  var count: Int { offsets.map { $0.count - 1 } ?? utf8.count }

  var isEmpty: Bool { utf8.isEmpty }

  /// Returns whether the keystrokes are equal.
  func isSame(as other: TypedKeys) -> Bool { utf8 == other.utf8 }

  /// Returns whether these keystrokes extend the others or are the others with the last ones
  /// deleted. If so, the composition continues; otherwise a new one begins.
  func continues(_ others: TypedKeys) -> Bool {
    count > 1 && (utf8.starts(with: others.utf8) || others.utf8.starts(with: utf8))
      && !others.isEmpty
  }

  /// The keystrokes in a range.
  subscript(range: Range<Int>) -> String {
    guard let offsets else { return String(decoding: utf8[range], as: UTF8.self) }
    return String(
      decoding: utf8[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self)
  }
}
