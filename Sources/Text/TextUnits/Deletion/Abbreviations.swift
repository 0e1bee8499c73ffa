/// The abbreviations of a language whose full stop does not end a sentence.
public struct Abbreviations: Sendable {
  private let endings: [[UInt8]]

  /// Reads lines of `language TAB abbreviation`. Lines of other languages and malformed lines are
  /// skipped.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - language: A BCP 47 tag. Only its language subtag counts.
  public init(parsing text: some StringProtocol, language: String) {
    let language = language.prefix { $0 != "-" && $0 != "_" }
    endings = text.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 2, fields[0] == language else { return nil }
      return Array(fields[1].utf8)
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
    var end = end
    while let last = window.scalar(before: end), last.scalar.isWhitespace { end = last.start }
    return endings.contains { ending in
      let start = end - ending.count
      guard start >= 0, zip(start..<end, ending).allSatisfy({ window.bytes[$0] == $1 }) else {
        return false
      }
      guard let before = window.scalar(before: start) else { return true }
      return !before.scalar.properties.isAlphabetic
    }
  }
}
