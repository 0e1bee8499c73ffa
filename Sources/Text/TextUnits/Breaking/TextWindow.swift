/// A window of consecutive bytes of a text. Offsets are in bytes from the start of the window. The
/// window starts and ends at scalar boundaries.
struct TextWindow {
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  /// Returns the scalar that ends at `offset` and its start; nil at the start of the window.
  func scalar(before offset: Int) -> (scalar: Unicode.Scalar, start: Int)? {
    guard offset > 0, offset <= count else { return nil }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return (decode(start..<offset), start)
  }

  /// Returns the scalar that begins at `offset` and its end; nil at the end of the window.
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
    // A String is valid UTF-8, and windows are cut at scalar boundaries.
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension String {
  /// Calls `body` with at most `limit` bytes before `caret`, and whether the window reaches the
  /// start of the text.
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

  /// Calls `body` with at most `limit` bytes after `caret`, and whether the window reaches the end
  /// of the text.
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

  /// Calls `body` with the string's own bytes if it stores UTF-8, otherwise with a copy.
  private func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension String.Index {
  /// Returns the offset in UTF-8 bytes. O(1) for a string that stores UTF-8.
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}
