import ArgumentParser
import DictionaryBuilder
import ToolSupport

extension ImportFormat: ExpressibleByArgument {}

/// `ime-dict import`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Turn a source of words into a word list.",
    discussion: """
      Example: the words of jieba.

        ime-dict import --format jieba dict.txt -o jieba.tsv \\
          --source jieba --version 0.42.1 --licence MIT

      Bad lines are listed with file, line and reason; the rest is imported. INPUT and OUTPUT may \
      be '-' for standard input and output.
      """)

  @Option(
    help: "\(ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
    completion: .list(ImportFormat.allCases.map(\.rawValue)))
  var format: ImportFormat

  @Argument(help: "The file to read.")
  var input: String

  @Option(name: .shortAndLong, help: "The word list to write.")
  var output: String

  @Option(help: "The syllables that exist.")
  var syllables = "Dictionaries/zh-Hans/syllables.tsv"

  @Option(help: "The name of the source, for the header.")
  var source: String?

  @Option(name: .customLong("version"), help: "The version of the source, for the header.")
  var sourceVersion: String?

  @Option(help: "The licence of the source, for the header.")
  var licence: String?

  @Option(help: "How many refused lines to list.")
  var list = 20

  func run() throws {
    let syllables = try SyllableFile(path: syllables)
    var report = RefusalReport(limit: max(list, 0))
    var words = try format.wordList(
      from: SourceText(path: input), parser: EntryParser(syllables: syllables.table),
      report: &report)
    note(report)
    guard !words.entries.isEmpty else {
      throw DictionaryError.malformed(
        path: input, line: nil, reason: "nothing in it could be imported as '\(format.rawValue)'")
    }
    words.header = header(words)
    let bytes = words.serialized(syllables: syllables.table)
    if output == "-" {
      var output = StandardOutput()
      output.write(bytes)
    } else {
      try FileAccess.writeAtomically(bytes, to: output)
    }
    StandardError.writeLine("imported \(words.entries.count) entries from \(input)")
  }

  /// What the options say stands before what the source itself says.
  private func header(_ words: WordList) -> [WordList.Field] {
    let given = [("source", source), ("version", sourceVersion), ("licence", licence)]
      .compactMap { key, value in value.map { WordList.Field(key, $0) } }
    let own = words.header.filter { field in !given.contains { $0.key == field.key } }
    return given + own + [.init("entries", String(words.entries.count))]
  }
}
