import LibC
import ToolSupport

/// The result of an import: a word list that can be written, with counts, rejected lines and notes.
package final class ImportedList {
  /// The header fields: the rules of the entries, then the fields that the source states.
  package var header: [WordList.Field]
  /// The number of lines, members or records processed.
  package let lines: Int
  /// The number of entries.
  package let entries: Int
  /// The rejected lines.
  package let rejections: RejectionReport
  /// Notes on data that a word list does not represent, such as `12 n-grams skipped`.
  package let notes: [String]
  private let spool: WordListSpool

  init(_ sink: ImportSink) {
    let rules = sink.parser.rules.fields
    header = rules + sink.header.filter { own in !rules.contains { $0.key == own.key } }
    lines = sink.lines
    entries = sink.entries
    rejections = sink.rejections
    notes = sink.notes.map { "\($0.count) \($0.text)" }
    spool = sink.spool
  }

  /// Puts the fields `given` first and removes the source's own fields with the same keys.
  package func describe(_ given: [WordList.Field]) {
    header = given + header.filter { own in !given.contains { $0.key == own.key } }
  }

  /// Writes the list to `path` atomically, or to standard output if `path` is `-`.
  package func write(to path: String) throws(DictionaryError) {
    guard path != "-" else {
      var output = StandardOutput()
      output.write(headerText)
      _ = try spool.read { piece in
        output.write(piece)
        return 0
      }
      return
    }
    var failure: DictionaryError?
    try FileAccess.writeAtomically(to: path) { descriptor in
      let code = writeAll(headerText, to: descriptor)
      guard code == 0 else { return code }
      do throws(DictionaryError) {
        return try spool.read { writeAll($0, to: descriptor) }
      } catch {
        failure = error
        return EIO
      }
    }
    if let failure { throw failure }
  }

  /// Returns the whole list as UTF-8 text.
  package func text() throws(DictionaryError) -> [UInt8] {
    var text = headerText
    _ = try spool.read { piece in
      text += piece
      return 0
    }
    return text
  }

  /// The text of the header, its fields in a fixed order.
  private var headerText: [UInt8] {
    let order = ["source", "version", "licence", "copyright", "reading", "script", "weight"]
    let first = order.flatMap { key in header.filter { $0.key == key } }
    let others = header.filter { !order.contains($0.key) && $0.key != "entries" }
    return WordList.headerText(first + others + [.init("entries", String(entries))])
  }
}
