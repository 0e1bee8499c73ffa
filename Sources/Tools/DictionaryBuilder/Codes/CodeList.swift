import CodeTables

/// A word list whose readings are codes, with the header fields that configure the table.
struct CodeList {
  /// A row in the spelling of the list.
  struct Row {
    let text: Word
    /// The keys of the code; empty if the table's phrase rules give the code.
    let code: [UInt8]
    let weight: Double
  }

  /// The header fields, in order.
  private(set) var header: [WordList.Field] = []
  /// The rows, in file order.
  private(set) var rows: [Row] = []

  /// Reads a list. Rejected rows are added to `report`.
  ///
  /// - Throws: `DictionaryError.malformed` if the readings are not codes.
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
              reason: "its readings are \(rules.reading.rawValue), not codes; "
                + "a list of codes has '# reading: code'")
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
    guard !code.contains(UInt8(ascii: " ")) else {
      throw .malformed("a code must not contain spaces")
    }
    guard code.count <= CodeTableSettings.maximumLength else {
      throw .malformed("the code has more than \(CodeTableSettings.maximumLength) keys")
    }
    let weight = try parser.weight(fields.weight)
    // Convert ranks and costs so that a larger weight is always more frequent.
    let unit = parser.rules.weight
    return Row(
      text: text, code: code, weight: unit.frequency(of: weight) ?? 1 / max(weight, 1))
  }
}
