import DictionaryImage

/// The emoji of a language by their one-word names, read in place.
///
/// The section holds lines `name TAB emoji`, sorted by the bytes of the names, with the most common
/// emoji of each name.
struct EmojiNames: Sendable {
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Opens the names in an image; nil if it has none.
  init?(_ image: Image) throws(ImageError) {
    guard image.sections.contains(where: { $0.name == WordLexiconSections.emoji }) else {
      return nil
    }
    bytes = try image.bytes(of: WordLexiconSections.emoji)
  }

  /// Returns the emoji with this name; nil if there is none. Binary search over the lines.
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
