import DictionaryBuilder
import DictionaryFormat
import LanguageModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    guard mkdir(work, 0o755) == 0 || errno == EEXIST else {
      throw .unwritable(path: work, code: errno)
    }
    steps = CountingSteps(
      recipe: recipe, corpora: corpora, work: work, memory: memory, threads: threads,
      progress: progress)
  }

  /// What training made.
  public struct Result {
    /// The bytes of the model image.
    public let image: [UInt8]
    /// How many n-grams of each order there are: of words, then of characters.
    public let words: [Int]
    /// The same of characters.
    public let characters: [Int]
  }

  /// Trains the builds of the recipe one after the other and hands each to `body`. `lexiconSize` is
  /// what the lexicon takes of the budget with these words.
  public func run(
    builds: [Recipe.Build],
    lexiconSize: (Recipe.Build, [String: UInt64]) throws(DictionaryError) -> Int,
    body: (Recipe.Build, Result) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    let all = try steps.vocabulary(of: candidates.map(\.word), minimumCount: 1, label: "lexicon")
    let words = Vocabulary(
      zip(all.words, all.counts).filter { $0.1 >= recipe.minimumWordCount }
        .map { (word: $0.0, count: $0.1) })
    let characters = try steps.vocabulary(
      of: candidates.map(\.word).filter { $0.unicodeScalars.count == 1 },
      minimumCount: recipe.minimumCharacterCount, label: "characters")
    let wordPruning = try pruning(words, order: recipe.order, label: "words")
    let characterPruning = try pruning(
      characters, order: recipe.characterOrder, label: "characters")
    for build in builds {
      let kept = all.words.indices.filter {
        all.counts[$0] >= min(build.minimumRareWordCount, recipe.minimumWordCount)
      }
      let counts = Dictionary(
        kept.map { (all.words[$0], all.counts[$0]) }, uniquingKeysWith: { first, _ in first })
      let lexicon = try lexiconSize(build, counts) + counts.count * Self.columnBytes
      let room = Double(build.budget - lexicon)
      guard room > 0 else {
        throw .malformed(
          path: build.name, line: nil,
          reason: "the lexicon alone takes \(lexicon) of \(build.budget) bytes; raise the budget "
            + "or 'minimumRareWordCount'")
      }
      var writer = ImageWriter()
      writer.add(ModelImageSections.about, text: about(build))
      writer.add(
        ModelImageSections.vocabulary,
        text: kept.map { "\(all.words[$0])\t\(all.counts[$0])\n" }.joined())
      writer.add(
        ModelImageSections.characters, text: characters.words.map { $0 + "\n" }.joined())
      let wordCounts = fit(
        wordPruning, words, prefix: NGramSections.words, build,
        room: room * (1 - build.characterShare), writer: &writer)
      let characterCounts = fit(
        characterPruning, characters, prefix: NGramSections.characters, build,
        room: room * build.characterShare, writer: &writer)
      try body(
        build,
        Result(image: writer.serialized(), words: wordCounts, characters: characterCounts))
    }
  }

  /// What `ModelSections` take for a word, in bytes.
  private static let columnBytes = 16

  private func pruning(
    _ vocabulary: Vocabulary, order: Int, label: String
  ) throws(DictionaryError) -> NGramPruning {
    let files = try steps.count(vocabulary, order: order, label: label)
    let estimate = try KneserNey(
      files: files, weights: recipe.corpora.map(\.weight), vocabularySize: vocabulary.count,
      progress: { progress("\(label): \($0)", $1) })
    return NGramPruning(
      estimate, bitsPerWord: files[0].packing.bitsPerWord, classes: classes(vocabulary))
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

  /// Adds the largest model that takes at most `room` bytes, and answers how many n-grams it has.
  private func fit(
    _ pruning: NGramPruning, _ vocabulary: Vocabulary, prefix: String, _ build: Recipe.Build,
    room: Double, writer: inout ImageWriter
  ) -> [Int] {
    guard room > 0 else { return [] }
    var target = room
    while true {
      progress("\(build.name): fitting \(prefix)", 0.5)
      let threshold = pruning.threshold(budget: target)
      let model = pruning.model(threshold: threshold, vocabulary: vocabulary)
      var trial = ImageWriter()
      NGramImageWriter(model, prefix: prefix, codeWidth: build.codeWidth).add(to: &trial)
      let size = Double(trial.byteCount)
      // The estimate errs by a few per cent: aim again until it fits closely.
      if size <= room, size > room * 0.985 || target > room * 1.5 {
        writer.add(trial)
        return model.levels.map(\.count)
      }
      target *= room * 0.993 / size
    }
  }

  private func about(_ build: Recipe.Build) -> String {
    var lines = [
      "build\t\(build.name)", "order\t\(recipe.order)", "characterOrder\t\(recipe.characterOrder)",
      "seed\t\(recipe.seed)",
    ]
    for corpus in recipe.corpora { lines.append("corpus\t\(corpus.name)\t\(corpus.weight)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
