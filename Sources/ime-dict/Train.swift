import ArgumentParser
import DictionaryBuilder
import Lexicon
import ModelTraining
import ToolSupport

/// `ime-dict train`.
struct Train: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Train the language models of a dictionary from text.",
    discussion: """
      Example: the models of simplified Chinese, from a folder of texts.

        ime-dict train Dictionaries/zh-Hans --corpora texts --work .build/training

      The recipe is model.json in the folder of the dictionary; it names the texts, what they weigh \
      and which models to make. Counts are kept in the work folder, so that a run that was stopped \
      goes on where it was, and another recipe counts only what is new to it.
      """)

  @Argument(help: "The folder of the dictionary, with dictionary.json and model.json.")
  var folder: String

  @Option(help: "The folder of the texts that the recipe names.")
  var corpora: String

  @Option(help: "The folder for counts.")
  var work: String

  @Option(
    name: .shortAndLong, help: "The folder for the models; that of the dictionary by default.")
  var output: String?

  @Option(name: .customLong("build"), help: "Only this model; may be given several times.")
  var builds: [String] = []

  @Option(help: "The recipe, if it is not model.json in the folder.")
  var recipe: String?

  @Option(help: "The memory for counting, in MB.")
  var memory = 1024

  @Option(help: "How many threads count.")
  var threads = 2

  func run() throws {
    let recipe = try Recipe(path: recipe ?? "\(folder)/model.json")
    let chosen = recipe.builds.filter { builds.isEmpty || builds.contains($0.name) }
    let bar = ProgressBar()
    let lexicon = try DictionaryBuild(folder: folder)
    let training = try Training(
      recipe: recipe, candidates: try lexicon.wordsWithReadings(), corpora: corpora, work: work,
      memory: max(memory, 16) << 20, threads: max(threads, 1),
      progress: { stage, part in bar.show(stage, part) })
    try training.run(
      builds: chosen,
      lexiconSize: { _, counts throws(DictionaryError) in
        try lexicon.image(counts: counts).bytes.count
      },
      body: { build, result throws(DictionaryError) in
        let path = "\(output ?? folder)/\(build.name).imemodel"
        try FileAccess.writeAtomically(result.image, to: path)
        bar.erase()
        StandardError.writeLine(
          "trained \(path): \(result.image.count) bytes, n-grams of words "
            + result.words.map(String.init).joined(separator: " + ") + ", of characters "
            + result.characters.map(String.init).joined(separator: " + "), colour: .green)
      })
  }
}
