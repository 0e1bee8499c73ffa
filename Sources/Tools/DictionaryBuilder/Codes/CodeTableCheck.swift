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
    let areDisjoint = [
      findings.checkOffsets(
        try offsets(CodeTableSections.codeOffsets), of: CodeTableSections.codeOffsets,
        between: table.codeCount, first: 0, last: keys.count),
      findings.checkOffsets(
        try offsets(CodeTableSections.firstRows), of: CodeTableSections.firstRows,
        between: table.codeCount, first: 0, last: table.rowCount),
      findings.checkOffsets(
        try offsets(CodeTableSections.textOffsets), of: CodeTableSections.textOffsets,
        between: table.rowCount, first: 0, last: texts.count),
    ].allSatisfy { $0 }
    for name in [CodeTableSections.rowCodes, CodeTableSections.rowsByText] {
      let column = try offsets(name)
      if column.count != table.rowCount {
        findings.add(name, nil, "it has \(column.count) elements instead of \(table.rowCount)")
      }
    }
    if String(validating: texts, as: UTF8.self) == nil {
      findings.add(CodeTableSections.texts, nil, "it is not valid UTF-8")
    }
    guard areDisjoint else { return }
    checkCodes(try offsets(CodeTableSections.rowCodes), &findings)
    checkTexts(try offsets(CodeTableSections.rowsByText), &findings)
  }

  /// Checks that codes ascend, and that each row names the code that it is a row of.
  private func checkCodes(_ rowCodes: ImageColumn<UInt32>, _ findings: inout Findings) {
    var previous = ""
    for number in 0..<table.codeCount {
      let code = table.code(number)
      if number > 0, code <= previous {
        findings.add(CodeTableSections.codeKeys, number, "it is not in ascending order")
      }
      previous = code
      for row in table.rows(ofCode: number) where row < rowCodes.count && rowCodes[row] != number {
        findings.add(CodeTableSections.rowCodes, row, "its code is not that of its row")
      }
    }
  }

  /// Checks that the order by text has every row once: the texts ascend, and so do the rows of equal
  /// texts, so no row can occur twice.
  private func checkTexts(_ order: ImageColumn<UInt32>, _ findings: inout Findings) {
    var previous: (text: String, row: Int)?
    for index in 0..<order.count {
      let row = Int(order[index])
      guard row < table.rowCount else {
        findings.add(CodeTableSections.rowsByText, index, "row \(row) does not exist")
        continue
      }
      let text = table.text(ofRow: row)
      if let previous {
        let isAfter =
          previous.text.utf8.lexicographicallyPrecedes(text.utf8)
          || previous.text.utf8.elementsEqual(text.utf8) && previous.row < row
        if !isAfter {
          findings.add(CodeTableSections.rowsByText, index, "it is not in ascending order")
        }
      }
      previous = (text, row)
    }
  }
}
