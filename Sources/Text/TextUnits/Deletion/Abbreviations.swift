/// The abbreviations of a language whose full stop does not end a sentence.
public struct Abbreviations: Sendable {
  private struct Ending {
    let bytes: [UInt8]
    /// Whether it is one only before a number: `No. 5`, but `No. She left.`
    let precedesNumber: Bool
  }

  private let endings: [Ending]

  /// Reads lines of `language TAB abbreviation`, optionally followed by a tab and `number` for one that
  /// only precedes numbers. Lines of other languages and malformed lines are skipped.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - language: A BCP 47 tag. Only its language subtag counts.
  public init(parsing text: some StringProtocol, language: String) {
    let language = language.prefix { $0 != "-" && $0 != "_" }
    endings = text.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.split(separator: "\t")
      guard (2...3).contains(fields.count), fields[0] == language else { return nil }
      return Ending(
        bytes: Array(fields[1].utf8), precedesNumber: fields.count == 3 && fields[2] == "number")
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
    let next = window.scalar(after: end)?.scalar.properties.generalCategory
    var end = end
    while let last = window.scalar(before: end), last.scalar.isWhitespace { end = last.start }
    return endings.contains { ending in
      let start = end - ending.bytes.count
      guard !ending.precedesNumber || next == .decimalNumber, start >= 0,
        zip(start..<end, ending.bytes).allSatisfy({ window.bytes[$0] == $1 })
      else { return false }
      guard let before = window.scalar(before: start) else { return true }
      return !before.scalar.properties.isAlphabetic
    }
  }
}
