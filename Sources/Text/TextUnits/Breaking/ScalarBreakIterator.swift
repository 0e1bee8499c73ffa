/// A break iterator without language rules: every scalar is a unit. It is used if ICU has no data
/// at all, so that deletion still works.
final class ScalarBreakIterator: BreakIterator {
  private var window = TextWindow(bytes: UnsafeBufferPointer(start: nil, count: 0))

  func setText(_ bytes: UnsafeBufferPointer<UInt8>) { window = TextWindow(bytes: bytes) }
  func boundary(before offset: Int) -> Int? { window.scalar(before: offset)?.start }
  func boundary(after offset: Int) -> Int? { window.scalar(after: offset)?.end }
  var lastUnit: WordKind { .notAWord }
}
