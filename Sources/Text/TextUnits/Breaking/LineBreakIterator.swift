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
    rules.boundary(before: offset, skipping: repeatsWord)
  }

  func boundary(after offset: Int) -> Int? {
    rules.boundary(after: offset, of: window.count, skipping: repeatsWord)
  }

  var lastUnit: WordKind { rules.lastUnit }

  private func repeatsWord(_ offset: Int) -> Bool {
    let next = window.scalar(after: offset)?.scalar
    return next == "\u{E46}" || next == "\u{EC6}"
  }
}
