/// The ranges that deletion by word removes. Only the text on the deleted side of the caret counts:
/// what follows the caret does not affect Backspace.
///
/// ```
/// one two |          →  one |           one space goes with the word before it
/// one two  |         →  one two|        several spaces go by themselves
/// text a+= |         →  text a|         punctuation goes as a run
/// line⏎|             →  line|           a line break goes by itself
/// ไปโรงเรียน|          →  ไป|              words without spaces follow the dictionary
/// hi @user|          →  hi |            names, tags and addresses are words
/// see e.g.|          →  see |           an abbreviation goes with its full stop
/// བོད་ཡིག་|             →  བོད་|             a tsheg goes with its syllable
/// ```
struct WordDeletion {
  let window: TextWindow
  let words: any BreakIterator
  let abbreviations: Abbreviations

  /// Returns the start of the deletion before `end`. `words` must have the text of `window`.
  func start(before end: Int) -> Int {
    guard let last = window.scalar(before: end) else { return end }
    if last.scalar.isLineBreak { return LineDeletion(window: window).breakStart(before: end) }
    var spaces = end
    var count = 0
    while let space = window.scalar(before: spaces), space.scalar.isWhitespace {
      spaces = space.start
      count += 1
    }
    guard let before = window.scalar(before: spaces), !before.scalar.isLineBreak, count <= 1 else {
      return spaces
    }
    return wordOrRunStart(before: spaces)
  }

  private func wordOrRunStart(before end: Int) -> Int {
    if let emoji = pictureStart(before: end) { return emoji }
    if let name = NameDeletion(window: window).start(endingAt: end) { return name }
    if let abbreviation = abbreviations.start(in: window, endingAt: end) { return abbreviation }
    var start = words.boundary(before: end) ?? 0
    if let tsheg = window.scalar(before: end), tsheg.scalar.isTsheg,
      let syllable = words.boundary(before: tsheg.start), kind(from: syllable) != .notAWord
    {
      return syllable
    }
    guard kind(from: start) == .notAWord else { return start }
    while start > 0, let previous = window.scalar(before: start), !previous.scalar.isWhitespace,
      !previous.scalar.isLineBreak, pictureStart(before: start) == nil,
      let next = words.boundary(before: start), kind(from: next) == .notAWord
    {
      start = next
    }
    return start
  }

  /// Returns the end of the deletion after `start`. `words` must have the text of `window`.
  func end(after start: Int) -> Int {
    guard let first = window.scalar(after: start) else { return start }
    if first.scalar.isLineBreak {
      return skipSpaces(after: LineDeletion(window: window).breakEnd(after: start)).end
    }
    let spaces = skipSpaces(after: start)
    guard let next = window.scalar(after: spaces.end), !next.scalar.isLineBreak, spaces.count <= 1
    else { return spaces.end }
    return wordOrRunEnd(after: spaces.end)
  }

  private func wordOrRunEnd(after start: Int) -> Int {
    if let name = NameDeletion(window: window).end(startingAt: start) { return name }
    if let abbreviation = abbreviations.end(in: window, startingAt: start) { return abbreviation }
    var end = words.boundary(after: start) ?? window.count
    guard words.lastUnit == .notAWord, !isPicture(after: start) else {
      if let tsheg = window.scalar(after: end), tsheg.scalar.isTsheg { end = tsheg.end }
      return end
    }
    while let next = window.scalar(after: end), !next.scalar.isWhitespace, !next.scalar.isLineBreak,
      !isPicture(after: end), let further = words.boundary(after: end),
      words.lastUnit == .notAWord
    {
      end = further
    }
    return end
  }

  private func skipSpaces(after start: Int) -> (end: Int, count: Int) {
    var (end, count) = (start, 0)
    while let space = window.scalar(after: end), space.scalar.isWhitespace {
      end = space.end
      count += 1
    }
    return (end, count)
  }

  /// Returns the kind of word that begins at a boundary.
  private func kind(from start: Int) -> WordKind {
    _ = words.boundary(after: start)
    return words.lastUnit
  }

  /// Returns the start of an emoji that ends at `end`; nil if there is none. An emoji is a unit of
  /// its own and not part of a run of punctuation.
  private func pictureStart(before end: Int) -> Int? {
    guard let last = window.scalar(before: end), !last.scalar.isASCII else { return nil }
    let start = EmojiSequence(window: window).start(endingAt: end)
    return start.flatMap { isPicture(after: $0) ? $0 : nil }
  }

  private func isPicture(after start: Int) -> Bool {
    guard let first = window.scalar(after: start)?.scalar else { return false }
    return first.isPictograph || first.isRegionalIndicator
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark that ends a Tibetan syllable.
  fileprivate var isTsheg: Bool { value == 0xF0B || value == 0xF0C }
}
