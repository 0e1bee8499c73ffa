/// The abbreviations of a language whose full stop does not end a sentence.
public struct Abbreviations: Sendable {
  private struct Ending {
    let bytes: [UInt8]
    /// Whether it is one only before a number: `No. 5`, but `No. She left.`
    let precedesNumber: Bool
  }

  private let endings: [Ending]
  /// The parts of the abbreviations that have a space: the one before it, and the one after it.
  private let parts: [(head: [UInt8], tail: [UInt8])]

  /// Reads lines of `language TAB abbreviation`, optionally followed by a tab and `number` for one that
  /// only precedes numbers. Lines of other languages and malformed lines are skipped.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - language: A BCP 47 tag. Only its language subtag counts.
  public init(parsing text: some StringProtocol, language: String) {
    let language = language.prefix { $0 != "-" && $0 != "_" }
    let beginning = language + "\t"
    let endings = text.split(whereSeparator: \.isNewline).compactMap { line -> Ending? in
      // Most lines are of other languages.
      guard line.utf8.starts(with: beginning.utf8) else { return nil }
      let fields = line.split(separator: "\t")
      guard (2...3).contains(fields.count) else { return nil }
      return Ending(
        bytes: Array(fields[1].utf8), precedesNumber: fields.count == 3 && fields[2] == "number")
    }
    self.endings = endings
    parts = endings.flatMap { ending in
      let bytes = ending.bytes
      return bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }
        .map { (Array(bytes[..<$0]), Array(bytes[($0 + 1)...])) }
    }
  }

  /// Loads the package's own list, `Data/abbreviations.tsv`.
  public init(language: String) {
    self.init(
      parsing: String(decoding: PackageResources.abbreviations_tsv, as: UTF8.self),
      language: language)
  }

  /// Whether the text before `end` ends with an abbreviation that is a whole word, ignoring white
  /// space after it.
  func close(_ window: TextWindow, at end: Int) -> Bool {
    guard !endings.isEmpty else { return false }
    let next = end
    let isNumberNext =
      window.scalar(after: end)?.scalar.properties.generalCategory == .decimalNumber
    var end = end
    while let last = window.scalar(before: end), last.scalar.isWhitespace { end = last.start }
    return endings.contains { ending in
      (isNumberNext || !ending.precedesNumber)
        && start(of: ending.bytes, in: window, at: end) != nil
    }
      || parts.contains { head, tail in
        start(of: head, in: window, at: end) != nil && matches(tail, in: window, after: next)
      }
  }

  /// Returns the start of the abbreviation, or of the initials, whose full stop is before `end`; nil
  /// if there is none.
  func start(in window: TextWindow, endingAt end: Int) -> Int? {
    guard let stop = window.scalar(before: end), stop.scalar == "." else { return nil }
    return
      (endings.compactMap { $0.precedesNumber ? nil : start(of: $0.bytes, in: window, at: end) }
      + [initialsStart(in: window, endingAt: end)].compactMap { $0 }).min()
  }

  /// Returns the end of the abbreviation, or of the initials, that begins at `start`; nil if there is
  /// none, or if more full stops follow, which belong together: |etc... this → |... this
  func end(in window: TextWindow, startingAt start: Int) -> Int? {
    let known = endings.filter { !$0.precedesNumber && matches($0.bytes, in: window, after: start) }
      .map { start + $0.bytes.count }
    let ends = known + [initialsEnd(in: window, startingAt: start)].compactMap { $0 }
    return ends.filter { window.scalar(after: $0)?.scalar != "." }.max()
  }

  /// Returns the start of an abbreviation that ends at `end` and is a whole word.
  private func start(of ending: [UInt8], in window: TextWindow, at end: Int) -> Int? {
    let start = end - ending.count
    guard start >= 0, zip(start..<end, ending).allSatisfy({ window.bytes[$0] == $1 }) else {
      return nil
    }
    guard let before = window.scalar(before: start) else { return start }
    return before.scalar.properties.isAlphabetic ? nil : start
  }

  private func matches(_ text: [UInt8], in window: TextWindow, after start: Int) -> Bool {
    start + text.count <= window.count
      && zip(start..<(start + text.count), text).allSatisfy { window.bytes[$0] == $1 }
  }

  /// Returns the start of at least two single letters with a full stop each: U.S.A.
  private func initialsStart(in window: TextWindow, endingAt end: Int) -> Int? {
    var start = end
    var count = 0
    while let stop = window.scalar(before: start), stop.scalar == ".",
      let letter = window.scalar(before: stop.start), letter.scalar.properties.isAlphabetic
    {
      start = letter.start
      count += 1
    }
    if let before = window.scalar(before: start), before.scalar.properties.isAlphabetic {
      return nil
    }
    return count > 1 ? start : nil
  }

  private func initialsEnd(in window: TextWindow, startingAt start: Int) -> Int? {
    var end = start
    var count = 0
    while let letter = window.scalar(after: end), letter.scalar.properties.isAlphabetic,
      let stop = window.scalar(after: letter.end), stop.scalar == "."
    {
      end = stop.end
      count += 1
    }
    if let next = window.scalar(after: end), next.scalar.properties.isAlphabetic { return nil }
    return count > 1 ? end : nil
  }
}
