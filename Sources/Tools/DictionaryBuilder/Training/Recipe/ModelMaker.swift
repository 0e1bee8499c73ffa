import DictionaryImage
import SyllableConversion

/// A model with all its n-grams, before pruning.
struct EstimatedModel {
  /// The first part of the section names.
  let prefix: String
  let vocabulary: Vocabulary
  let pruning: NGramPruning
  /// The numbering of its words in the image.
  let numbering: TokenNumbering
}

/// Makes the builds of a recipe from the unpruned models.
struct ModelMaker {
  /// Estimates the lexicon of a build with the given word counts: its bytes and its number of
  /// words.
  typealias LexiconSize = (Recipe.Build, [String: UInt64]) throws(DictionaryError) -> (
    bytes: Int, words: Int
  )

  let recipe: Recipe
  /// All words of the dictionary that occur in the texts.
  let lexicon: Vocabulary
  let words: EstimatedModel
  let characters: EstimatedModel
  let progress: (String, Double) -> Void
  /// The models fitted so far, by build name.
  private var fitted: [String: Fitted] = [:]

  init(
    recipe: Recipe, lexicon: Vocabulary, words: EstimatedModel, characters: EstimatedModel,
    progress: @escaping (String, Double) -> Void
  ) {
    self.recipe = recipe
    self.lexicon = lexicon
    self.words = words
    self.characters = characters
    self.progress = progress
  }

  /// A model fitted to its budget.
  private struct Fitted: Sendable {
    let image: [UInt8]
    let models: [FittedModel]
    let lexiconBytes: Int
  }

  /// Makes a build: a whole model, or a part of another build of the recipe.
  mutating func make(
    _ build: Recipe.Build, lexiconSize: LexiconSize
  ) throws(DictionaryError) -> Training.Result {
    let fitted = try fit(build, lexiconSize: lexiconSize)
    guard let name = build.partOf, let whole = recipe.builds.first(where: { $0.name == name })
    else {
      return Training.Result(
        image: fitted.image, fileName: build.fileName, models: fitted.models,
        lexiconBytes: fitted.lexiconBytes)
    }
    let wholeFitted = try fit(whole, lexiconSize: lexiconSize)
    var writer = ImageWriter()
    writer.add(
      ModelImageSections.about,
      text: about(build)
        + ModelPart.about(
          whole: whole.fileName, bytes: wholeFitted.image,
          minimumCount: min(build.minimumRareWordCount, recipe.minimumWordCount),
          codeWidth: build.codeWidth))
    for (index, model) in [words, characters].enumerated() {
      ModelPartWriter(model).add(
        whole: wholeFitted.models[index].threshold,
        part: max(fitted.models[index].threshold, wholeFitted.models[index].threshold),
        to: &writer)
    }
    return Training.Result(
      image: writer.serialized(), fileName: build.fileName, models: fitted.models,
      lexiconBytes: fitted.lexiconBytes)
  }

  private mutating func fit(
    _ build: Recipe.Build, lexiconSize: LexiconSize
  ) throws(DictionaryError) -> Fitted {
    if let known = fitted[build.name] { return known }
    let kept = zip(lexicon.words, lexicon.counts).filter {
      $0.1 >= min(build.minimumRareWordCount, recipe.minimumWordCount)
    }
    let about = about(build)
    let size = try lexiconSize(build, Dictionary(kept, uniquingKeysWith: { first, _ in first }))
    let traits = WordTraitWidths(
      words: words.vocabulary.count, characters: characters.vocabulary.count)
    // The sections of `ModelSections` and the `about` section.
    let lexiconBytes =
      size.bytes + (size.words * traits.all + 7) / 8 + about.utf8.count
      + 3 * ImageWriter.sectionOverhead
    let room = Double(build.budget - lexiconBytes)
    guard room > 0 else {
      throw .malformed(
        path: build.name, line: nil,
        reason:
          "the lexicon alone takes \(lexiconBytes) of \(build.budget) bytes; raise the budget "
          + "or 'minimumRareWordCount'")
    }
    var writer = ImageWriter()
    writer.add(ModelImageSections.about, text: about)
    let rare = kept.filter { $0.1 < recipe.minimumWordCount }
    writer.add(
      ModelImageSections.vocabulary,
      text: (words.numbering.ordered(words.vocabulary) + rare).map { "\($0.0)\t\($0.1)\n" }.joined()
    )
    writer.add(
      ModelImageSections.characters,
      text: characters.numbering.ordered(characters.vocabulary).map { $0.word + "\n" }.joined())
    var models: [FittedModel] = []
    for (model, share) in [
      (words, 1 - build.characterShare), (characters, build.characterShare),
    ] {
      progress("\(build.name): fitting \(model.prefix)", 0.5)
      models.append(
        try ModelFitting(model: model, codeWidth: build.codeWidth)
          .fit(room: room * share, of: build, writer: &writer))
    }
    let result = Fitted(image: writer.serialized(), models: models, lexiconBytes: lexiconBytes)
    fitted[build.name] = result
    return result
  }

  private func about(_ build: Recipe.Build) -> String {
    var lines = [
      "build\t\(build.name)", "order\t\(recipe.order)", "characterOrder\t\(recipe.characterOrder)",
      "seed\t\(recipe.seed)",
    ]
    if let licence = recipe.licence {
      lines.append("\(ModelImageSections.licenceKey)\t\(licence)")
    }
    for (character, nats) in (recipe.lessLikely ?? [:]).sorted(by: { $0.key < $1.key }) {
      lines.append("lessLikely\t\(character)\t\(nats)")
    }
    for corpus in recipe.corpora { lines.append("corpus\t\(corpus.name)\t\(corpus.weight)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
