import ArgumentParser
import DictionaryBuilder
import Lexicon
import ToolSupport

/// `ime-dict dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the words of an image with their readings and costs.",
    discussion: """
      Example: the readings of a word, the words of a reading, and everything.

        ime-dict dump zh-Hans.imedict --word 长
        ime-dict dump zh-Hans.imedict --reading "ni hao"
        ime-dict dump zh-Hans.imedict | head

      The columns are: word, reading, cost of the word, cost of the reading given the word. A cost \
      is -ln P in thousandths of a nat.
      """)

  @Argument(help: "The image.")
  var image: String

  @Option(help: "Only the readings of this word.")
  var word: String?

  @Option(help: "Only the words of this reading, syllables separated by spaces.")
  var reading: String?

  @Option(help: "At most this many lines.")
  var limit: Int?

  func validate() throws {
    if word != nil, reading != nil {
      throw ValidationError("Give --word or --reading, not both.")
    }
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func run() throws {
    let listing = LexiconListing(try Lexicon(path: image))
    var output = StandardOutput()
    var left = limit ?? .max
    func show(_ row: LexiconListing.Row) throws -> Bool {
      output.writeLine("\(row.word)\t\(row.reading)\t\(row.wordCost)\t\(row.readingCost)")
      left -= 1
      return left > 0
    }
    if let rows = try chosenRows(listing) {
      for row in rows where try !show(row) { break }
    } else {
      try listing.forEach(show)
    }
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
