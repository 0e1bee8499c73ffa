import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict arpa`: converts between trained models and ARPA files.
struct ARPACommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arpa",
    abstract: "Convert between trained models and ARPA files.",
    discussion: """
      Example: make a model trained with another tool into a dictionary.

        ime-dict arpa import words.arpa -o words.imemodel
        ime-dict build Dictionaries/zh-Hans --model words.imemodel -o zh-Hans.imedict
      """,
    subcommands: [Export.self, ImportModel.self])

  /// `ime-dict arpa export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a model as an ARPA file.",
      discussion: """
        Example:

          ime-dict arpa export standard.imemodel -o words.arpa
          ime-dict arpa export standard.imemodel --characters -o characters.arpa

        The probabilities are the quantized ones of the model. Importing the file gives the same \
        model, and exporting that gives the same file.
        """)

    @Argument(help: "The model (.imemodel).")
    var model: String

    @Option(name: .shortAndLong, help: "The ARPA file to write.")
    var output: String

    @Flag(help: "Write the character model instead of the word model.")
    var characters = false

    func run() throws {
      try ARPAModel.export(characters ? .characters : .words, ofImageAt: model, to: output)
      StandardError.writeLine("wrote \(output)", colour: .green)
    }
  }

  /// `ime-dict arpa import`.
  struct ImportModel: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Make a model from ARPA files of order 1 to 3.",
      discussion: """
        Example:

          ime-dict arpa import words.arpa --characters characters.arpa -o own.imemodel

        Files packed with gzip are unpacked. Bigrams that a trigram needs and the file lacks are \
        added with the probability that backing off gives.
        """)

    @Argument(help: "The ARPA file of the word model; - is standard input.")
    var words: String

    @Option(
      help: "The ARPA file of a character model. Without it, the image has only a word model.")
    var characters: String?

    @Option(name: .shortAndLong, help: "The model (.imemodel) to write.")
    var output: String

    @Option(
      help: "Bits per quantized n-gram cost, 4 to 8.", transform: NumberOption.whole(4...8))
    var codeWidth = 8

    func run() throws {
      let bar = ProgressBar()
      let input = try ImportInput(path: words)
      input.progress = { bar.show("reading \(words)", $0) }
      let characterInput = try characters.map { try ImportInput(path: $0) }
      let (image, wordCounts, characterCounts) = try ARPAModel.image(
        words: input, characters: characterInput, codeWidth: codeWidth)
      try FileAccess.writeAtomically(image, to: output)
      bar.erase()
      StandardError.writeLine(
        "made \(output): \(image.count) bytes, n-grams of words \(Self.text(wordCounts)), of characters "
          + Self.text(characterCounts), colour: .green)
    }

    private static func text(_ counts: [Int]) -> String {
      counts.map(String.init).joined(separator: " + ")
    }
  }
}
