import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict dump`: lists the words of an image.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the words of an image with their readings and costs.",
    discussion: """
      Example: the readings of a word, the words of a reading, and everything.

        ime-dict dump zh-Hans.imedict --word 长
        ime-dict dump zh-Hans.imedict --reading "ni hao"
        ime-dict dump zh-Hans.imedict --sources | head

      The columns are: word, reading, cost of the word, cost of the reading given the word. A cost \
      is -ln P in thousandths of a nat. --sources adds three columns: the sources that decided the \
      word's frequency ("floor" for the lowest frequency of the dictionary), those of its readings \
      ("inferred" if none records any), and the licences of both.

      For a code table the columns are code and text, and --reading takes a code.

      For kana-kanji conversion they are: word, reading, left class, right class, cost.

      For words for correction they are: word, cost, "profane" or nothing, sources with licences.

      For phrase tables they are: phrase, its texts, table.
      """)

  @Argument(help: "The image (.imedict).")
  var image: String

  @Option(help: "List only the readings of this word.")
  var word: String?

  @Option(help: "List only the words of this reading, syllables separated by spaces.")
  var reading: String?

  @Flag(help: "Show the sources and licences of each word.")
  var sources = false

  @Option(help: "The maximum number of lines.", transform: NumberOption.whole(from: 1))
  var limit: Int?

  func validate() throws {
    if word != nil, reading != nil {
      throw ValidationError("Give --word or --reading, not both.")
    }
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
