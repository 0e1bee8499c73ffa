/// Texts one after the other, as columns of an image hold them.
package struct ConcatenatedTexts: Sendable {
  /// The byte offset of each text, and the end of the last one.
  package private(set) var offsets: [UInt32] = [0]
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty column with room for `count` texts of `byteCount` bytes together.
  package init(count: Int = 0, byteCount: Int = 0) {
    offsets.reserveCapacity(count + 1)
    bytes.reserveCapacity(byteCount)
  }

  package init(_ texts: some Sequence<String>) {
    for text in texts { append(text.utf8) }
  }

  /// The number of texts.
  package var count: Int { offsets.count - 1 }

  /// The texts as strings.
  package var strings: [String] {
    (0..<count).map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }
  }

  /// Appends the UTF-8 bytes of a text.
  package mutating func append(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(clamping: bytes.count))
  }

  /// Appends the UTF-8 bytes of a text.
  package mutating func append(_ text: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: text)
    offsets.append(UInt32(clamping: bytes.count))
  }

  /// The range of a text in `bytes`.
  package func range(of text: Int) -> Range<Int> {
    Int(offsets[text])..<Int(offsets[text + 1])
  }

  /// Calls `body` with the bytes of a text.
  package func withText<Result>(
    _ text: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(of: text)])) }
  }
}
