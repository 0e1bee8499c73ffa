import ArgumentParser
import DictionaryBuilder
import DictionaryImage
import ToolSupport

/// `ime-dict perplexity`: measures the perplexity of a model.
struct MeasurePerplexity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perplexity",
    abstract: "Measure the perplexity of a trained model on text.",
    discussion: """
      Example:

        ime-dict perplexity standard.imemodel news.txt

      Writes a tab-separated line for each text and model: the perplexity per word and per \
      character, the share of unknown words, and the number of words, characters and clauses. \
      Compare models that segment text differently by the perplexity per character. The perplexity \
      on the training text is too low: use other text, or the held-out lines, with \
      --held-out-every and --seed as in the recipe.
      """)

  @Argument(help: "The model (.imemodel).")
  var model: String

  @Argument(help: "The texts; - is standard input.")
  var texts: [String]

  @Option(
    help: "Read only the held-out lines, one in this many; 0 reads all lines.",
    transform: NumberOption.whole(from: 0))
  var heldOutEvery: UInt64 = 0

  @Option(
    help: "Selects the held-out lines and the numbers that are read digit by digit.",
    transform: NumberOption.whole(from: 0))
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

  /// The perplexities and the share of unknown words on one line.
  var summary: String {
    "perplexity \(perWord.text(decimals: 2)) per word, "
      + "\(perCharacter.text(decimals: 3)) per character, "
      + "\((unknownShare * 100).text(decimals: 2)) % of \(words) words unknown"
  }
}
