import CodeTables
import DictionaryImage

/// A code table under construction: the contents of its lists before compilation.
struct CodeTableDraft {
  /// The settings of the table.
  var settings = CodeTableSettings()
  /// The rows, in list order.
  var rows: [CodeList.Row] = []
  /// The regular expressions of codes that are not used to make phrase codes.
  var excludedCodes: [String] = []
  /// Whether each code is reduced to its first and last key.
  var takesFirstAndLastKey = false
  /// The keys that only mark the end of codes and are removed.
  var marks: [UInt8] = []
  /// The frequencies of texts.
  var counts: [Word: Double] = [:]
  /// Characters with their pronunciations in letters, the most common first.
  var readings: [(character: Word, reading: String)] = []
  /// The source lines of the `about` section.
  var about = ""
  /// The text of the `punctuation` section.
  var punctuation = ""
  /// Notes for the build report.
  private(set) var notes: [String] = []

  /// Adds the rows and header fields of a list. `name` is its file, for messages.
  mutating func add(_ list: CodeList, name: String) throws(DictionaryError) {
    rows += list.rows
    for field in list.header { try take(field, of: name) }
  }

  /// Applies a header field.
  ///
  /// - Throws: `DictionaryError.malformed` for an invalid value.
  mutating func take(_ field: WordList.Field, of name: String) throws(DictionaryError) {
    if field.key == CodeListFields.excludedCodes { return excludedCodes.append(field.value) }
    guard settings.take(key: field.key, value: field.value) else {
      throw .malformed(
        path: name, line: nil, reason: "'\(field.value)' is not a valid value of '\(field.key)'")
    }
  }

  /// Adds a source to the `about` section.
  mutating func add(_ source: Origin, entries: Int) { about += source.aboutLine(entries: entries) }

  // MARK: Compiling

  /// Returns the rows with the codes that users type, in image order and without duplicates.
  mutating func finishedRows() throws(DictionaryError) -> [CodeList.Row] {
    var finished: [CodeList.Row] = []
    var seen: Set<CodeAndText> = []
    var (repeated, withoutCode) = (0, 0)
    let phrases = try PhraseCodes(rows, rules: settings.phraseRules, excluding: excludedCodes)
    for row in rows {
      guard let code = row.code.isEmpty ? phrases.code(of: row.text) : typedCode(row.code) else {
        withoutCode += 1
        continue
      }
      guard seen.insert(CodeAndText(code: code, text: row.text)).inserted else {
        repeated += 1
        continue
      }
      let weight = row.weight > 0 ? row.weight : counts[row.text] ?? 0
      finished.append(CodeList.Row(text: row.text, code: code, weight: weight))
    }
    if repeated > 0 { notes.append("\(repeated) duplicate rows are left out") }
    if withoutCode > 0 { notes.append("\(withoutCode) texts have no code, and no rule gives one") }
    return sorted(finished)
  }

  private struct CodeAndText: Hashable {
    let code: [UInt8]
    let text: Word
  }

  private func typedCode(_ code: [UInt8]) -> [UInt8]? {
    if takesFirstAndLastKey, let first = code.first, let last = code.last {
      return code.count > 1 ? [first, last] : [first]
    }
    guard let last = code.last, marks.contains(last), code.count > 1 else { return code }
    return code.dropLast()
  }

  /// Sorts rows by code. Rows of one code are sorted by weight, or keep the order of the source.
  private func sorted(_ rows: [CodeList.Row]) -> [CodeList.Row] {
    let keepsOrder = settings.keepsOrder
    return rows.enumerated().sorted { left, right in
      if left.element.code != right.element.code {
        return left.element.code.lexicographicallyPrecedes(right.element.code)
      }
      if !keepsOrder, left.element.weight != right.element.weight {
        return left.element.weight > right.element.weight
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
