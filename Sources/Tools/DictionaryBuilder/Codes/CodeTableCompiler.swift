import CodeTables
import DictionaryImage
import LibC

/// Compiles rows to the sections that `CodeTableSections` documents.
struct CodeTableCompiler {
  private var codeOffsets: [UInt32] = []
  private var codeKeys: [UInt8] = []
  private var firstRows: [UInt32] = []
  private var textOffsets: [UInt32] = [0]
  private var texts: [UInt8] = []
  private var costs: [UInt16] = []
  private var rowCodes: [UInt32] = []
  private var rowsByText: [UInt32] = []

  /// The number of different codes.
  var codeCount: Int { firstRows.count - 1 }

  /// Takes rows in image order.
  ///
  /// - Throws: `DictionaryError.tooMany` if the rows or their texts exceed 32 bits.
  init(_ rows: [CodeList.Row]) throws(DictionaryError) {
    guard rows.count < UInt32.max, rows.reduce(0, { $0 + $1.text.utf8.count }) < UInt32.max else {
      throw .tooMany(what: "rows")
    }
    let most = rows.map(\.weight).max() ?? 0
    for (number, row) in rows.enumerated() {
      if number == 0 || rows[number - 1].code != row.code {
        codeOffsets.append(UInt32(codeKeys.count))
        firstRows.append(UInt32(number))
        codeKeys += row.code
      }
      rowCodes.append(UInt32(firstRows.count - 1))
      texts += row.text.utf8
      textOffsets.append(UInt32(texts.count))
      costs.append(Self.cost(of: row.weight, most: most))
    }
    codeOffsets.append(UInt32(codeKeys.count))
    firstRows.append(UInt32(rows.count))
    rowsByText = rows.indices.sorted { left, right in
      // By bytes, as the reader compares them: canonically equal texts are different rows.
      rows[left].text.utf8.elementsEqual(rows[right].text.utf8)
        ? left < right : rows[left].text.utf8.lexicographicallyPrecedes(rows[right].text.utf8)
    }.map { UInt32($0) }
  }

  /// `-ln(weight / most)` in nats × 1000; the largest cost for a weight of 0.
  private static func cost(of weight: Double, most: Double) -> UInt16 {
    guard weight > 0, most > 0 else { return .max }
    return UInt16(min(max(-log(weight / most) * 1000, 0), Double(UInt16.max)))
  }

  /// Adds the sections of the rows.
  func addSections(to writer: inout ImageWriter) {
    writer.add(CodeTableSections.codeOffsets, integers: codeOffsets)
    writer.add(CodeTableSections.codeKeys, bytes: codeKeys)
    writer.add(CodeTableSections.firstRows, integers: firstRows)
    writer.add(CodeTableSections.textOffsets, integers: textOffsets)
    writer.add(CodeTableSections.texts, bytes: texts)
    writer.add(CodeTableSections.costs, integers: costs)
    writer.add(CodeTableSections.rowCodes, integers: rowCodes)
    writer.add(CodeTableSections.rowsByText, integers: rowsByText)
  }
}
