import DictionaryBuilder
import TestSupport
import Testing

/// A source in a foreign format, the lines it should become, and the lines that should be rejected.
struct ImportCase: Sendable, CustomTestStringConvertible {
  let name: String
  let format: ImportFormat
  var options = ImportOptions()
  let source: String
  let words: [String]
  let refused: [(line: Int, kind: RejectionReason.Kind)]
  var notes: [String] = []

  var testDescription: String { name }
}

extension ImportOptions {
  /// Returns options with some of them set.
  static func with(_ change: (inout ImportOptions) -> Void) -> ImportOptions {
    var options = ImportOptions()
    change(&options)
    return options
  }
}

/// Imports `bytes` under the name `source` with the syllables of the sample dictionary. Returns the
/// list and its lines without the header.
func imported(
  _ bytes: [UInt8], as format: ImportFormat, _ options: ImportOptions = ImportOptions()
) throws -> (list: ImportedList, lines: [String]) {
  try imported(ImportInput(name: "source", bytes: bytes), as: format, options)
}

/// Imports a text.
func imported(
  _ text: String, as format: ImportFormat, _ options: ImportOptions = ImportOptions()
) throws -> (list: ImportedList, lines: [String]) {
  try imported(Array(text.utf8), as: format, options)
}

/// Imports a file or text.
func imported(
  _ input: ImportInput, as format: ImportFormat, _ options: ImportOptions = ImportOptions()
) throws -> (list: ImportedList, lines: [String]) {
  let words = try WordImport(
    format, options: options, syllables: SampleDictionary.parser().syllables)
  let list = try words.run(input, listingRejected: 100)
  let text = String(decoding: try list.text(), as: UTF8.self)
  let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
  #expect(lines.count == list.entries)
  return (list, lines)
}

/// Checks that a source becomes the expected lines, with `LF` or `CRLF` line endings, with or
/// without a byte order mark, and with or without a final line ending.
func expectResult(of item: ImportCase) throws {
  let sources = [
    item.source, "\u{FEFF}" + item.source,
    item.source.unicodeScalars.split(separator: "\r", omittingEmptySubsequences: false)
      .map { String($0) }.joined().replacing("\n", with: "\r\n"),
    item.source.hasSuffix("\n") ? String(item.source.dropLast()) : item.source + "\n",
  ]
  for source in sources {
    let (list, lines) = try imported(source, as: item.format, item.options)
    #expect(lines == item.words)
    #expect(list.rejections.first.map(\.line) == item.refused.map(\.line))
    #expect(list.rejections.first.map(\.reason.kind) == item.refused.map(\.kind))
    #expect(list.notes == item.notes)
  }
}
