/// The sentence boundaries of another iterator without those after an abbreviation, and with those
/// that Unicode's rules lack: after the terminators of scripts, and before small letters in messages
/// without capitals.
///
/// ```
/// Dr. Smith               one sentence
/// first. second. third.   three: no letter is a capital
/// ខ្ញុំទៅ។ អ្នកមក។           two
/// ```
final class SentenceBreakIterator: BreakIterator {
  private let rules: any BreakIterator
  private let abbreviations: Abbreviations
  /// Whether a small letter begins a sentence where the text has no capitals. A language is needed
  /// for it, which has abbreviations.
  private let splitsMessages: Bool
  /// The marks that end a sentence in addition to those of Unicode's rules.
  var terminators: Set<Unicode.Scalar> = []
  private var window = TextWindow(bytes: UnsafeBufferPointer(start: nil, count: 0))
  /// Whether the text has a capital letter; nil if it was not looked for.
  private var hasCapitals: Bool?

  init(_ rules: any BreakIterator, abbreviations: Abbreviations, splitsMessages: Bool) {
    self.rules = rules
    self.abbreviations = abbreviations
    self.splitsMessages = splitsMessages
  }

  func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    window = TextWindow(bytes: bytes)
    hasCapitals = nil
    rules.setText(bytes)
  }

  func boundary(before offset: Int) -> Int? {
    guard let start = rules.boundary(before: offset, skipping: isWithinSentence) else { return nil }
    return lastExtraEnd(after: start, before: offset) ?? start
  }

  func boundary(after offset: Int) -> Int? {
    guard
      let end = rules.boundary(after: offset, of: window.count, skipping: isWithinSentence)
    else { return nil }
    return firstExtraEnd(after: offset, before: end) ?? end
  }

  var lastUnit: WordKind { rules.lastUnit }

  /// Whether the full stop before a boundary ends an abbreviation or an initial.
  private func isWithinSentence(_ offset: Int) -> Bool {
    abbreviations.close(window, at: offset) || isBesideInitial(offset)
  }

  /// Whether a boundary is between two initials, or between the last of several and a name:
  /// А. С. Пушкин.
  private func isBesideInitial(_ offset: Int) -> Bool {
    guard let start = initialStart(before: offset) else { return false }
    if let next = window.scalar(after: offset), next.scalar.properties.isUppercase,
      window.scalar(after: next.end)?.scalar == "."
    {
      return true
    }
    return initialStart(before: start) != nil
  }

  /// Returns the start of a capital that a full stop and white space follow; nil if none is there.
  private func initialStart(before offset: Int) -> Int? {
    var end = offset
    while let last = window.scalar(before: end), last.scalar.isWhitespace { end = last.start }
    guard end < offset, let stop = window.scalar(before: end), stop.scalar == ".",
      let letter = window.scalar(before: stop.start), letter.scalar.properties.isUppercase,
      window.scalar(before: letter.start).map({ !$0.scalar.properties.isAlphabetic }) ?? true
    else { return nil }
    return letter.start
  }

  // MARK: Ends that the rules lack

  private func firstExtraEnd(after start: Int, before limit: Int) -> Int? {
    var offset = start
    while offset < limit, let next = window.scalar(after: offset) {
      offset = next.end
      if let end = extraEnd(after: next.scalar, at: offset), end > start, end < limit {
        return end
      }
    }
    return nil
  }

  private func lastExtraEnd(after start: Int, before limit: Int) -> Int? {
    var offset = limit
    while offset > start, let last = window.scalar(before: offset) {
      if let end = extraEnd(after: last.scalar, at: offset), end > start, end < limit {
        return end
      }
      offset = last.start
    }
    return nil
  }

  /// Returns the end of a sentence, with the white space after it, whose last mark ends at an offset;
  /// nil if the mark ends none.
  private func extraEnd(after mark: Unicode.Scalar, at offset: Int) -> Int? {
    if mark == "." { return splitsMessages ? endBeforeSmallLetter(offset) : nil }
    guard !mark.isASCII, terminators.contains(mark) else { return nil }
    let end = spacesEnd(after: offset)
    // Of several marks the last one ends the sentence.
    if end == offset, let next = window.scalar(after: end), terminators.contains(next.scalar) {
      return nil
    }
    return end
  }

  /// Returns the start of the small letter after a full stop and a space; nil if none is there, or
  /// if the text has capitals, whose absence means that the sentence continues.
  private func endBeforeSmallLetter(_ offset: Int) -> Int? {
    let end = spacesEnd(after: offset)
    guard end > offset, let next = window.scalar(after: end), next.scalar.properties.isLowercase,
      endsLongWord(offset - 1), !textHasCapitals, !abbreviations.close(window, at: end)
    else { return nil }
    return end
  }

  /// Whether two letters precede an offset.
  private func endsLongWord(_ offset: Int) -> Bool {
    guard let last = window.scalar(before: offset), last.scalar.properties.isAlphabetic,
      let other = window.scalar(before: last.start)
    else { return false }
    return other.scalar.properties.isAlphabetic
  }

  private func spacesEnd(after offset: Int) -> Int {
    var end = offset
    while let space = window.scalar(after: end), space.scalar.isWhitespace,
      !space.scalar.isLineBreak
    {
      end = space.end
    }
    return end
  }

  private var textHasCapitals: Bool {
    if let hasCapitals { return hasCapitals }
    var offset = 0
    var found = false
    while !found, let next = window.scalar(after: offset) {
      found = next.scalar.properties.isUppercase
      offset = next.end
    }
    hasCapitals = found
    return found
  }
}
