/// Counts the n-grams of the texts of a recipe. The count files are in a work folder.
struct TextCounting {
  let recipe: any TextRecipe
  /// The folder of the texts.
  let corpora: String
  let work: WorkFolder
  let progress: @Sendable (String, Double) -> Void
  private let memory: Int
  private let threads: Int

  init(
    recipe: any TextRecipe, corpora: String, work: String, memory: Int, threads: Int,
    progress: @escaping @Sendable (String, Double) -> Void
  ) throws(DictionaryError) {
    self.recipe = recipe
    self.corpora = corpora
    self.memory = memory
    self.threads = threads
    self.progress = progress
    self.work = try WorkFolder(path: work)
  }

  /// Returns the path of a text.
  func path(of corpus: Corpus) -> String { "\(corpora)/\(corpus.file)" }

  /// Returns the counting options for n-grams of an order.
  func options(order: Int) -> TextCounter.Options {
    TextCounter.Options(
      order: order, seed: recipe.seed, heldOutEvery: recipe.heldOutEvery, memory: memory,
      threads: threads)
  }

  /// Counts one text.
  ///
  /// - Parameters:
  ///   - corpus: The text.
  ///   - length: The length of the text in bytes, for the progress report.
  ///   - counter: The counter to use.
  ///   - label: The name of the step.
  ///   - path: The file for the counts.
  func count(
    _ corpus: Corpus, length: Int, with counter: TextCounter, label: String, to path: String
  ) throws(DictionaryError) {
    let progress = progress
    try counter.count([self.path(of: corpus)], to: path) { read in
      progress("counting \(label) in \(corpus.name)", Double(read) / Double(max(length, 1)))
    }
  }

  /// Estimates a model from the counts of the texts.
  func estimate(
    _ files: [CountFile], _ vocabulary: Vocabulary, label: String
  ) throws(DictionaryError) -> KneserNey {
    let progress = progress
    return try KneserNey(
      files: files, weights: recipe.corpora.map(\.weight), vocabularySize: vocabulary.count,
      progress: { progress("\(label): \($0)", $1) })
  }

  /// Returns the words of a vocabulary with the weighted counts of all texts, as counted in
  /// `files`.
  func recounted(
    _ vocabulary: Vocabulary, _ files: [CountFile]
  ) throws(DictionaryError) -> Vocabulary {
    let totals = try CorpusCounts(files: files, corpora: recipe.corpora).totals(vocabulary)
    return Vocabulary(zip(vocabulary.words, totals).map { (word: $0.0, count: $0.1) })
  }
}
