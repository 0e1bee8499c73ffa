import DictionaryBuilder

/// Trains the model of words of a dictionary of kana-kanji conversion.
///
/// ```
/// corpora ──segment──▶ words ──count──▶ n-grams ──estimate──▶ model ──prune──▶ file
/// ```
package struct KanaTraining {
  private let recipe: KanaRecipe
  private let corpora: String
  private let work: WorkFolder
  private let segmenter: KanaSegmenter
  private let memory: Int
  private let threads: Int
  private let progress: @Sendable (String, Double) -> Void

  /// Training for the dictionary in `folder` on the texts in the folder `corpora`, with counts in the
  /// folder `work` while it runs.
  package init(
    recipe: KanaRecipe, folder: String, corpora: String, work: String, memory: Int = 1 << 30,
    threads: Int = 2, progress: @escaping @Sendable (String, Double) -> Void
  ) throws(DictionaryError) {
    self.recipe = recipe
    self.corpora = corpora
    self.memory = memory
    self.threads = threads
    self.progress = progress
    self.work = try WorkFolder(path: work)
    segmenter = KanaSegmenter(try KanaSource(folder: folder, progress: progress))
  }

  /// Trains: the bytes of a `KanaModelFile`, and how many n-grams of each order it has.
  package func run() throws(DictionaryError) -> (file: [UInt8], counts: [Int]) {
    let texts = Vocabulary(words: segmenter.texts, counts: segmenter.texts.map { _ in 1 })
    let numbers = texts.words.indices.map { UInt32($0) + Vocabulary.firstWord }
    let counted = try CorpusCounts(
      files: try count(texts, tokens: numbers, order: 1, label: "texts"), corpora: recipe.corpora
    ).totals(texts)
    let vocabulary = Vocabulary(
      zip(texts.words, counted).filter { $0.1 >= recipe.minimumWordCount }
        .map { (word: $0.0, count: $0.1) })
    guard !vocabulary.words.isEmpty else {
      throw .malformed(
        path: corpora, line: nil,
        reason: "no word of the dictionary occurs in the texts \(recipe.minimumWordCount) times")
    }
    var tokens: [String: UInt32] = [:]
    for (index, word) in vocabulary.words.enumerated() {
      tokens[word] = UInt32(index) + Vocabulary.firstWord
    }
    let files = try count(
      vocabulary, tokens: texts.words.map { tokens[$0] ?? Vocabulary.unknown },
      order: recipe.order, label: "words")
    let estimate = try KneserNey(
      files: files, weights: recipe.corpora.map(\.weight), vocabularySize: vocabulary.count,
      progress: progress)
    let pruning = NGramPruning(
      estimate, bitsPerWord: files[0].packing.bitsPerWord, classes: classes(vocabulary))
    for file in files { WorkFolder.remove(file.path) }
    let model = prune(pruning, vocabulary)
    return (KanaModelFile(model).bytes, model.levels.map(\.count))
  }

  /// The model of as many n-grams as the recipe asks for, the most telling ones.
  private func prune(_ pruning: NGramPruning, _ vocabulary: Vocabulary) -> BackoffModel {
    var (low, high): (Float, Float) = (0, 1_000)
    for step in 0..<24 {
      progress("pruning", Double(step) / 24)
      let middle = (low + high) / 2
      let kept = pruning.counts(threshold: middle).dropFirst().reduce(0, +)
      if kept > recipe.ngrams { low = middle } else { high = middle }
    }
    return pruning.model(threshold: high, vocabulary: vocabulary)
  }

  private func count(
    _ vocabulary: Vocabulary, tokens: [UInt32], order: Int, label: String
  ) throws(DictionaryError) -> [CountFile] {
    let options = TextCounter.Options(
      order: order, seed: recipe.seed, heldOutEvery: recipe.heldOutEvery, memory: memory,
      threads: threads)
    let counter = try TextCounter(vocabulary: vocabulary, options: options) {
      [segmenter] in
      KanaSentences(segmenter: segmenter, tokens: tokens, options: options)
    }
    var files: [CountFile] = []
    for corpus in recipe.corpora {
      let source = "\(corpora)/\(corpus.file)"
      let length = try TextStamp(path: source).length
      let path = "\(work.path)/kana-\(label).\(corpus.name).ngrams"
      let progress = progress
      try counter.count([source], to: path) { read in
        progress("counting \(label) in \(corpus.name)", Double(read) / Double(max(length, 1)))
      }
      files.append(try CountFile(path: path, vocabulary: vocabulary))
    }
    return files
  }

  /// A number for each word, the same for words of the same reading.
  private func classes(_ vocabulary: Vocabulary) -> [UInt32] {
    let readings = Dictionary(
      zip(segmenter.texts, segmenter.readings), uniquingKeysWith: { first, _ in first })
    var numbers: [String: UInt32] = [:]
    var classes = (0..<Vocabulary.firstWord).map { $0 }
    for word in vocabulary.words {
      let reading = readings[word] ?? word
      let number = numbers[reading] ?? UInt32(numbers.count) + Vocabulary.firstWord
      numbers[reading] = number
      classes.append(number)
    }
    return classes
  }
}
