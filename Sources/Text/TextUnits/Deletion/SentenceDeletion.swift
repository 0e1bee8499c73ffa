/// The ranges that deletion by sentence removes. Sentences end where the iterator says so
/// (Unicode's rules without abbreviations), and additionally where the script's policy says so. A
/// range never extends beyond its paragraph.
///
/// ```
/// Hello Dr. Smith.  Bye.|   →  Hello Dr. Smith.  |
/// |First.  Second.          →  |  Second.             the space between sentences stays
/// ```
struct SentenceDeletion {
  let window: TextWindow
  let policy: DeletePolicy
  let sentences: any BreakIterator

  /// Returns the start of the deletion before `end`. `sentences` must have the text of `window`.
  func start(before end: Int) -> Int {
    let lines = LineDeletion(window: window)
    guard let last = window.scalar(before: end) else { return end }
    if last.scalar.isLineBreak { return lines.breakStart(before: end) }
    let start = max(sentences.boundary(before: end) ?? 0, lines.start(before: end))
    return lastExtraEnd(in: start..<end) ?? start
  }

  /// Returns the end of the deletion after `start`. `sentences` must have the text of `window`.
  func end(after start: Int) -> Int {
    let lines = LineDeletion(window: window)
    guard let first = window.scalar(after: start) else { return start }
    if first.scalar.isLineBreak { return lines.breakEnd(after: start) }
    var content = start
    while let space = window.scalar(after: content), space.scalar.isWhitespace {
      content = space.end
    }
    var end = min(
      sentences.boundary(after: content) ?? window.count, lines.end(after: content))
    end = firstExtraEnd(in: content..<end) ?? end
    while end > content, let last = window.scalar(before: end), last.scalar.isWhitespace {
      end = last.start
    }
    return end
  }

  /// Returns the last sentence end inside the range that only the policy finds, after the spaces
  /// there. An end at the range's own end does not count.
  private func lastExtraEnd(in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound, let last = window.scalar(before: end),
      last.scalar.isWhitespace || isTerminator(last.scalar)
    {
      end = last.start
    }
    var isSpaced = false
    var isSeen = false
    var afterSpaces = end
    while end > range.lowerBound, let last = window.scalar(before: end) {
      if !isSeen, Script(of: last.scalar) != .common {
        isSpaced = policy[Script(of: last.scalar)].spacesEndSentences
        isSeen = true
      }
      if isTerminator(last.scalar) || (isSpaced && last.scalar.isWhitespace) { return afterSpaces }
      end = last.start
      if !last.scalar.isWhitespace { afterSpaces = end }
    }
    return nil
  }

  /// Returns the first sentence end inside the range that only the policy finds, before the spaces
  /// there.
  private func firstExtraEnd(in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    var isSpaced = false
    while offset < range.upperBound, let next = window.scalar(after: offset) {
      if Script(of: next.scalar) != .common, Script(of: next.scalar) != .inherited {
        isSpaced = policy[Script(of: next.scalar)].spacesEndSentences
      }
      if isSpaced, next.scalar.isWhitespace { return offset }
      offset = next.end
      if isTerminator(next.scalar) { return offset }
    }
    return nil
  }

  private func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    return policy.allTerminators.contains(scalar)
  }
}
