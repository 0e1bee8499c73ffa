import DictionaryImage
import NGrams
import SyllableConversion

/// Trains the models of a recipe.
///
/// ```
/// corpora ──count──▶ vocabulary ──count──▶ n-grams ──estimate──▶ model ──prune──▶ image
/// ```
package struct Training {
  private let recipe: Recipe
  private let texts: TextCounting
  private let steps: CountingSteps
  private let candidates: [String]
  private let readings: [String: String]

  /// Prepares training. Reads all texts once.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the models.
  ///   - candidates: The words of the dictionary with their readings.
  ///   - corpora: The folder of the texts.
  ///   - work: The folder in which counts are kept, so that a killed run resumes where it stopped.
  ///   - memory: Bytes for n-grams that are not yet written to a file.
  ///   - threads: The number of counting threads.
  ///   - progress: Called with the current step and the fraction done, 0 to 1.
  package init(
    recipe: Recipe, candidates: [(word: String, reading: String)], corpora: String, work: String,
    memory: Int = 1 << 30,
    threads: Int = 2, progress: @escaping @Sendable (String, Double) -> Void
  ) throws(DictionaryError) {
    self.recipe = recipe
    self.candidates = candidates.map(\.word)
    readings = Dictionary(
      candidates.map { ($0.word, $0.reading) }, uniquingKeysWith: { first, _ in first })
    texts = try TextCounting(
      recipe: recipe, corpora: corpora, work: work, memory: memory, threads: threads,
      progress: progress)
    steps = try CountingSteps(texts)
  }

  /// A trained build.
  package struct Result {
    /// The bytes of the model image, or of a part of one.
    package let image: [UInt8]
    /// The suggested file name: `standard.imemodel`, `compact.imepart`.
    package let fileName: String
    /// The sizes of the fitted word and character model.
    package let models: [FittedModel]
    /// The estimated part of the budget that the lexicon takes, in bytes.
    package let lexiconBytes: Int
  }

  /// Trains the builds one after the other, whole models first.
  ///
  /// - Parameters:
  ///   - builds: The builds to make.
  ///   - lexiconSize: Estimates the bytes and the number of words of the lexicon for these word
  ///     counts.
  ///   - body: Called with each build and its result.
  package func run(
    builds: [Recipe.Build],
    lexiconSize: (Recipe.Build, [String: UInt64]) throws(DictionaryError) -> (
      bytes: Int, words: Int
    ),
    body: (Recipe.Build, Result) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    let all = try steps.vocabulary(of: candidates, minimumCount: 1, label: "lexicon")
    let words = all.occurring(atLeast: recipe.minimumWordCount)
    let characters = try steps.vocabulary(
      of: candidates.filter { $0.unicodeScalars.count == 1 },
      minimumCount: recipe.minimumCharacterCount, label: "characters")
    try check(words, characters)
    let wordPruning = try pruning(
      words, order: recipe.order, label: "words", resegmentations: recipe.resegment ?? 0,
      lessLikely: lessLikely(words))
    let characterPruning = try pruning(
      characters, order: recipe.characterOrder, label: "characters")
    var maker = ModelMaker(
      recipe: recipe, lexicon: all,
      words: EstimatedModel(
        prefix: NGramSections.words, vocabulary: words, pruning: wordPruning,
        numbering: TokenNumbering(words, readings: readings)),
      characters: EstimatedModel(
        prefix: NGramSections.characters, vocabulary: characters, pruning: characterPruning,
        numbering: TokenNumbering(characters, readings: readings)),
      progress: texts.progress)
    // A part is useless without its whole, so the whole comes first.
    for build in builds.filter({ $0.partOf == nil }) + builds.filter({ $0.partOf != nil }) {
      try body(build, try maker.make(build, lexiconSize: lexiconSize))
    }
  }

  private func check(_ words: Vocabulary, _ characters: Vocabulary) throws(DictionaryError) {
    let kinds = [
      (words, "word", "minimumWordCount"), (characters, "character", "minimumCharacterCount"),
    ]
    for (vocabulary, kind, option) in kinds where vocabulary.words.isEmpty {
      throw .malformed(
        path: texts.corpora, line: nil,
        reason: "no \(kind) of the dictionary occurs in the texts '\(option)' times; lower it or "
          + "give more text")
    }
    guard characters.count <= ARPAModel.maximumCharacters else {
      throw .tooMany(what: "characters")
    }
  }

  private func pruning(
    _ vocabulary: Vocabulary, order: Int, label: String, resegmentations rounds: Int = 0,
    lessLikely: [UInt32: Float] = [:]
  ) throws(DictionaryError) -> NGramPruning {
    var files = try steps.count(vocabulary, order: order, label: label)
    var estimate = try texts.estimate(files, vocabulary, label: label)
    for round in 0..<rounds {
      let bigrams = try BigramModel(
        estimate.model(vocabulary: vocabulary), path: "\(texts.work.path)/bigrams.tmp")
      files = try steps.count(
        vocabulary, order: order, label: "\(label)-resegmented-\(round + 1)", bigrams: bigrams)
      estimate = try texts.estimate(files, vocabulary, label: label)
    }
    estimate.makeLessLikely(lessLikely)
    return NGramPruning(
      estimate, bitsPerWord: files[0].packing.bitsPerWord,
      classes: vocabulary.classes(readings: readings))
  }

  /// Returns the words that the recipe makes less likely, with the reduction in nats.
  private func lessLikely(_ vocabulary: Vocabulary) -> [UInt32: Float] {
    guard let characters = recipe.lessLikely, !characters.isEmpty else { return [:] }
    var words: [UInt32: Float] = [:]
    for (index, word) in vocabulary.words.enumerated() {
      let nats = word.unicodeScalars.reduce(0) { $0 + (characters[String($1)] ?? 0) }
      if nats > 0 { words[UInt32(index) + Vocabulary.firstWord] = Float(nats) }
    }
    return words
  }
}
