extension TextUnitFinder {
  /// Returns the word ranges of a line, without the spaces and punctuation between them. Word moves
  /// of a ``TextCaret`` use them.
  public func words(in line: Substring) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var (index, offset) = (line.startIndex, 0)
    for token in tokens(of: .word, in: String(line)) where token.kind.isWordLike {
      let start = line.utf8.index(index, offsetBy: token.utf8.lowerBound - offset)
      index = line.utf8.index(start, offsetBy: token.utf8.count)
      offset = token.utf8.upperBound
      ranges.append(start..<index)
    }
    return ranges
  }
}
