/// Keystrokes as they were typed, to cut readings from. Counted in Unicode scalars.
struct TypedKeys {
  private var utf8: [UInt8] = []
  /// Where each scalar begins in `utf8`, and its end; nil where every scalar is one byte.
  private var offsets: [Int]?
  /// What keystrokes stand for, where that is not themselves.
  let spelling: (any KeystrokeSpelling)?

  init(_ text: String, spelling: (any KeystrokeSpelling)? = nil) {
    self.spelling = spelling
    utf8 = Array(text.utf8)
    guard utf8.contains(where: { $0 >= 0x80 }) else { return }
    offsets = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 } + [utf8.count]
  }

  /// How many keystrokes there are.
  var count: Int { offsets.map { $0.count - 1 } ?? utf8.count }

  var isEmpty: Bool { utf8.isEmpty }

  /// Whether these are the same keystrokes.
  func isSame(as other: TypedKeys) -> Bool { utf8 == other.utf8 }

  /// Whether these go on with others, or are others with the last ones taken back: a composition
  /// that goes on, and not the beginning of another one.
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
