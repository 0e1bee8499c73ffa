/// The words of a line of text, each with the text before it.
package struct TextWords: Sequence, Sendable {
  private let line: String

  /// The words of a line.
  package init(_ line: String) { self.line = line }

  /// The words, in order: of letters, with apostrophes and hyphens inside.
  package func makeIterator() -> AnyIterator<(before: Substring, word: Substring)> {
    var position = line.startIndex
    return AnyIterator {
      guard let start = line[position...].firstIndex(where: \.isLetter) else { return nil }
      var end = start
      while end < line.endIndex, isPart(end) { end = line.index(after: end) }
      position = end
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
