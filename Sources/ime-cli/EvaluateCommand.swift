import ArgumentParser
import Evaluation
import Mandarin
import ToolSupport

/// `ime-cli evaluate`: how many sentences of a set come out right.
struct EvaluateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure how many sentences of a set are converted as they should be.",
    discussion: """
      A set has a sentence, a tab and its syllables on each line; the letters are converted without \
      the spaces between them. Top-1 is the share of rows whose best sentence is right, top-5 of \
      those that have it among the five best; character accuracy is 100 % less the edits that lead \
      from the best sentence to the right one, for each character.

        $ ime-cli evaluate --language zh-Hans hsk.tsv thu_ime.tsv
        $ ime-cli evaluate --keys nine hsk.tsv
        $ ime-cli evaluate --keys xiaohe hsk.tsv
        $ ime-cli evaluate --slips 1 hsk.tsv
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var options: PinyinTypingOptions

  @Option(
    help: ArgumentHelp(
      "Put a slip in every 20 letters: the seed of the typist that makes them.",
      discussion: """
        A neighbouring key (4 in 10), a letter missing, doubled, or swapped with the next (2 in 10 \
        each), where the letters lie as on a QWERTY keyboard. Equal seeds make equal slips.
        """, valueName: "seed"))
  var slips: UInt64?

  @Flag(help: "List the rows that went wrong: keys, found, right, and its rank.")
  var misses = false

  @Argument(help: "The sets.")
  var sets: [String]

  func validate() throws {
    guard slips == nil || options.isTypedByLetters else {
      throw ValidationError("--slips goes with letters; leave --keys and --double-pinyin out")
    }
  }

  func run() throws {
    let typing = try options.typing()
    var converter = PinyinConverter(lexicon: try language.openLexicon(), typing: typing)
    let loaded = try sets.map { (path: $0, set: try EvaluationSet(path: $0)) }
    var output = StandardOutput()
    output.writeLine("set\trows\ttop-1 %\ttop-5 %\tcharacters %")
    for (path, set) in loaded {
      let progress = ProgressBar()
      var accuracy = Accuracy()
      var typist = slips.map { SlipGenerator(seed: $0) }
      for var row in set.rows.map({ $0.typed(on: typing.keys) }) {
        row.keys = typist?.slip(row.keys) ?? row.keys
        accuracy.measure(row, with: &converter)
        progress.show(path, Double(accuracy.rows) / Double(set.rows.count))
      }
      progress.erase()
      if misses {
        for miss in accuracy.misses {
          let rank = miss.rank.map(String.init) ?? "-"
          output.writeLine("\(miss.row.keys)\t\(miss.found)\t\(miss.row.sentence)\t\(rank)")
        }
      }
      let shares = [accuracy.top1Share, accuracy.top5Share, accuracy.characterAccuracy]
      output.writeLine(
        ([path, "\(accuracy.rows)"] + shares.map { ($0 * 100).text(decimals: 1) })
          .joined(separator: "\t"))
      output.flush()
    }
  }
}

extension EvaluationSet {
  /// Reads a set from a file.
  init(path: String) throws {
    let lines = try textLines(of: path)
    do throws(EvaluationSet.ParsingError) {
      try self.init(lines: lines, file: path)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
