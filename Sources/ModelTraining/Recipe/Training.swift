import DictionaryBuilder
import DictionaryFormat
import LanguageModel

/// Trains the models of a recipe.
///
/// ```
/// corpora ──count──▶ vocabulary ──count──▶ n-grams ──estimate──▶ model ──prune──▶ image
/// ```
public struct Training {
  private let recipe: Recipe
  private let steps: CountingSteps
  private let candidates: [(word: String, reading: String)]
  private let progress: @Sendable (String, Double) -> Void

  /// Training into the words of `candidates`, on the texts in the folder `corpora`, with counts kept
  /// in the folder `work`.
  public init(
    recipe: Recipe, candidates: [(word: String, reading: String)], corpora: String, work: String,
    memory: Int = 1 << 30,
    threads: Int = 2, progress: @escaping @Sendable (String, Double) -> Void
  ) throws(DictionaryError) {
    self.recipe = recipe
    self.candidates = candidates
    self.progress = progress
    steps = try CountingSteps(
      recipe: recipe, corpora: corpora, work: work, memory: memory, threads: threads,
      progress: progress)
  }

  /// What training made.
  public struct Result {
    /// The bytes of the model image.
    public let image: [UInt8]
    /// What was kept of the models of words and of characters.
    public let models: [FittedModel]
    /// What the lexicon takes of the budget by estimate, in bytes.
    public let lexiconBytes: Int
  }

  /// Trains the builds of the recipe one after the other and hands each to `body`. `lexiconSize` is
  /// what the lexicon takes of the budget with these words, and how many words it then has.
  public func run(
    builds: [Recipe.Build],
    lexiconSize: (Recipe.Build, [String: UInt64]) throws(DictionaryError) -> (
      bytes: Int, words: Int
    ),
    body: (Recipe.Build, Result) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    let all = try steps.vocabulary(of: candidates.map(\.word), minimumCount: 1, label: "lexicon")
    let words = Vocabulary(
      zip(all.words, all.counts).filter { $0.1 >= recipe.minimumWordCount }
        .map { (word: $0.0, count: $0.1) })
    let characters = try steps.vocabulary(
      of: candidates.map(\.word).filter { $0.unicodeScalars.count == 1 },
      minimumCount: recipe.minimumCharacterCount, label: "characters")
    try check(words, characters)
    let wordPruning = try pruning(
      words, order: recipe.order, label: "words", resegmentations: recipe.resegment ?? 0,
      lessLikely: lessLikely(words))
    let characterPruning = try pruning(
      characters, order: recipe.characterOrder, label: "characters")
    for build in builds {
      let kept = all.words.indices.filter {
        all.counts[$0] >= min(build.minimumRareWordCount, recipe.minimumWordCount)
      }
      let counts = Dictionary(
        kept.map { (all.words[$0], all.counts[$0]) }, uniquingKeysWith: { first, _ in first })
      let about = about(build)
      let size = try lexiconSize(build, counts)
      let lexicon =
        size.bytes + size.words * Self.columnBytes + about.utf8.count
        + ModelSections.characterRange.count * 2
        + (Self.columns + 1) * ImageWriter.sectionOverhead
      let room = Double(build.budget - lexicon)
      guard room > 0 else {
        throw .malformed(
          path: build.name, line: nil,
          reason: "the lexicon alone takes \(lexicon) of \(build.budget) bytes; raise the budget "
            + "or 'minimumRareWordCount'")
      }
      var writer = ImageWriter()
      writer.add(ModelImageSections.about, text: about)
      writer.add(
        ModelImageSections.vocabulary,
        text: kept.map { "\(all.words[$0])\t\(all.counts[$0])\n" }.joined())
      writer.add(
        ModelImageSections.characters, text: characters.words.map { $0 + "\n" }.joined())
      let models = [
        (wordPruning, words, NGramSections.words, 1 - build.characterShare),
        (characterPruning, characters, NGramSections.characters, build.characterShare),
      ]
      var fitted: [FittedModel] = []
      for (pruning, vocabulary, prefix, share) in models {
        progress("\(build.name): fitting \(prefix)", 0.5)
        fitted.append(
          try ModelFitting(
            pruning: pruning, vocabulary: vocabulary, prefix: prefix, codeWidth: build.codeWidth
          ).fit(room: room * share, of: build, writer: &writer))
      }
      try body(
        build, Result(image: writer.serialized(), models: fitted, lexiconBytes: lexicon))
    }
  }

  private func check(_ words: Vocabulary, _ characters: Vocabulary) throws(DictionaryError) {
    let kinds = [
      (words, "word", "minimumWordCount"), (characters, "character", "minimumCharacterCount"),
    ]
    for (vocabulary, kind, option) in kinds where vocabulary.words.isEmpty {
      throw .malformed(
        path: steps.corpora, line: nil,
        reason: "no \(kind) of the dictionary occurs in the texts '\(option)' times; lower it or "
          + "give more text")
    }
    guard characters.count <= ARPAModel.maximumCharacters else {
      throw .tooMany(what: "characters")
    }
  }

  /// The columns of `ModelSections`, and what they take for a word, in bytes.
  private static let columns = 5
  private static let columnBytes = 10

  private func pruning(
    _ vocabulary: Vocabulary, order: Int, label: String, resegmentations rounds: Int = 0,
    lessLikely: [UInt32: Float] = [:]
  ) throws(DictionaryError) -> NGramPruning {
    var files = try steps.count(vocabulary, order: order, label: label)
    var estimate = try estimate(files, vocabulary, label)
    for round in 0..<rounds {
      let bigrams = try BigramModel(
        estimate.model(vocabulary: vocabulary), path: "\(steps.work.path)/bigrams.tmp")
      files = try steps.count(
        vocabulary, order: order, label: "\(label)-resegmented-\(round + 1)", bigrams: bigrams)
      estimate = try self.estimate(files, vocabulary, label)
    }
    estimate.makeLessLikely(lessLikely)
    return NGramPruning(
      estimate, bitsPerWord: files[0].packing.bitsPerWord, classes: classes(vocabulary))
  }

  private func estimate(
    _ files: [CountFile], _ vocabulary: Vocabulary, _ label: String
  ) throws(DictionaryError) -> KneserNey {
    try KneserNey(
      files: files, weights: recipe.corpora.map(\.weight), vocabularySize: vocabulary.count,
      progress: { progress("\(label): \($0)", $1) })
  }

  /// The words that the recipe takes to be less likely than they are in the texts.
  private func lessLikely(_ vocabulary: Vocabulary) -> [UInt32: Float] {
    guard let characters = recipe.lessLikely, !characters.isEmpty else { return [:] }
    var words: [UInt32: Float] = [:]
    for (index, word) in vocabulary.words.enumerated() {
      let nats = word.unicodeScalars.reduce(0) { $0 + (characters[String($1)] ?? 0) }
      if nats > 0 { words[UInt32(index) + Vocabulary.firstWord] = Float(nats) }
    }
    return words
  }

  /// A number for each word of a vocabulary, the same for words of the same reading.
  private func classes(_ vocabulary: Vocabulary) -> [UInt32] {
    let readings = Dictionary(
      candidates.map { ($0.word, $0.reading) }, uniquingKeysWith: { first, _ in first })
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

  private func about(_ build: Recipe.Build) -> String {
    var lines = [
      "build\t\(build.name)", "order\t\(recipe.order)", "characterOrder\t\(recipe.characterOrder)",
      "seed\t\(recipe.seed)",
    ]
    for (character, nats) in (recipe.lessLikely ?? [:]).sorted(by: { $0.key < $1.key }) {
      lines.append("lessLikely\t\(character)\t\(nats)")
    }
    for corpus in recipe.corpora { lines.append("corpus\t\(corpus.name)\t\(corpus.weight)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
