/// What delete-to-line-start, -paragraph-start and -white-space take. At the start of a line the
/// line break goes, and nothing else.
struct LineDeletion {
  let window: TextWindow
  /// Whether only the ends of paragraphs count, not vertical tab and form feed.
  var isParagraph = false

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    isParagraph ? scalar.isParagraphBreak : scalar.isLineBreak
  }

  /// The start of what goes before `end`: the line up to there, or the break before it.
  func start(before end: Int) -> Int {
    var start = end
    while let last = window.scalar(before: start), !isBreak(last.scalar) { start = last.start }
    return start < end ? start : breakStart(before: end)
  }

  /// The end of what goes after `start`.
  func end(after start: Int) -> Int {
    var end = start
    while let next = window.scalar(after: end), !isBreak(next.scalar) { end = next.end }
    return end > start ? end : breakEnd(after: start)
  }

  /// The start of the line break that ends at `end`; CRLF is one.
  func breakStart(before end: Int) -> Int {
    guard let last = window.scalar(before: end) else { return end }
    guard last.scalar == "\n", let before = window.scalar(before: last.start),
      before.scalar == "\r"
    else { return last.start }
    return before.start
  }

  /// The end of the line break that begins at `start`.
  func breakEnd(after start: Int) -> Int {
    guard let first = window.scalar(after: start) else { return start }
    guard first.scalar == "\r", let next = window.scalar(after: first.end), next.scalar == "\n"
    else { return first.end }
    return next.end
  }

  /// The start of the spaces before `end` and of what stands before them up to white space.
  func whitespaceStart(before end: Int) -> Int {
    guard let last = window.scalar(before: end), !last.scalar.isLineBreak else {
      return breakStart(before: end)
    }
    var start = end
    while let space = window.scalar(before: start), space.scalar.isWhitespace {
      start = space.start
    }
    while let last = window.scalar(before: start), !last.scalar.isWhitespace,
      !last.scalar.isLineBreak
    {
      start = last.start
    }
    return start
  }

  /// The end of the spaces after `start` and of what follows them up to white space.
  func whitespaceEnd(after start: Int) -> Int {
    guard let first = window.scalar(after: start), !first.scalar.isLineBreak else {
      return breakEnd(after: start)
    }
    var end = start
    while let space = window.scalar(after: end), space.scalar.isWhitespace { end = space.end }
    while let next = window.scalar(after: end), !next.scalar.isWhitespace, !next.scalar.isLineBreak
    {
      end = next.end
    }
    return end
  }
}
