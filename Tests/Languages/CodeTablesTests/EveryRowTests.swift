import CodeTables
import DictionaryBuilder
import Foundation
import TestSupport
import Testing

/// Every row of a table can be converted from its code. Covers this project's tables, and those of
/// rime if installed (Debian: rime-data-wubi, rime-data-cangjie5, rime-data-stroke,
/// rime-data-array30).
@Suite("Every row")
struct EveryRowTests {
  private static let rimeFolder = "/usr/share/rime-data"

  /// Returns the rows that are not offered for the keys of their code.
  private func missing(in table: CodeTable) -> [String] {
    var converter = CodeTables.sentenceConverter(table: table)
    var missing: [String] = []
    for code in 0..<table.codeCount {
      let keys = table.code(code)
      converter.convert(keys)
      var offered: Set<String> = []
      while let candidate = converter.candidate(at: offered.count) {
        guard candidate.keystrokeCount == keys.utf8.count, candidate.gloss == nil else { break }
        offered.insert(candidate.text)
      }
      for row in table.rows(ofCode: code) where !offered.contains(table.text(ofRow: row)) {
        missing.append("\(keys) \(table.text(ofRow: row))")
      }
    }
    return missing
  }

  @Test("Cangjie and Quick", arguments: [("cangjie", 29_189), ("quick", 29_100)])
  func ownTables(tag: String, rows: Int) throws {
    let table = try DefaultDictionary.codes(tag).get()
    #expect(table.rowCount >= rows)
    #expect(missing(in: table) == [])
  }

  @Test(
    "Tables of rime, in which every line is a row",
    arguments: [("wubi86", 4), ("cangjie5", 5), ("stroke", 30), ("array30", 5)])
  func rimeTables(name: String, longest: Int) throws {
    let path = "\(Self.rimeFolder)/\(name).dict.yaml"
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: \(path) is not installed")
      return
    }
    let folder = try TemporaryFolder()
    var build = CodeTableBuild(name: name, language: "zh")
    var (files, lines) = ([path], 0)
    while let file = files.popLast() {
      var options = ImportOptions()
      options.reading = .code
      let list = try WordImport(.rime, options: options, syllables: nil)
        .run(try ImportInput(path: file))
      #expect(list.rejections.first.map(\.description) == [])
      lines += list.entries
      files += try build.add(list, of: file).map { "\(Self.rimeFolder)/\($0).dict.yaml" }
    }
    let (bytes, report) = try build.image()
    let table = try CodeTable(path: folder.write("\(name).imedict", bytes))
    let left = report.notes.compactMap { note in
      note.contains("duplicate rows") || note.contains("no rule")
        ? Int(note.prefix { $0.isNumber }) : nil
    }.reduce(0, +)
    #expect(table.rowCount + left == lines)
    #expect(table.settings.longestCode >= longest)
    #expect(missing(in: table) == [])
  }
}
