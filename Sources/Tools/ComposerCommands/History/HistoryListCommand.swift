import ArgumentParser
import ToolSupport
import UserHistory

/// `ime-cli history list`: lists learned entries by weight.
struct HistoryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List learned entries, the heaviest first.",
    discussion: """
      The weight is the number of choices; a choice counts half after 90 days. Pairs show the word \
      before, refusals the text as typed.

        $ ime-cli history list --language zh-Hans --limit 3
        language  kind  weight  after  reading   text
        zh-Hans   word    3.00         bei jing  北京
      """)

  @OptionGroup var options: HistoryOptions

  @Option(
    name: [.customShort("n"), .long], help: "The number of entries to list.",
    transform: NumberOption.whole(from: 1))
  var limit: Int?

  func run() throws {
    let store = try options.open()
    let history = try options.history(of: store)
    let now = options.now
    let entries = history.cells.keys
      .filter { options.language == nil || $0.language == options.language }
      .map { (key: $0, weight: history.weight(of: $0, at: now)) }
      .sorted { a, b in a.weight == b.weight ? a.key < b.key : a.weight > b.weight }
    var output = StandardOutput()
    let rows = entries.prefix(limit ?? entries.count).map { key, weight in
      [
        key.language, HistoryText.name(of: key.kind), weight.choices.text(decimals: 2),
        key.context, key.reading, key.text,
      ]
    }
    let heading = ["language", "kind", "weight", "after", "reading", "text"]
    for (index, line) in Columns.aligned([heading] + rows).enumerated() {
      output.writeLine(line, isHeading: index == 0)
    }
  }
}
