import ArgumentParser
import DictionaryBuilder
import ToolSupport

extension ListMerge.Rule: ExpressibleByArgument {}

/// `ime-dict merge`.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Join word lists into one that names the list of every entry.",
    discussion: """
      Example: one's own words before those of another list, and counts of two corpora.

        ime-dict merge mine.tsv jieba.tsv -o words.tsv
        ime-dict merge news.tsv talk.tsv --rule sum -o words.tsv

      All lists must state the same unit of weights ('# weight:' in the header): weights of \
      different units cannot be compared, and belong into a dictionary.json as sources of their \
      own. Probabilities, logarithms and costs become numbers in proportion to the frequency; ranks \
      cannot be merged. Each list must state its source and licence, and should its copyright.

      first (the default): the first list that has a word decides; of the others only readings are \
      added that the word does not have yet, with weight 0. sum: the weights of equal words with \
      equal readings add up. Entries that have another weight in another list are counted as \
      conflicts and the first ones are listed: word, reading, and file and weight of each list.

      The merged list has a fourth column with the numbers of the lists that an entry comes from; \
      its header says what they are. It may be merged again, and 'build' and 'explain' know the \
      original source and licence of each entry.
      """)

  @Argument(help: "The word lists, the most important first.")
  var lists: [String]

  @Option(name: .shortAndLong, help: "The word list to write; '-' for standard output.")
  var output: String

  @Option(help: "\(ListMerge.Rule.allCases.map(\.rawValue).joined(separator: " or ")).")
  var rule = ListMerge.Rule.first

  @Option(help: "The syllables that exist.")
  var syllables = "Dictionaries/zh-Hans/syllables.tsv"

  @Option(help: "How many refused lines and how many conflicts to list.")
  var list = 20

  func run() throws {
    let bar = ProgressBar()
    let syllables = try SyllableFile(path: syllables).table
    var report = RejectionReport(limit: max(list, 0))
    var merge = ListMerge(rule: rule, syllables: syllables, listingConflicts: max(list, 0))
    for (number, path) in lists.enumerated() {
      bar.show("reading \(path)", Double(number) / Double(lists.count))
      let list = try WordList(
        SourceText(path: path), parser: EntryParser(syllables: syllables), report: &report)
      try merge.add(list, path: path)
      if !list.header.contains(where: { $0.key == "copyright" || $0.key.hasPrefix("origin ") }) {
        StandardError.writeLine(
          "\(path): its header states no copyright; add '# copyright: NOTICE' to keep it",
          colour: .yellow)
      }
    }
    bar.show("merging", 0.9)
    let merged = merge.list()
    bar.erase()
    note(report)
    listConflicts(of: merge)
    let bytes = merged.serialized(syllables: syllables)
    try write(bytes, to: output)
    StandardError.writeLine(
      "merged \(lists.count) lists into \(merged.entries.count) entries "
        + "(\(merge.conflictCount) conflicts)", colour: .green)
  }

  private func listConflicts(of merge: ListMerge) {
    for conflict in merge.conflicts {
      let weights = conflict.weights.map { "\($0.file) \($0.weight)" }.joined(separator: ", ")
      StandardError.writeLine(
        "conflict: \(conflict.word)\t\(conflict.reading)\t\(weights)", colour: .yellow)
    }
    if merge.conflictCount > merge.conflicts.count {
      StandardError.writeLine("… and \(merge.conflictCount - merge.conflicts.count) more")
    }
  }
}
