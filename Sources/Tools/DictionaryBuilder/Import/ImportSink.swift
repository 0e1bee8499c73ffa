/// Collects the output of an importer: entries, which it validates and spools; rejected lines;
/// header fields; and notes on data that a word list does not represent.
final class ImportSink {
  /// Validates words, readings and weights.
  var parser: EntryParser
  /// The header fields that the source states.
  var header: [WordList.Field] = []
  /// The rejected lines.
  private(set) var rejections: RejectionReport
  /// The number of lines, members or records processed.
  private(set) var lines = 0
  /// The number of entries accepted.
  private(set) var entries = 0
  /// Descriptions of data left out or skipped, with their counts.
  private(set) var notes: [(text: String, count: Int)] = []
  /// The lines of the list so far.
  let spool: WordListSpool

  private let name: String

  /// Creates a sink for the source called `name`, which keeps the first `limit` rejected lines.
  init(name: String, parser: EntryParser, limit: Int) throws(DictionaryError) {
    self.name = name
    self.parser = parser
    rejections = RejectionReport(limit: limit)
    spool = try WordListSpool()
  }

  /// Counts `line` (from 1) and calls `body`. If `body` throws, the line is rejected for that
  /// reason.
  func take(_ line: Int, _ body: () throws(RejectionReason) -> Void) {
    lines += 1
    do throws(RejectionReason) { try body() } catch { refuse(line, error) }
  }

  /// Rejects a line, or a part of it. `file` names another file of the source; nil for the source
  /// itself.
  func refuse(_ line: Int, _ reason: RejectionReason, in file: String? = nil) {
    rejections.refuse(file ?? name, line: line, reason)
  }

  /// Counts data that a word list does not represent: `count` items described by `text`.
  func note(_ text: String, count: Int = 1) {
    if let index = notes.firstIndex(where: { $0.text == text }) {
      notes[index].count += count
    } else {
      notes.append((text, count))
    }
  }

  /// Validates and appends an entry in the source's spelling.
  func append(
    word: ArraySlice<UInt8>, reading: ArraySlice<UInt8> = [], weight: ArraySlice<UInt8>
  ) throws(RejectionReason) {
    try append(word: word, reading: reading, weight: try parser.weight(weight))
  }

  /// Validates and appends an entry whose weight the importer has computed.
  func append(
    word: ArraySlice<UInt8>, reading: ArraySlice<UInt8> = [], weight: Double,
    origins: OriginSet = []
  ) throws(RejectionReason) {
    let word = try parser.word(word)
    let reading = try parser.spelledReading(reading, of: word)
    spool.append(word: word.utf8, reading: reading, weight: weight, origins: origins)
    entries += 1
  }

  /// Appends an entry that has been validated.
  func append(_ entry: WordEntry) {
    spool.append(
      word: entry.word.utf8, reading: parser.spelled(entry.reading), weight: entry.weight,
      origins: entry.origins)
    entries += 1
  }
}
