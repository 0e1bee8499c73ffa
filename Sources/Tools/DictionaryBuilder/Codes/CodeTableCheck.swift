import CodeTables
import DictionaryImage

/// Checks the sections of a code table against the format that `CodeTableSections` documents.
struct CodeTableCheck {
  let image: Image
  let table: CodeTable

  func run(_ findings: inout Findings) throws(ImageError) {
    func offsets(_ name: String) throws(ImageError) -> ImageColumn<UInt32> {
      try image.column(name, of: UInt32.self)
    }
    let (keys, texts) = try (
      image.bytes(of: CodeTableSections.codeKeys), image.bytes(of: CodeTableSections.texts)
    )
    findings.checkOffsets(
      try offsets(CodeTableSections.codeOffsets), of: CodeTableSections.codeOffsets,
      between: table.codeCount, first: 0, last: keys.count)
    findings.checkOffsets(
      try offsets(CodeTableSections.firstRows), of: CodeTableSections.firstRows,
      between: table.codeCount, first: 0, last: table.rowCount)
    findings.checkOffsets(
      try offsets(CodeTableSections.textOffsets), of: CodeTableSections.textOffsets,
      between: table.rowCount, first: 0, last: texts.count)
    for name in [CodeTableSections.rowCodes, CodeTableSections.rowsByText] {
      let column = try offsets(name)
      if column.count != table.rowCount {
        findings.add(name, nil, "it has \(column.count) elements instead of \(table.rowCount)")
      }
    }
    if String(validating: texts, as: UTF8.self) == nil {
      findings.add(CodeTableSections.texts, nil, "it is not valid UTF-8")
    }
    checkOrder(of: table, &findings)
  }

  private func checkOrder(of table: CodeTable, _ findings: inout Findings) {
    var previous = ""
    for number in 0..<table.codeCount {
      let code = table.code(number)
      if number > 0, code <= previous {
        findings.add(CodeTableSections.codeKeys, number, "it is not in ascending order")
      }
      previous = code
      for row in table.rows(ofCode: number)
      where !table.codes(of: table.text(ofRow: row)).contains(code) {
        findings.add(CodeTableSections.rowsByText, row, "its text does not map back to its code")
      }
    }
  }
}
