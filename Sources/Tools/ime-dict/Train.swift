import ArgumentParser
import DictionaryBuilder
import DictionaryImage
import ToolSupport

/// `ime-dict train`: trains language models.
struct Train: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Train the language models of a dictionary from text.",
    discussion: """
      Example: the models of simplified Chinese, from a folder of texts.

        ime-dict train Dictionaries/zh-Hans --corpora texts --work .build/training

      The recipe is model.json in the folder of the dictionary. It lists the texts, their weights \
      and the models to make. Counts are kept in the work folder, so a stopped run resumes where \
      it was, and a changed recipe counts only what is new.
      """)

  @Argument(help: "The folder of the dictionary, with dictionary.json and model.json.")
  var folder: String

  @Option(help: "The folder of the texts of the recipe.")
  var corpora: String

  @Option(help: "The folder for count files.")
  var work: String

  @Option(
    name: .shortAndLong, help: "The folder for the models. (default: that of the dictionary)")
  var output: String?

  @Option(name: .customLong("build"), help: "Make only this model; may be repeated.")
  var builds: [String] = []

  @Option(help: "The recipe. (default: model.json in the folder)")
  var recipe: String?

  @Option(help: "The memory for counting, in MB.", transform: NumberOption.whole(16...1 << 20))
  var memory = 1024

  @Option(help: "The number of threads.", transform: NumberOption.whole(1...256))
  var threads = 2

  @Option(help: "Make one model of this size (16MB, 40MiB) instead of those of the recipe.")
  var budget: ByteSize?

  @Option(help: "The name of the model of --budget. (default: its size)")
  var name: String?

  func validate() throws {
    guard budget == nil || builds.isEmpty else {
      throw ValidationError("Give --build or --budget, not both.")
    }
    guard name == nil || budget != nil else { throw ValidationError("--name needs --budget") }
    guard name?.contains("/") != true, name?.isEmpty != true else {
      throw ValidationError("--name must be a file name without a folder; see --output")
    }
  }

  /// Returns the builds to make: all of the recipe, those of `--build`, or one of the size
  /// `--budget`.
  private func chosen(from recipe: Recipe) throws -> [Recipe.Build] {
    if let budget {
      // The options of the build that is nearest in size apply to this one.
      let nearest = recipe.builds.min {
        abs($0.budget - budget.bytes) < abs($1.budget - budget.bytes)
      }
      let size = "\((Double(budget.bytes) / 1e6).text(decimals: 1))MB"
      return nearest.map { [$0.named(name ?? size, budget: budget.bytes)] } ?? []
    }
    for name in builds where !recipe.builds.contains(where: { $0.name == name }) {
      let names = recipe.builds.map(\.name).joined(separator: ", ")
      throw ValidationError("the recipe has no build '\(name)'; it has \(names)")
    }
    return recipe.builds.filter { builds.isEmpty || builds.contains($0.name) }
  }

  func run() throws {
    guard !KanaManifest.isIn(folder) else { return try trainKana() }
    let recipe = try Recipe(path: recipe ?? "\(folder)/model.json")
    let chosen = try chosen(from: recipe)
    let bar = ProgressBar()
    let lexicon = try DictionaryBuild(folder: folder)
    let training = try Training(
      recipe: recipe, candidates: try lexicon.wordsWithReadings(), corpora: corpora, work: work,
      memory: memory << 20, threads: threads,
      progress: { stage, part in bar.show(stage, part) })
    try training.run(
      builds: chosen,
      lexiconSize: { _, counts throws(DictionaryError) in
        let (image, report) = try lexicon.sections(
          joining: LexiconModel(counts: WordCounts(counts)))
        return (image.imageLength, report.words)
      },
      body: { build, result throws(DictionaryError) in
        let path = "\(output ?? folder)/\(result.fileName)"
        try FileAccess.writeAtomically(result.image, to: path)
        bar.erase()
        StandardError.writeLine(
          "trained \(path): \(result.image.count) bytes, with the lexicon about "
            + "\(result.lexiconBytes + result.models.reduce(0) { $0 + $1.bytes }) of \(build.budget)",
          colour: .green)
        for model in result.models { StandardError.writeLine("  \(model.summary)") }
        try reportHeldOut(path, recipe, bar)
      })
  }

  /// Trains the word model of a folder with a `kana.json`.
  private func trainKana() throws {
    guard budget == nil, builds.isEmpty else {
      throw ValidationError("this recipe makes one model; remove --budget and --build")
    }
    let recipe = try KanaRecipe(path: recipe ?? "\(folder)/model.json")
    let bar = ProgressBar()
    let (bytes, counts) = try KanaTraining(
      recipe: recipe, folder: folder, corpora: corpora, work: work,
      memory: memory << 20, threads: threads,
      progress: { stage, part in bar.show(stage, part) }
    ).run()
    let path = "\(output ?? folder)/\(recipe.name).kanamodel"
    try FileAccess.writeAtomically(bytes, to: path)
    bar.erase()
    let orders = counts.enumerated().map { "\($1) \($0 + 1)-grams" }.joined(separator: ", ")
    StandardError.writeLine("trained \(path): \(bytes.count) bytes, \(orders)", colour: .green)
  }

  /// Reports the perplexity on the held-out lines of each text.
  private func reportHeldOut(
    _ path: String, _ recipe: Recipe, _ bar: ProgressBar
  ) throws(DictionaryError) {
    guard recipe.heldOutEvery > 0 else { return }
    let lines = PerplexityMeter.HeldOutLines(every: recipe.heldOutEvery, seed: recipe.seed)
    let meter: PerplexityMeter
    do throws(ImageError) {
      meter = try PerplexityMeter(path: path)
    } catch {
      throw .malformed(path: path, line: nil, reason: error.description)
    }
    for corpus in recipe.corpora {
      bar.show("held-out lines of \(corpus.name)", 0.5)
      let measured = try meter.measure("\(corpora)/\(corpus.file)", heldOut: lines)
      bar.erase()
      StandardError.writeLine("  held out of \(corpus.name): \(measured.words.summary)")
    }
  }
}

extension FittedModel {
  /// The number of n-grams kept of each order, on one line.
  fileprivate var summary: String {
    let orders = zip(kept, counted).enumerated().map { index, counts in
      "\(index + 1)-grams \(counts.0) of \(counts.1)"
    }
    return "\(name): \(orders.joined(separator: ", ")); worth at least "
      + "\(Double(threshold).text(decimals: 4)) nats per byte; \(bytes) bytes"
  }
}
