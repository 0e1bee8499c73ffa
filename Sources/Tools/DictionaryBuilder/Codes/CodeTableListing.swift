import CodeTables
import DictionaryImage

/// What is in the image of a code table, as lines to print.
package struct CodeTableListing {
  private let image: Image
  private let table: CodeTable

  /// Opens the image at `path`; nil for one that holds something else.
  package init?(ofImageAt path: String) throws(ImageError) {
    image = try Image(path: path)
    guard CodeTable.isIn(image) else { return nil }
    table = try CodeTable(image: image)
  }

  /// What the image says of itself, the bytes of its sections, and how many rows it has.
  package func summary() throws(ImageError) -> [String] {
    func lines(of section: String) throws(ImageError) -> [String] {
      try image.text(of: section).split(separator: "\n").map(String.init)
    }
    let about = try lines(of: CodeTableSections.about)
    let settings = try lines(of: CodeTableSections.settings)
    let sections = image.sections.map { "\($0.name)\t\($0.length)" }
    return ["about"] + about + ["", "settings"] + settings + ["", "bytes by section"] + sections
      + [
        "whole file\t\(image.byteCount)", "", "codes\t\(table.codeCount)",
        "rows\t\(table.rowCount)",
      ]
  }

  /// Lines `code TAB text`, in the order of the image: all of them, those of a text or of a code.
  package func rows(ofText text: String? = nil, ofCode code: String? = nil) -> [String] {
    if let text { return table.codes(of: text).map { "\($0)\t\(text)" } }
    if let code { return table.texts(of: code).map { "\(code)\t\($0)" } }
    return (0..<table.codeCount).flatMap { number in
      table.rows(ofCode: number).map { "\(table.code(number))\t\(table.text(ofRow: $0))" }
    }
  }
}
