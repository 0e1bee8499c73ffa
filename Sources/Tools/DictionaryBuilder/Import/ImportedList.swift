import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What came of an import: a word list that waits to be written, and what there is to say of it.
package final class ImportedList {
  /// The fields of the list: what the entries are, then what the source says of itself.
  package var header: [WordList.Field]
  /// How many lines, members or records were looked at.
  package let lines: Int
  /// How many entries were taken.
  package let entries: Int
  /// What was refused.
  package let rejections: RejectionReport
  /// What the format has and a word list does not, such as `12 bigrams passed over`.
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

  /// Puts `given` before what the source says of itself, and in its place.
  package func describe(_ given: [WordList.Field]) {
    header = given + header.filter { own in !given.contains { $0.key == own.key } }
  }

  /// Writes the list to a file as `FileAccess.writeAtomically` does, or to standard output where
  /// `path` is `-`.
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

  /// The whole list as text.
  package func text() throws(DictionaryError) -> [UInt8] {
    var text = headerText
    _ = try spool.read { piece in
      text += piece
      return 0
    }
    return text
  }

  /// The fields in one order, whatever the order they were found in.
  private var headerText: [UInt8] {
    let order = ["source", "version", "licence", "copyright", "reading", "script", "weight"]
    let first = order.flatMap { key in header.filter { $0.key == key } }
    let others = header.filter { !order.contains($0.key) && $0.key != "entries" }
    return WordList.headerText(first + others + [.init("entries", String(entries))])
  }
}
