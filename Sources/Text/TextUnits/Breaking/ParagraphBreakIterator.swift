/// Finds the ends of paragraphs, each after its break. The rules are the same for all languages.
final class ParagraphBreakIterator: BreakIterator {
  private var window = TextWindow(bytes: UnsafeBufferPointer(start: nil, count: 0))
  private var lines: LineDeletion { LineDeletion(window: window, isParagraph: true) }

  func setText(_ bytes: UnsafeBufferPointer<UInt8>) { window = TextWindow(bytes: bytes) }

  func boundary(before offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    // A break directly before the offset belongs to the paragraph that it ends.
    var start = offset
    if let last = window.scalar(before: offset), last.scalar.isParagraphBreak {
      start = lines.breakStart(before: offset)
    }
    while let last = window.scalar(before: start), !last.scalar.isParagraphBreak {
      start = last.start
    }
    return start
  }

  func boundary(after offset: Int) -> Int? {
    guard offset < window.count else { return nil }
    var end = offset
    while let next = window.scalar(after: end), !next.scalar.isParagraphBreak { end = next.end }
    return lines.breakEnd(after: end)
  }

  var lastUnit: WordKind { .notAWord }
}
