import DictionaryImage
import KanaConversion
import SyllableConversion

/// The trained models, as a library for the builds of images.
package struct TrainedModels: ModelLibrary {
  /// Bits per quantized n-gram cost in an image for kana-kanji conversion.
  private static let kanaCodeWidth = 6

  /// Creates a library. It reads a model only when a build requests it.
  package init() {}

  /// Returns the model of a lexicon, with the word counts of its training text. Words of several
  /// characters that the training text lacks are left out of the lexicon.
  ///
  /// If the manifest names a model of text in another script (`DictionaryBuild.modelScript`), the
  /// word counts come from a separate text.
  package func model(named name: String?, for build: DictionaryBuild) throws -> LexiconModel {
    guard let path = name.map(ModelFile.path(in: build.path)) ?? build.modelPath else {
      return LexiconModel()
    }
    let model = try ModelFile(path: path)
    var counts: ModelFile? = model
    var names: (@Sendable (String) -> String)?
    var weights = MixedModel.Weights()
    if path == build.modelPath {
      if let script = build.modelScript {
        counts = try build.countsPath.map { try ModelFile(path: $0) }
        names = { model.name(of: $0, in: script) }
      }
      if let modelWeights = build.modelWeights { weights = MixedModel.Weights(modelWeights) }
    }
    return LexiconModel(
      counts: counts?.wordCounts, countsLicence: counts?.licence ?? "not stated", name: names,
      addSections: { [names, weights] words, parallel, writer throws(DictionaryError) in
        model.addSections(
          for: names.map { ConcatenatedTexts(words.strings.lazy.map($0)) } ?? words, weights,
          parallel, to: &writer)
      })
  }

  package func kanaModel(at path: String) throws(DictionaryError) -> KanaModel {
    let model = try KanaModelFile(path: path).model
    var sections = ImageWriter()
    NGramImageWriter(model, prefix: KanaSections.model, codeWidth: Self.kanaCodeWidth)
      .add(to: &sections)
    return KanaModel(vocabulary: model.vocabulary.words, sections: sections)
  }
}

extension MixedModel.Weights {
  /// Converts the weights of a manifest. The cost of a rare word keeps its default.
  fileprivate init(_ weights: Manifest.ModelWeights) {
    func share(_ weight: Double) -> Int32 { Int32((weight * 256).rounded()) }
    self.init()
    words = share(weights.words)
    characters = share(weights.characters)
    frequency = share(weights.frequency)
  }
}
