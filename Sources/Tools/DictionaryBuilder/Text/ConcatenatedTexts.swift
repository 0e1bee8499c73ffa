/// Texts one after the other, as columns of an image hold them.
struct ConcatenatedTexts {
  /// The byte offset of each text, and the end of the last one.
  private(set) var offsets: [UInt32] = [0]
  private(set) var bytes: [UInt8] = []

  init(_ texts: some Sequence<String>) {
    for text in texts {
      bytes += text.utf8
      offsets.append(UInt32(clamping: bytes.count))
    }
  }
}
