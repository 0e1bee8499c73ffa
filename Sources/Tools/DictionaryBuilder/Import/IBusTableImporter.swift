/// Imports the text form of an ibus-table table, which is also that of scim-tables. Comments begin
/// with `###`. `Key = value` lines are between `BEGIN_DEFINITION` and `END_DEFINITION`, rows
/// `code TAB text TAB frequency` between `BEGIN_TABLE` and `END_TABLE`. Keys, the code length,
/// wildcards, auto-commit and the phrase rules become fields of the list. Lines between
/// `BEGIN_GOUCI` and `END_GOUCI`, the codes of characters in phrases, are skipped and counted.
struct IBusTableImporter: LineImporter {
  let decoder: LineDecoder
  private enum Section { case none, definition, table, phraseCodes }
  private var section = Section.none
  private var hasTable = false

  init(decoder: LineDecoder) { self.decoder = decoder }

  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    let text = line.text ?? ""
    guard !text.hasPrefix("###") else { return }
    // Real tables end with END_TABLE or END_TABlE.
    switch text.uppercased() {
    case "BEGIN_DEFINITION", "BEGIN_CHAR_PROMPTS_DEFINITION": section = .definition
    case "BEGIN_TABLE":
      section = .table
      hasTable = true
    case "BEGIN_GOUCI": section = .phraseCodes
    case "END_DEFINITION", "END_CHAR_PROMPTS_DEFINITION", "END_TABLE", "END_GOUCI": section = .none
    default:
      switch section {
      case .none: return
      case .definition: try readDefinition(text, sink)
      case .table: try readRow(line, sink)
      case .phraseCodes: sink.note("codes for building phrases skipped")
      }
    }
  }

  func finish(_ sink: ImportSink) {
    guard !hasTable else { return }
    sink.refuse(1, .malformed("there is no line 'BEGIN_TABLE'; it is not a table in text form"))
  }

  private func readDefinition(_ text: String, _ sink: ImportSink) throws(RejectionReason) {
    guard let equals = text.firstIndex(of: "=") else {
      guard let prompt = Self.prompt(text) else { throw .malformed("expected 'KEY = value'") }
      return sink.header.append(.init(CodeListFields.label, prompt))
    }
    let value = text[text.index(after: equals)...].trimmed
    guard !value.isEmpty, let field = Self.field(text[..<equals].trimmed) else { return }
    switch field {
    case CodeListFields.autoCommit:
      sink.header.append(.init(field, value.uppercased() == "TRUE" ? "full" : "next"))
    case CodeListFields.phraseRule: try readRules(value, sink)
    default: sink.header.append(.init(field, value))
    }
  }

  private static func field(_ key: String) -> String? {
    switch key {
    case "NAME": CodeListFields.name
    case "LICENSE": "licence"
    case "AUTHOR": "copyright"
    case "SERIAL_NUMBER": "version"
    case "VALID_INPUT_CHARS": CodeListFields.keys
    case "MAX_KEY_LENGTH": CodeListFields.codeLength
    case "AUTO_COMMIT": CodeListFields.autoCommit
    case "SINGLE_WILDCARD_CHAR": CodeListFields.oneKey
    case "MULTI_WILDCARD_CHAR": CodeListFields.anyKeys
    case "RULES": CodeListFields.phraseRule
    default: nil
    }
  }

  /// Parses a key and its label: `a 日`.
  private static func prompt(_ text: String) -> String? {
    let parts = text.split { $0 == " " || $0 == "\t" }
    return parts.count == 2 && parts[0].count == 1 ? "\(parts[0]) \(parts[1])" : nil
  }

  private func readRules(_ value: String, _ sink: ImportSink) throws(RejectionReason) {
    for text in value.split(separator: ";") {
      guard let rule = PositionRule(text, equal: "ce", atLeast: "ca", separator: ":") else {
        throw .malformed("'\(text)' is not a phrase rule; expected 'ce2:p11+p12+p21+p22'")
      }
      sink.header.append(.init(CodeListFields.phraseRule, rule.formula))
    }
  }

  private func readRow(_ line: SourceLine, _ sink: ImportSink) throws(RejectionReason) {
    let fields = line.fields
    guard fields.count >= 2 else { throw .missingField("text") }
    guard fields.count <= 3 else { throw .malformed("expected 'code TAB text TAB frequency'") }
    try sink.append(
      word: fields[1], reading: fields[0],
      weight: fields.count == 3 ? try sink.parser.weight(fields[2]) : 0)
  }
}
