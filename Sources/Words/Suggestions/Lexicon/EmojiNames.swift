import DictionaryImage

/// The emoji of a language by their names of one word, read in place: lines `name TAB emoji` in the
/// order of the names' bytes, the most usual emoji of each name.
struct EmojiNames: Sendable {
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// The names in an image; nil where it has none.
  init?(_ image: Image) throws(ImageError) {
    guard image.sections.contains(where: { $0.name == WordLexiconSections.emoji }) else {
      return nil
    }
    bytes = try image.bytes(of: WordLexiconSections.emoji)
  }

  /// The emoji of a name.
  func emoji(named name: String) -> String? {
    let name = Array(name.utf8)
    var (low, high) = (0, bytes.count)
    while low < high {
      // The line in the middle.
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != Self.lineEnd { start -= 1 }
      var end = start
      while end < high, bytes[end] != Self.lineEnd { end += 1 }
      let line = bytes[start..<end]
      let tab = line.firstIndex(of: Self.tab) ?? end
      if line[..<tab].elementsEqual(name) {
        return tab < end ? String(decoding: line[(tab + 1)...], as: UTF8.self) : nil
      }
      if line[..<tab].lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
