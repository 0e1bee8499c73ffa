/// Trains the word model of a kana-kanji dictionary.
///
/// ```
/// corpora ──segment──▶ words ──count──▶ n-grams ──estimate──▶ model ──prune──▶ file
/// ```
package struct KanaTraining {
  private let recipe: KanaRecipe
  private let corpora: TextCounting
  private let segmenter: KanaSegmenter

  /// Prepares training.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the model.
  ///   - folder: The folder of the dictionary, with its manifest and sources.
  ///   - corpora: The folder of the texts.
  ///   - work: The folder for count files, which are removed as soon as they are not needed.
  ///   - memory: Bytes for n-grams that are not yet written to a file.
  ///   - threads: The number of counting threads.
  ///   - progress: Called with the current step and the fraction done, 0 to 1.
  package init(
    recipe: KanaRecipe, folder: String, corpora: String, work: String, memory: Int = 1 << 30,
    threads: Int = 2, progress: @escaping @Sendable (String, Double) -> Void
  ) throws(DictionaryError) {
    self.recipe = recipe
    self.corpora = try TextCounting(
      recipe: recipe, corpora: corpora, work: work, memory: memory, threads: threads,
      progress: progress)
    segmenter = KanaSegmenter(try KanaSource(ImageFolder(folder, BuildOptions(progress: progress))))
  }

  /// Trains the model.
  ///
  /// - Returns: The bytes of a `KanaModelFile`, and its number of n-grams of each order.
  package func run() throws(DictionaryError) -> (file: [UInt8], counts: [Int]) {
    let texts = Vocabulary(words: segmenter.texts, counts: segmenter.texts.map { _ in 1 })
    let numbers = texts.words.indices.map { UInt32($0) + Vocabulary.firstWord }
    let counted = try corpora.recounted(
      texts, count(texts, tokens: numbers, order: 1, label: "texts"))
    let vocabulary = counted.occurring(atLeast: recipe.minimumWordCount)
    guard !vocabulary.words.isEmpty else {
      throw .malformed(
        path: corpora.corpora, line: nil,
        reason: "no word of the dictionary occurs in the texts \(recipe.minimumWordCount) times")
    }
    let tokens = vocabulary.numbers
    let files = try count(
      vocabulary, tokens: texts.words.map { tokens[$0] ?? Vocabulary.unknown },
      order: recipe.order, label: "words")
    let readings = Dictionary(
      zip(segmenter.texts, segmenter.readings), uniquingKeysWith: { first, _ in first })
    let pruning = NGramPruning(
      try corpora.estimate(files, vocabulary, label: "words"),
      bitsPerWord: files[0].packing.bitsPerWord, classes: vocabulary.classes(readings: readings))
    for file in files { WorkFolder.remove(file.path) }
    let model = prune(pruning, vocabulary)
    return (KanaModelFile(model).bytes, model.levels.map(\.count))
  }

  /// Returns the model with the most informative n-grams, as many as the recipe allows.
  private func prune(_ pruning: NGramPruning, _ vocabulary: Vocabulary) -> BackoffModel {
    var (low, high): (Float, Float) = (0, 1_000)
    for step in 0..<24 {
      corpora.progress("pruning", Double(step) / 24)
      let middle = (low + high) / 2
      let kept = pruning.counts(threshold: middle).dropFirst().reduce(0, +)
      if kept > recipe.ngrams { low = middle } else { high = middle }
    }
    return pruning.model(threshold: high, vocabulary: vocabulary)
  }

  private func count(
    _ vocabulary: Vocabulary, tokens: [UInt32], order: Int, label: String
  ) throws(DictionaryError) -> [CountFile] {
    let options = corpora.options(order: order)
    let counter = try TextCounter(vocabulary: vocabulary, options: options) {
      [segmenter] in
      KanaSentences(segmenter: segmenter, tokens: tokens, options: options)
    }
    var files: [CountFile] = []
    for corpus in recipe.corpora {
      let length = try TextStamp(path: corpora.path(of: corpus)).length
      let path = "\(corpora.work.path)/kana-\(label).\(corpus.name).ngrams"
      try corpora.count(corpus, length: length, with: counter, label: label, to: path)
      files.append(try CountFile(path: path, vocabulary: vocabulary))
    }
    return files
  }
}
