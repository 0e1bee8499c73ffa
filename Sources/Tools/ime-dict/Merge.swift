import ArgumentParser
import DictionaryBuilder
import ToolSupport

extension ListMerge.Rule: ExpressibleByArgument {}

/// `ime-dict merge`: merges word lists.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge word lists into one that records the lists of every entry.",
    discussion: """
      Example: your own words before those of another list, and counts of two corpora.

        ime-dict merge mine.tsv jieba.tsv -o words.tsv
        ime-dict merge news.tsv talk.tsv --rule sum -o words.tsv

      All lists must have the same unit of weights ('# weight:' in the header). Weights of \
      different units cannot be compared; list them as separate sources in a dictionary.json. \
      Probabilities, logarithms and costs become numbers in proportion to the frequency. Ranks \
      cannot be merged. Each list must state its source and licence, and should state its \
      copyright.

      first (the default): the first list with a word decides its weights; other lists only add \
      readings that it lacks, with weight 0. sum: the weights of equal words with equal readings \
      are added. Entries with different weights are counted as conflicts, and the first ones are \
      listed: word, reading, and file and weight of each list.

      The merged list has a fourth column with the numbers of the lists of each entry, which its \
      header explains. It can be merged again, and 'build' and 'explain' know the original source \
      and licence of each entry.
      """)

  @Argument(help: "The word lists, the most important first.")
  var lists: [String]

  @Option(name: .shortAndLong, help: "The word list to write; - is standard output.")
  var output: String

  @Option(
    help: "The merge rule: \(ListMerge.Rule.allCases.map(\.rawValue).joined(separator: " or ")).")
  var rule = ListMerge.Rule.first

  @Option(
    help: """
      The list of valid syllables, for readings in pinyin. (default: that of the installation or \
      the repository)
      """)
  var syllables: String?

  @Option(
    help: "The number of rejected lines and of conflicts to list.",
    transform: NumberOption.whole(from: 0))
  var list = 20

  func run() throws {
    let bar = ProgressBar()
    let syllables = try SyllableFile(path: syllables ?? SyllableLocator.mandarin()).table
    var report = RejectionReport(limit: list)
    var merge = ListMerge(rule: rule, syllables: syllables, listingConflicts: list)
    for (number, path) in lists.enumerated() {
      bar.show("reading \(path)", Double(number) / Double(lists.count))
      let list = try WordList(
        SourceText(path: path), parser: EntryParser(syllables: syllables), report: &report)
      try merge.add(list, path: path)
      if !list.header.contains(where: { $0.key == "copyright" || $0.key.hasPrefix("origin ") }) {
        StandardError.writeLine(
          "\(path): the header states no copyright; add '# copyright: NOTICE'",
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
