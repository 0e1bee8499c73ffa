import ArgumentParser
import DictionaryBuilder
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
      cost, "profane" or nothing, sources with licences. Of tables of phrases they are: phrase, its \
      texts, table.
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
    let query = RowQuery(word: word, reading: reading, withSources: sources)
    var output = StandardOutput()
    var left = limit ?? .max
    try ImageKinds.open(path: image).forEachRow(query) { row in
      output.writeLine(row)
      left -= 1
      return left > 0
    }
  }
}
