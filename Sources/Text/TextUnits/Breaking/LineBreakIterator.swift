/// The line break opportunities of another iterator without those before a sign that repeats the word
/// before it: ๆ, ໆ. ICU's dictionary takes the sign as a word.
final class LineBreakIterator: BreakIterator {
  private let rules: any BreakIterator
  private var window = TextWindow(bytes: UnsafeBufferPointer(start: nil, count: 0))

  init(_ rules: any BreakIterator) { self.rules = rules }

  func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    window = TextWindow(bytes: bytes)
    rules.setText(bytes)
  }

  func boundary(before offset: Int) -> Int? {
    var boundary = rules.boundary(before: offset)
    while let start = boundary, start > 0, repeatsWord(start) {
      boundary = rules.boundary(before: start)
    }
    return boundary
  }

  func boundary(after offset: Int) -> Int? {
    var boundary = rules.boundary(after: offset)
    while let end = boundary, end < window.count, repeatsWord(end) {
      boundary = rules.boundary(after: end)
    }
    return boundary
  }

  var lastUnit: WordKind { rules.lastUnit }

  private func repeatsWord(_ offset: Int) -> Bool {
    let next = window.scalar(after: offset)?.scalar
    return next == "\u{E46}" || next == "\u{EC6}"
  }
}
