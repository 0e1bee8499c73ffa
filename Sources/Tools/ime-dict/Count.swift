import ArgumentParser
import DictionaryBuilder
import Synchronization
import ToolSupport

/// `ime-dict count`: counts the n-grams of text.
struct Count: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count the n-grams of text.",
    discussion: """
      Example: the trigrams of two texts in the words of a lexicon.

        ime-dict count --vocabulary zh-Hans.imedict news.txt web.txt -o words.ngrams
        ime-dict counts words.ngrams --vocabulary zh-Hans.imedict | head

      Text is UTF-8 with one sentence or paragraph per line. Memory is bounded: counts that do not \
      fit go to unlinked temporary files beside the output. The counts do not depend on memory, \
      threads or the order of lines.

      The same as a map and a reduce step over standard input and output, for text on several \
      machines (Dictionaries/spark has a job for Spark):

        ime-dict count --map --vocabulary zh-Hans.imedict < part.txt > part.counts
        sort part.counts other.counts | ime-dict count --reduce > all.counts
        ime-dict count --reduce --vocabulary zh-Hans.imedict all.counts -o words.ngrams

      The lines between the steps are 'n-gram TAB count', with spaces between words. --reduce \
      needs the lines of an n-gram together, as any sort leaves them; with -o they may be in any \
      order.
      """)

  enum Step: String, EnumerableFlag {
    case map, reduce

    static func help(for value: Step) -> ArgumentHelp? {
      switch value {
      case .map: "Write lines 'n-gram TAB count', with counts summed within the memory limit."
      case .reduce: "Sum such lines, to lines on standard output or with -o to a count file."
      }
    }
  }

  @Argument(help: "The texts; - is standard input, the default for --map and --reduce.")
  var inputs: [String] = []

  @Flag(exclusivity: .exclusive)
  var step: Step?

  @OptionGroup var words: VocabularyOptions

  @Option(
    help: "Words per n-gram, 1 to 3.",
    transform: NumberOption.whole(1...NGramPacking.maximumOrder))
  var order = 3

  @Option(
    help: "Hold out one line in this many; 0 holds out none.",
    transform: NumberOption.whole(from: 0))
  var heldOutEvery: UInt64 = 0

  @Option(
    help: "Selects the held-out lines and the numbers that are read digit by digit.",
    transform: NumberOption.whole(from: 0))
  var seed: UInt64 = 1

  @Option(help: "The memory for counting, in MB.", transform: NumberOption.whole(1...1 << 20))
  var memory = 512

  @Option(help: "The number of threads.", transform: NumberOption.whole(1...256))
  var threads = 2

  @Option(name: .shortAndLong, help: "The count file (.ngrams) to write.")
  var output: String?

  func validate() throws {
    switch step {
    case nil where inputs.isEmpty: throw ValidationError("Give the texts to count.")
    case nil where output == nil: throw ValidationError("Give the count file to write with -o.")
    case .map where output != nil:
      throw ValidationError("--map writes to standard output; remove -o.")
    case .reduce where output == nil: break
    default:
      guard words.vocabulary != nil else { throw ValidationError("Give --vocabulary.") }
    }
  }

  func run() throws {
    let paths = inputs.isEmpty ? ["-"] : inputs
    switch step {
    case nil: try count(paths, to: output ?? "")
    case .map: try map(paths)
    case .reduce:
      if let output { try pack(paths, to: output) } else { try reduce(paths) }
    }
  }

  private var options: TextCounter.Options {
    var options = TextCounter.Options()
    options.order = order
    options.seed = seed
    options.heldOutEvery = heldOutEvery
    options.memory = memory << 20
    options.threads = threads
    return options
  }

  private func count(_ paths: [String], to output: String) throws {
    let bar = ByteProgress("counting", paths)
    let counter = try TextCounter(vocabulary: try words.read(), options: options)
    let summary = try counter.count(paths, to: output, progress: bar.show)
    bar.erase()
    StandardError.writeLine(
      "counted \(output): \(summary.distinct) distinct n-grams of order \(order); "
        + "\(summary.spills) spills", colour: .green)
    note(summary)
  }

  private func map(_ paths: [String]) throws {
    let bar = ByteProgress("counting", paths)
    let counter = try TextCounter(vocabulary: try words.read(), options: options)
    let output = Mutex(StandardOutput())
    let summary = try counter.map(paths, progress: bar.show) { piece in
      output.withLock { $0.write(piece) }
    }
    bar.erase()
    output.withLock { $0.flush() }
    StandardError.writeLine("wrote \(summary.distinct) lines of counts")
    note(summary)
  }

  private func reduce(_ paths: [String]) throws {
    let bar = ByteProgress("summing", paths)
    var output = StandardOutput()
    let lines = try CountReduction.sum(paths, progress: bar.show) { output.write($0) }
    bar.erase()
    output.flush()
    StandardError.writeLine("summed \(lines.read) lines to \(lines.written)")
  }

  private func pack(_ paths: [String], to output: String) throws {
    let bar = ByteProgress("summing", paths)
    let packing = try CountPacking(
      vocabulary: try words.read(), order: order, memory: memory << 20)
    let lines = try packing.pack(paths, to: output, progress: bar.show)
    bar.erase()
    StandardError.writeLine(
      "packed \(output): \(lines.read) lines, \(lines.distinct) distinct n-grams", colour: .green)
  }

  private func note(_ summary: CountSummary) {
    StandardError.writeLine(
      "read \(summary.lines) lines (\(summary.heldOutLines) held out), \(summary.clauses) clauses, "
        + "\(summary.tokens) words")
    if summary.damagedBytes > 0 {
      StandardError.writeLine(
        "\(summary.damagedBytes) bytes were not valid UTF-8 and were skipped", colour: .yellow)
    }
  }
}
