import DictionaryImage

/// A section of lines `key` or `key TAB value`, ascending by the bytes of their keys, that is read
/// in place.
struct SortedLines: Sendable {
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Opens a section of an image; nil if the image does not have it.
  init?(_ image: Image, section: String) throws(ImageError) {
    guard image.sections.contains(where: { $0.name == section }) else { return nil }
    bytes = try image.bytes(of: section)
  }

  /// Returns whether a line has the key.
  func contains(_ key: some Collection<UInt8>) -> Bool { line(of: key) != nil }

  /// Returns the value of a key; nil if no line has the key with a value.
  func value(of key: some Collection<UInt8>) -> String? {
    guard let line = line(of: key), let tab = line.firstIndex(of: Self.tab) else { return nil }
    return String(decoding: line[(tab + 1)...], as: UTF8.self)
  }

  /// Returns the line that has a key, by binary search.
  private func line(of key: some Collection<UInt8>) -> Slice<UnsafeRawBufferPointer>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      // The line in the middle.
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != Self.lineEnd { start -= 1 }
      var end = start
      while end < high, bytes[end] != Self.lineEnd { end += 1 }
      let line = bytes[start..<end]
      let found = line[..<(line.firstIndex(of: Self.tab) ?? end)]
      if found.elementsEqual(key) { return line }
      if found.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return nil
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
