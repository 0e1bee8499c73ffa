/// Some neighbouring bytes of a text, to look at from one end. Offsets are in bytes from the start
/// of the window; it begins and ends at scalars.
struct TextWindow {
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  /// The scalar that ends at `offset`, and where it begins; nil at the start.
  func scalar(before offset: Int) -> (scalar: Unicode.Scalar, start: Int)? {
    guard offset > 0, offset <= count else { return nil }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return (decode(start..<offset), start)
  }

  /// The scalar that begins at `offset`, and where it ends; nil at the end.
  func scalar(after offset: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard offset >= 0, offset < count else { return nil }
    var end = offset + 1
    while end < count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return (decode(offset..<end), end)
  }

  private func decode(_ range: Range<Int>) -> Unicode.Scalar {
    let first = UInt32(bytes[range.lowerBound])
    guard first >= 0x80 else { return Unicode.Scalar(UInt8(first)) }
    var value = first & (range.count == 2 ? 0x1F : range.count == 3 ? 0x0F : 0x07)
    for index in range.dropFirst() { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    // A String is valid UTF-8; a window is cut at scalars.
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension String {
  /// Gives the bytes before `caret`, at most about `limit`, and says whether the text begins there.
  func withWindow<Result>(
    before caret: String.Index, limit: Int, _ body: (TextWindow, _ isWhole: Bool) -> Result
  ) -> Result {
    withBytes { bytes in
      let end = caret.utf8Offset(in: self)
      var start = Swift.max(0, end - limit)
      while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
      return body(TextWindow(bytes: UnsafeBufferPointer(rebasing: bytes[start..<end])), start == 0)
    }
  }

  /// Gives the bytes after `caret`, at most about `limit`, and says whether the text ends there.
  func withWindow<Result>(
    after caret: String.Index, limit: Int, _ body: (TextWindow, _ isWhole: Bool) -> Result
  ) -> Result {
    withBytes { bytes in
      let start = caret.utf8Offset(in: self)
      var end = Swift.min(bytes.count, start + limit)
      while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      let window = UnsafeBufferPointer(rebasing: bytes[start..<end])
      return body(TextWindow(bytes: window), end == bytes.count)
    }
  }

  /// The string's own bytes where it stores them as UTF-8, else a copy of them.
  private func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension String.Index {
  /// The offset in UTF-8 bytes, at once for a string that stores UTF-8.
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}
