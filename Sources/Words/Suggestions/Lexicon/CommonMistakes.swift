import DictionaryImage

/// Spellings that are always wrong, with what is meant: joined words, missing apostrophes, letters that
/// sound alike. They are repaired even where word lists of typed text have them.
///
/// ```
/// alot       a lot
/// herşey     her şey
/// *됬*       *됐*         anywhere in a word: 됬어 → 됐어
/// 몇일*      며칠*        at its beginning: 몇일이 → 며칠이
/// ```
struct CommonMistakes: Sendable {
  /// A part of words that is wrong, for words with further letters.
  private struct Part {
    let typed: String
    let meant: String
    let hasBeginning: Bool
    let hasEnd: Bool
  }

  private let lines: SortedLines
  private let folding: WordFolding
  /// The parts by their first character.
  private let parts: [Character: [Part]]

  /// Opens the mistakes in an image; nil if it has none.
  init?(_ image: Image, folding: WordFolding) throws(ImageError) {
    guard let lines = try SortedLines(image, section: WordLexiconSections.mistakes) else {
      return nil
    }
    self.lines = lines
    self.folding = folding
    var parts: [Character: [Part]] = [:]
    for line in try image.text(of: WordLexiconSections.mistakes).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, fields[0].contains("*") else { continue }
      let typed = fields[0].filter { $0 != "*" }
      guard let first = typed.first else { continue }
      parts[first, default: []].append(
        Part(
          typed: typed, meant: fields[1].filter { $0 != "*" },
          hasBeginning: fields[0].first == "*", hasEnd: fields[0].last == "*"))
    }
    self.parts = parts
  }

  /// Returns what a word is meant to be, in small letters; nil if it is no common mistake.
  func meant(by word: some StringProtocol) -> String? {
    if let meant = lines.value(of: folding.spelling(of: word).utf8) { return meant }
    guard !parts.isEmpty else { return nil }
    for start in word.indices {
      for part in parts[word[start]] ?? []
      where part.hasBeginning || start == word.startIndex {
        guard word[start...].hasPrefix(part.typed),
          let end = word.index(start, offsetBy: part.typed.count, limitedBy: word.endIndex),
          part.hasEnd || end == word.endIndex
        else { continue }
        return word[..<start] + part.meant + word[end...]
      }
    }
    return nil
  }
}
