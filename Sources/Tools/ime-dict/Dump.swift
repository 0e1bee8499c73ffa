import ArgumentParser
import DictionaryBuilder
import SyllableConversion
import ToolSupport

/// `ime-dict dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the words of an image with their readings and costs.",
    discussion: """
      Example: the readings of a word, the words of a reading, and everything.

        ime-dict dump zh-Hans.imedict --word 长
        ime-dict dump zh-Hans.imedict --reading "ni hao"
        ime-dict dump zh-Hans.imedict --sources | head

      Of a table of codes, --reading takes a code, and the columns are code and text.

      The columns are: word, reading, cost of the word, cost of the reading given the word. A cost \
      is -ln P in thousandths of a nat. With --sources three more follow: the sources that decided \
      the word's frequency ("floor" for the lowest that a dictionary has), those of its readings \
      ("inferred" where none records any), and the licences of both.

      Of an image for kana-kanji conversion the columns are: word, reading, class to the left, class \
      to the right, cost. Words that text is corrected by have no readings; their columns are: word, \
      cost, "profane" or nothing, sources with licences.
      """)

  @Argument(help: "The image.")
  var image: String

  @Option(help: "Only the readings of this word.")
  var word: String?

  @Option(help: "Only the words of this reading, syllables separated by spaces.")
  var reading: String?

  @Flag(help: "Show where each word comes from, and its licences.")
  var sources = false

  @Option(help: "At most this many lines.")
  var limit: Int?

  func validate() throws {
    if word != nil, reading != nil {
      throw ValidationError("Give --word or --reading, not both.")
    }
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func run() throws {
    if let codes = try CodeTableListing(ofImageAt: image) { return try dump(codes) }
    if let listing = try KanaListing(path: image) { return try dump(listing) }
    if let rows = try WordsListing.rows(ofImageAt: image, word: word) { return try list(rows) }
    let lexicon = try Lexicon(path: image)
    let listing = LexiconListing(lexicon)
    let origins = sources ? try WordSources(lexicon) : nil
    var output = StandardOutput()
    var left = limit ?? .max
    func show(_ row: LexiconListing.Row) throws -> Bool {
      let fields = "\(row.word)\t\(row.reading)\t\(row.wordCost)\t\(row.readingCost)"
      output.writeLine(fields + (origins?.columns(of: row.id) ?? ""))
      left -= 1
      return left > 0
    }
    if let rows = try chosenRows(listing) {
      for row in rows where try !show(row) { break }
    } else {
      try listing.forEach(show)
    }
  }

  /// Of a table of codes, codes and texts; a code is given as a reading.
  private func dump(_ codes: CodeTableListing) throws {
    let rows = codes.rows(ofText: word, ofCode: reading)
    guard !rows.isEmpty else {
      throw nothing("'\(word ?? reading ?? "")' is not in the table")
    }
    var output = StandardOutput()
    for row in rows.prefix(limit ?? .max) { output.writeLine(row) }
  }

  private func dump(_ listing: KanaListing) throws {
    guard !sources else {
      throw ValidationError("--sources: all words of this image are of one source; see stats")
    }
    var output = StandardOutput()
    var left = limit ?? .max
    listing.forEachWord(reading: reading, word: word) { line in
      output.writeLine(line)
      left -= 1
      return left > 0
    }
    if left == limit ?? .max {
      throw nothing("it has no such word")
    }
  }

  /// Of words that text is corrected by, the rows as they are.
  private func list(_ rows: some Sequence<String>) throws {
    guard reading == nil else { throw nothing("its words have no readings") }
    var output = StandardOutput()
    var isEmpty = true
    for row in rows.prefix(limit ?? .max) {
      output.writeLine(row)
      isEmpty = false
    }
    if let word, isEmpty { throw nothing("the word '\(word)' is not in it") }
  }

  /// The rows that the options ask for, nil where they ask for all.
  private func chosenRows(_ listing: LexiconListing) throws -> [LexiconListing.Row]? {
    if let word {
      let rows = listing.rows(ofWord: word)
      guard !rows.isEmpty else { throw nothing("the word '\(word)' is not in it") }
      return rows
    }
    guard let reading else { return nil }
    guard let rows = listing.rows(ofReading: reading) else {
      throw nothing("a syllable of '\(reading)' does not exist")
    }
    guard !rows.isEmpty else { throw nothing("no word has the reading '\(reading)'") }
    return rows
  }

  private func nothing(_ reason: String) -> DictionaryError {
    .malformed(path: image, line: nil, reason: reason)
  }
}

extension WordSources {
  /// What `--sources` adds to a line.
  fileprivate func columns(of word: WordID) -> String {
    guard let set = set(of: word) else { return "\t?\t?\t?" }
    let count = set.count.isEmpty ? "floor" : names(set.count)
    let reading = set.reading.isEmpty ? "inferred" : names(set.reading)
    return "\t\(count)\t\(reading)\t\(licences(set.decisive).joined(separator: ", "))"
  }
}
