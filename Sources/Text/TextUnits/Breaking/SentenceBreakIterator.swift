/// The sentence boundaries of another iterator without those after an abbreviation: `Dr. Smith` is
/// not split.
final class SentenceBreakIterator: BreakIterator {
  private let rules: any BreakIterator
  private let abbreviations: Abbreviations
  private var window = TextWindow(bytes: UnsafeBufferPointer(start: nil, count: 0))

  init(_ rules: any BreakIterator, abbreviations: Abbreviations) {
    self.rules = rules
    self.abbreviations = abbreviations
  }

  func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    window = TextWindow(bytes: bytes)
    rules.setText(bytes)
  }

  func boundary(before offset: Int) -> Int? {
    var boundary = rules.boundary(before: offset)
    while let end = boundary, end > 0, abbreviations.close(window, at: end) {
      boundary = rules.boundary(before: end)
    }
    return boundary
  }

  func boundary(after offset: Int) -> Int? {
    var boundary = rules.boundary(after: offset)
    while let end = boundary, end < window.count, abbreviations.close(window, at: end) {
      boundary = rules.boundary(after: end)
    }
    return boundary
  }

  var lastUnit: WordKind { rules.lastUnit }
}
