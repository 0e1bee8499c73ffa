/// Takes what an importer finds: entries, which it checks and writes; lines that it refuses; fields
/// of the header; and notes on what the format has and a word list does not.
final class ImportSink {
  /// Checks words, readings and weights.
  var parser: EntryParser
  /// What the source says of itself.
  var header: [WordList.Field] = []
  /// What was refused.
  private(set) var rejections: RejectionReport
  /// How many lines, members or records were looked at.
  private(set) var lines = 0
  /// How many entries were taken.
  private(set) var entries = 0
  /// What was left out or passed over, by what it is, with how many there were.
  private(set) var notes: [(text: String, count: Int)] = []
  /// The lines of the list.
  let spool: WordListSpool

  private let name: String

  /// A sink for the source called `name`; `limit` refused lines are kept.
  init(name: String, parser: EntryParser, limit: Int) throws(DictionaryError) {
    self.name = name
    self.parser = parser
    rejections = RejectionReport(limit: limit)
    spool = try WordListSpool()
  }

  /// Counts `line` (from 1) and does `body`; where it throws, the line is refused for that reason.
  func take(_ line: Int, _ body: () throws(RejectionReason) -> Void) {
    lines += 1
    do throws(RejectionReason) { try body() } catch { refuse(line, error) }
  }

  /// Refuses a line, or a part of one, of the source or of another file that belongs to it.
  func refuse(_ line: Int, _ reason: RejectionReason, in file: String? = nil) {
    rejections.refuse(file ?? name, line: line, reason)
  }

  /// Counts something that a word list has no place for: `count` times `text`.
  func note(_ text: String, count: Int = 1) {
    if let position = notes.firstIndex(where: { $0.text == text }) {
      notes[position].count += count
    } else {
      notes.append((text, count))
    }
  }

  /// Takes an entry as the source spells it.
  func append(
    word: ArraySlice<UInt8>, reading: ArraySlice<UInt8> = [], weight: ArraySlice<UInt8>
  ) throws(RejectionReason) {
    try append(word: word, reading: reading, weight: try parser.weight(weight))
  }

  /// Takes an entry whose weight the importer has worked out.
  func append(
    word: ArraySlice<UInt8>, reading: ArraySlice<UInt8> = [], weight: Double,
    origins: OriginSet = []
  ) throws(RejectionReason) {
    let word = try parser.word(word)
    let reading = try parser.spelledReading(reading, of: word)
    spool.append(word: word.utf8, reading: reading, weight: weight, origins: origins)
    entries += 1
  }

  /// Takes an entry that is checked already.
  func append(_ entry: WordEntry) {
    spool.append(
      word: entry.word.utf8, reading: parser.spelled(entry.reading), weight: entry.weight,
      origins: entry.origins)
    entries += 1
  }
}
