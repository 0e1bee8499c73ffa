import ArgumentParser
import DictionaryImage
import ModelTraining
import ToolSupport

/// `ime-dict perplexity`.
struct MeasurePerplexity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perplexity",
    abstract: "Measure how well a trained model foresees text.",
    discussion: """
      Example:

        ime-dict perplexity standard.imemodel news.txt

      Prints a tab-separated line for each text and model: the perplexity of a word and of a character, \
      the share of unknown words, and how many words, characters and clauses there are. Models that \
      segment text differently are compared by the perplexity of a character. Text that the model was \
      trained on tells little: give other text, or --held-out-every and --seed as in the recipe, which \
      read only the lines that training left out.
      """)

  @Argument(help: "The model (.imemodel).")
  var model: String

  @Argument(help: "The texts; - is standard input.")
  var texts: [String]

  @Option(help: "Only the lines that training holds out, one in this many.")
  var heldOutEvery: UInt64 = 0

  @Option(help: "The seed of the recipe.")
  var seed: UInt64 = 1

  func run() throws {
    let meter = try PerplexityMeter(path: model)
    let lines =
      heldOutEvery > 0 ? PerplexityMeter.HeldOutLines(every: heldOutEvery, seed: seed) : nil
    let bar = ProgressBar()
    var output = StandardOutput()
    output.writeLine(
      "text\tmodel\tper word\tper character\tunknown words\twords\tcharacters\tclauses")
    for text in texts {
      let measured = try meter.measure(text, heldOut: lines, seed: seed) {
        bar.show("\(text): \($0 >> 20) MiB", 0)
      }
      bar.erase()
      output.writeLine("\(text)\twords\t\(measured.words.row)")
      output.writeLine("\(text)\tcharacters\t\(measured.characters.row)")
    }
  }
}

extension Perplexity {
  fileprivate var row: String {
    "\(perWord.text(decimals: 2))\t\(perCharacter.text(decimals: 3))\t"
      + "\((unknownShare * 100).text(decimals: 2)) %\t\(words)\t\(characters)\t\(clauses)"
  }

  /// The perplexities in a line.
  var summary: String {
    "perplexity \(perWord.text(decimals: 2)) a word, \(perCharacter.text(decimals: 3)) a character, "
      + "\((unknownShare * 100).text(decimals: 2)) % of \(words) words unknown"
  }
}
