import Markup

/// Imports rime's `*.dict.yaml`: a YAML document that ends with `...`, then one word per line in
/// tab-separated columns that the header names (by default `text`, `code`, `weight`).
///
/// A word without a code has no reading. A missing weight is 0, as in rime. Weights in per cent are
/// relative to another dictionary and are rejected. The order, phrase rules and further tables of a
/// code table become fields of the list.
struct RimeImporter: Importer {
  let decoder: LineDecoder

  func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError) {
    let header = try header(of: input)
    let columns = header.columns ?? ["text", "code", "weight"]
    guard let textColumn = columns.firstIndex(of: "text") else {
      throw .malformed(path: input.name, line: nil, reason: "the header names no column 'text'")
    }
    let positions = Positions(
      text: textColumn, code: columns.firstIndex(of: "code"),
      weight: columns.firstIndex(of: "weight"))
    if let name = header.name { sink.header.append(.init("source", name)) }
    if let version = header.version { sink.header.append(.init("version", version)) }
    if sink.parser.rules.reading == .code { sink.header += codeFields(of: header) }
    if columns.contains("stem") { sink.note("column of stems skipped") }
    while let line = try input.nextLine() {
      guard !line.isWhitespace || line.isTooLong, !line.isComment else { continue }
      sink.take(line.number) { () throws(RejectionReason) in
        try read(try decoder.decode(line), positions, sink)
      }
    }
  }

  private func codeFields(of header: RimeHeader) -> [WordList.Field] {
    [.init(CodeListFields.order, header.sort == "original" ? "file" : "weight")]
      + (header.encoder?.fields ?? [])
      + (header.importTables ?? []).map { .init(CodeListFields.furtherTable, $0) }
  }

  /// Reads the lines up to `...` and parses them as YAML.
  private func header(of input: ImportInput) throws(DictionaryError) -> RimeHeader {
    var text = ""
    while let line = try input.nextLine() {
      guard let row = line.text else {
        throw .malformed(
          path: input.name, line: line.number, reason: "the header is not valid UTF-8")
      }
      guard row != "..." else {
        do throws(YAMLError) {
          return try RimeHeader(YAMLNode.root(of: text))
        } catch {
          throw .malformed(
            path: input.name, line: error.line, reason: "the YAML header cannot be read: \(error)")
        }
      }
      text += row + "\n"
      guard text.utf8.count <= ImportInput.maximumLineLength else { break }
    }
    throw .malformed(
      path: input.name, line: nil,
      reason: "it is not a rime dictionary: there is no YAML header that ends with '...'")
  }

  private struct Positions {
    let text: Int
    let code: Int?
    let weight: Int?
  }

  private func read(
    _ line: SourceLine, _ positions: Positions, _ sink: ImportSink
  ) throws(RejectionReason) {
    let fields = line.fields
    func field(_ position: Int?) -> ArraySlice<UInt8> {
      guard let position, position < fields.count else { return [] }
      return fields[position]
    }
    let weight = field(positions.weight)
    try sink.append(
      word: field(positions.text), reading: field(positions.code),
      weight: weight.isEmpty ? 0 : try sink.parser.weight(weight))
  }
}
