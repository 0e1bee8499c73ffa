import CodeTables
import DictionaryImage

/// The image of a code table.
struct CodeTableImage: ImageKind {
  typealias Build = CodeTableBuild

  let image: Image
  private let table: CodeTable

  static var kind: DictionaryKind { .codeTable }

  init(image: Image) throws(ImageError) {
    self.image = image
    table = try CodeTable(image: image)
  }

  func check(_ findings: inout Findings) throws(ImageError) {
    try CodeTableCheck(image: image, table: table).run(&findings)
    if image.sections.contains(where: { $0.name == PhraseTableSections.directory }) {
      try TablesImage(image: image).check(&findings)
    }
  }

  func statistics() throws(ImageError) -> [String] {
    try ["about"] + lines(of: CodeTableSections.about)
      + ["", "settings"] + lines(of: CodeTableSections.settings)
      + sizes
      + ["", "codes\t\(table.codeCount)", "rows\t\(table.rowCount)"]
  }

  /// Calls `body` with rows `code TAB text` in image order.
  func forEachRow(
    _ query: RowQuery, _ body: (String) -> Bool
  ) throws(DictionaryError) {
    if query.word == nil, query.reading == nil { return forEachCode(body) }
    let word = query.word.map { text in table.codes(of: text).map { "\($0)\t\(text)" } }
    let reading = query.reading.map { code in table.texts(of: code).map { "\(code)\t\($0)" } }
    let rows = word ?? reading ?? []
    guard !rows.isEmpty else {
      throw nothing("'\(query.word ?? query.reading ?? "")' is not in the table")
    }
    for row in rows where !body(row) { return }
  }

  private func forEachCode(_ body: (String) -> Bool) {
    for number in 0..<table.codeCount {
      for row in table.rows(ofCode: number)
      where !body("\(table.code(number))\t\(table.text(ofRow: row))") { return }
    }
  }
}
