import CodeTables

/// A word list whose readings are codes, and what its header says of the table.
struct CodeList {
  /// A row as it stands in the list.
  struct Row {
    let text: Word
    /// Empty where the rules of the table give the code.
    let code: [UInt8]
    let weight: Double
  }

  /// The fields of the header, in order.
  private(set) var header: [WordList.Field] = []
  /// The rows, in order.
  private(set) var rows: [Row] = []

  /// Reads a list. Bad rows go to `report`; a list of another kind is an error.
  init(_ source: SourceText, report: inout RejectionReport) throws(DictionaryError) {
    var lines = WordListLines(name: source.name)
    var parser: EntryParser?
    for line in source.lines {
      switch try lines.meaning(of: line) {
      case .field(let field): header.append(field)
      case .nothing: continue
      case .entry:
        let rules = lines.rules
        if parser == nil {
          guard rules.reading == .code else {
            throw .malformed(
              path: source.name, line: line.number,
              reason: "its readings are \(rules.reading.rawValue), not codes: "
                + "'# reading: code' says that they are")
          }
          parser = EntryParser(syllables: nil, rules: rules)
        }
        guard let parser else { continue }
        do throws(RejectionReason) {
          rows.append(try Self.row(line, parser, originCount: lines.originCount))
        } catch {
          report.refuse(source.name, line: line.number, error)
        }
      }
    }
    try lines.finish()
  }

  private static func row(
    _ line: SourceLine, _ parser: EntryParser, originCount: Int
  ) throws(RejectionReason) -> Row {
    let fields = try line.entryFields(originCount: originCount)
    let text = try parser.word(fields.word)
    let code = try parser.spelledReading(fields.reading, of: text)
    guard !code.contains(UInt8(ascii: " ")) else { throw .malformed("a code has no blanks") }
    guard code.count <= CodeTableSettings.longestLength else {
      throw .malformed("the code has more than \(CodeTableSettings.longestLength) keys")
    }
    let weight = try parser.weight(fields.weight)
    // Ranks and costs are brought to one direction: more is more frequent.
    let unit = parser.rules.weight
    return Row(
      text: text, code: code, weight: unit.frequency(of: weight) ?? 1 / max(weight, 1))
  }
}
