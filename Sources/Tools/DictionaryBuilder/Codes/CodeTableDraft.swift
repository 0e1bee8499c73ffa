import CodeTables
import DictionaryImage

/// A code table as it is gathered from its lists, before it is compiled.
struct CodeTableDraft {
  /// What the table says of itself.
  var settings = CodeTableSettings()
  /// The rows, in the order of the lists.
  var rows: [CodeList.Row] = []
  /// Patterns of codes that phrases are not made of.
  var excludedCodes: [String] = []
  /// Whether a code is the first and the last key of the one in the list.
  var takesFirstAndLastKey = false
  /// Keys at the end of codes that mark them and are not typed.
  var marks: [UInt8] = []
  /// How frequent texts are.
  var counts: [Word: Double] = [:]
  /// Characters with their pronunciation, in letters, the usual one first.
  var readings: [(character: Word, reading: String)] = []
  /// The lines of the section about the image.
  var about = ""
  /// The text of the section of punctuation.
  var punctuation = ""
  /// What is worth a look but no error.
  private(set) var notes: [String] = []

  /// Takes the rows of a list and what its header says. `name` is its file, for messages.
  mutating func add(_ list: CodeList, name: String) throws(DictionaryError) {
    rows += list.rows
    for field in list.header { try take(field, of: name) }
  }

  /// Takes a field of a header.
  mutating func take(_ field: WordList.Field, of name: String) throws(DictionaryError) {
    if field.key == CodeListFields.excludedCodes { return excludedCodes.append(field.value) }
    guard settings.take(key: field.key, value: field.value) else {
      throw .malformed(
        path: name, line: nil, reason: "'\(field.value)' is no value of '\(field.key)'")
    }
  }

  /// Adds a source to what the image says of itself.
  mutating func add(_ source: Origin, entries: Int) { about += source.aboutLine(entries: entries) }

  // MARK: Compiling

  /// The rows with the codes that are typed, in the order of the image, each once.
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
    if repeated > 0 { notes.append("\(repeated) rows are there more than once") }
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

  /// By code; the texts of a code by weight, or as the source has them.
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
