import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict counts`: lists the n-grams of a count file.
struct Counts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the n-grams of a count file.",
    discussion: """
      Example: the ten most frequent n-grams.

        ime-dict counts words.ngrams --vocabulary zh-Hans.imedict | sort -t$'\\t' -k2nr | head

      A line is the words separated by spaces, a tab and the count. The vocabulary must be the one \
      used for counting.
      """)

  @Argument(help: "The count file (.ngrams).")
  var file: String

  @OptionGroup var words: VocabularyOptions

  @Option(help: "The maximum number of lines.", transform: NumberOption.whole(from: 1))
  var limit: Int?

  func validate() throws {
    guard words.vocabulary != nil else { throw ValidationError("Give --vocabulary.") }
  }

  func run() throws {
    let vocabulary = try words.read()
    let counts = try CountFile(path: file, vocabulary: vocabulary)
    let lines = CountLineWriter(vocabulary: vocabulary, packing: counts.packing)
    var reader = counts.makeReader()
    var output = StandardOutput()
    var line: [UInt8] = []
    var left = limit ?? .max
    while left > 0, try reader.next() {
      line.removeAll(keepingCapacity: true)
      lines.append(key: reader.key, count: reader.count, to: &line)
      output.write(line)
      left -= 1
    }
  }
}
