/// A sequence of the words of a line, each with the text before it.
package struct TextWords: Sequence, Sendable {
  private let line: String

  /// Creates the sequence for a line.
  package init(_ line: String) { self.line = line }

  /// Iterates over the words in order. A word consists of letters, with apostrophes, hyphens and
  /// ZWNJ inside.
  package func makeIterator() -> AnyIterator<(before: Substring, word: Substring)> {
    var next = line.startIndex
    return AnyIterator {
      guard let start = line[next...].firstIndex(where: \.isLetter) else { return nil }
      var end = start
      while end < line.endIndex, isPart(end) { end = line.index(after: end) }
      next = end
      return (line[..<start], line[start..<end])
    }
  }

  private func isPart(_ index: String.Index) -> Bool {
    if line[index].isLetter { return true }
    guard let scalar = line[index].unicodeScalars.first,
      "'’-\u{200C}".unicodeScalars.contains(scalar)
    else { return false }
    let next = line.index(after: index)
    return next < line.endIndex && line[next].isLetter
  }
}
