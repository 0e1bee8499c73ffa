/// The ranges that deletion to the edge of a line or paragraph and deletion by white space remove.
/// Directly after a line break (or before it, when deleting forward) only the line break is
/// removed.
struct LineDeletion {
  let window: TextWindow
  /// Whether only paragraph breaks count, so that vertical tab and form feed do not.
  var isParagraph = false

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    isParagraph ? scalar.isParagraphBreak : scalar.isLineBreak
  }

  /// Returns the start of the deletion before `end`: the start of the line, or of the break
  /// directly before `end`.
  func start(before end: Int) -> Int {
    var start = end
    while let last = window.scalar(before: start), !isBreak(last.scalar) { start = last.start }
    return start < end ? start : breakStart(before: end)
  }

  /// Returns the end of the deletion after `start`.
  func end(after start: Int) -> Int {
    var end = start
    while let next = window.scalar(after: end), !isBreak(next.scalar) { end = next.end }
    return end > start ? end : breakEnd(after: start)
  }

  /// Returns the start of the line break that ends at `end`. CR LF is a single break.
  func breakStart(before end: Int) -> Int {
    guard let last = window.scalar(before: end) else { return end }
    guard last.scalar == "\n", let before = window.scalar(before: last.start),
      before.scalar == "\r"
    else { return last.start }
    return before.start
  }

  /// Returns the end of the line break that begins at `start`.
  func breakEnd(after start: Int) -> Int {
    guard let first = window.scalar(after: start) else { return start }
    guard first.scalar == "\r", let next = window.scalar(after: first.end), next.scalar == "\n"
    else { return first.end }
    return next.end
  }

  /// Returns the start of the spaces before `end` and of the run without white space before them.
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

  /// Returns the end of the spaces after `start` and of the run without white space after them.
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
