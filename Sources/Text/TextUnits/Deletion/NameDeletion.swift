/// Finds names, tags and addresses, which deletion by word takes whole.
///
/// ```
/// @user   #tag   user.name+tag@ex-ample.co.uk   https://example.com/a?b=c   www.example.com
/// ```
struct NameDeletion {
  let window: TextWindow

  /// Returns the start of the name that ends at `end`; nil if none does.
  func start(endingAt end: Int) -> Int? {
    guard let last = window.scalar(before: end),
      canEndName(last.scalar)
    else { return nil }
    var start = end
    while let previous = window.scalar(before: start), isNamePart(previous.scalar) {
      start = previous.start
    }
    if let address = webStart(in: start..<end) { return address }
    var offset = end
    while offset > start, let sign = window.scalar(before: offset) {
      if sign.scalar == "@" || sign.scalar == "#" {
        return mailStart(before: sign.start, in: start..<end) ?? tagStart(sign.start, end)
      }
      offset = sign.start
    }
    return nil
  }

  /// Returns the end of the name that begins at `start`; nil if none does.
  func end(startingAt start: Int) -> Int? {
    guard let first = window.scalar(after: start) else { return nil }
    if first.scalar == "@" || first.scalar == "#" {
      let end = wordEnd(after: first.end)
      return end > first.end ? end : nil
    }
    var end = start
    while let next = window.scalar(after: end), isNamePart(next.scalar) { end = next.end }
    while end > start, let last = window.scalar(before: end), !canEndName(last.scalar) {
      end = last.start
    }
    if webStart(in: start..<end) == start { return end }
    let local = partEnd(after: start, ".+-_")
    guard local > start, let sign = window.scalar(after: local), sign.scalar == "@" else {
      return nil
    }
    let domain = partEnd(after: sign.end, ".-")
    return hasDot(sign.end..<domain) ? domain : nil
  }

  // MARK: Parts

  private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.canonicalCombiningClass != .notReordered
      || scalar.properties.generalCategory == .spacingMark
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private func canEndName(_ scalar: Unicode.Scalar) -> Bool {
    isWordPart(scalar) || "/=&%".contains(scalar)
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    isWordPart(scalar) || ".-+@#/:?=&%~".contains(scalar)
  }

  private func wordEnd(after start: Int) -> Int { partEnd(after: start, "") }

  /// Returns the end of word characters and the given marks; a mark at the end does not count.
  private func partEnd(after start: Int, _ marks: String) -> Int {
    var end = start
    var last = start
    while let next = window.scalar(after: end) {
      if isWordPart(next.scalar) {
        last = next.end
      } else if !marks.contains(next.scalar) {
        break
      }
      end = next.end
    }
    return last
  }

  private func hasDot(_ range: Range<Int>) -> Bool {
    range.contains { window.bytes[$0] == UInt8(ascii: ".") }
  }

  /// Returns the start of an address with `://` or that begins with `www.`.
  private func webStart(in range: Range<Int>) -> Int? {
    for offset in range where matches("://", at: offset, in: range) {
      var start = offset
      while let letter = window.scalar(before: start), letter.start >= range.lowerBound,
        letter.scalar.isASCII, letter.scalar.properties.isAlphabetic
      {
        start = letter.start
      }
      return start < offset ? start : nil
    }
    return range.first { offset in
      matches("www.", at: offset, in: range)
        && (offset == range.lowerBound || window.bytes[offset - 1] >= 0x80)
    }
  }

  private func matches(_ text: StaticString, at offset: Int, in range: Range<Int>) -> Bool {
    text.withUTF8Buffer { expected in
      offset + expected.count < range.upperBound
        && expected.indices.allSatisfy { window.bytes[offset + $0] == expected[$0] }
    }
  }

  /// Returns the start of a mail address whose sign is at `sign`.
  private func mailStart(before sign: Int, in range: Range<Int>) -> Int? {
    guard window.bytes[sign] == UInt8(ascii: "@"), hasDot(sign..<range.upperBound),
      partEnd(after: sign + 1, ".-") >= range.upperBound
    else { return nil }
    var start = sign
    while let last = window.scalar(before: start), last.start >= range.lowerBound,
      isWordPart(last.scalar) && !isJoined(last.scalar) || ".+-".contains(last.scalar)
    {
      start = last.start
    }
    return start < sign ? start : nil
  }

  /// Returns the start of a tag or a user's name; nil if other characters than those of a word are in
  /// it, or a letter is before it.
  private func tagStart(_ sign: Int, _ end: Int) -> Int? {
    guard wordEnd(after: sign + 1) >= end else { return nil }
    guard let before = window.scalar(before: sign) else { return sign }
    return isWordPart(before.scalar) && !isJoined(before.scalar) ? nil : sign
  }

  /// Whether a letter is of a script without spaces between words, so that a name may follow it
  /// directly.
  private func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0x0E00...0x0EFF).contains(scalar.value) || (0x1780...0x17FF).contains(scalar.value)
      || (0x1000...0x109F).contains(scalar.value)
  }
}

extension String {
  /// Whether a scalar is one of the text's.
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
