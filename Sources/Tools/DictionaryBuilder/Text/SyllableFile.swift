import SyllableConversion

/// The file that lists the syllables of a language.
///
/// The file is UTF-8. Lines beginning with `#` are comments. A line is `syllable`, or
/// `spelling TAB syllable` for an alias (`lue TAB lve`). The order is free. Pinyin has no tones.
/// Syllables of bopomofo (`ㄏㄠˇ`) and Jyutping (`hou2`) end with their tone, so that the tones of
/// one syllable are adjacent in byte order. If words may contain letters (`T恤`), the capitals `A`
/// to `Z` are syllables too.
package struct SyllableFile: Sendable {
  package let table: SyllableTable
  /// The text of an image's `syllables` section: the syllables, then the aliases, each in byte
  /// order.
  package let sectionText: String

  /// Reads the file at `path`.
  package init(path: String) throws(DictionaryError) {
    try self.init(SourceText(path: path))
  }

  /// Parses the text of a syllable file.
  ///
  /// - Throws: `DictionaryError.malformed` with the line number of the fault.
  package init(_ source: SourceText) throws(DictionaryError) {
    var spellings: [String: Int] = [:]
    var aliases: [(spelling: String, syllable: String, line: Int)] = []
    for line in source.lines where !line.isWhitespace && !line.isComment {
      func malformed(_ reason: String) -> DictionaryError {
        .malformed(path: source.name, line: line.number, reason: reason)
      }
      guard let text = line.text else { throw malformed("the line is not valid UTF-8") }
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count <= 2, fields.allSatisfy(Self.isSpelling) else {
        throw malformed(
          "expected 'syllable' or 'spelling TAB syllable': letters a-z (in Jyutping with a tone from 1 "
            + "to 6), bopomofo, or one capital")
      }
      guard spellings[fields[0]] == nil, !aliases.contains(where: { $0.spelling == fields[0] })
      else { throw malformed("'\(fields[0])' is listed twice") }
      if fields.count == 2 {
        aliases.append((fields[0], fields[1], line.number))
      } else {
        spellings[fields[0]] = line.number
      }
    }
    for alias in aliases where spellings[alias.syllable] == nil {
      throw .malformed(
        path: source.name, line: alias.line, reason: "unknown syllable '\(alias.syllable)'")
    }
    guard !spellings.isEmpty else {
      throw .malformed(path: source.name, line: nil, reason: "it lists no syllables")
    }
    let rows = spellings.keys.sorted() + aliases.map { "\($0.spelling)\t\($0.syllable)" }.sorted()
    sectionText = rows.joined(separator: "\n") + "\n"
    do {
      table = try SyllableTable(parsing: sectionText)
    } catch {
      throw .malformed(path: source.name, line: nil, reason: "\(error)")
    }
  }

  private static func isSpelling(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      || text.utf8.count == 1 && text.utf8.allSatisfy(SyllableTable.capitals.contains)
      || ReadingSpelling.zhuyin(text) == text || ReadingSpelling.jyutping(text) == text
  }
}
