import DictionaryBuilder
import DictionaryImage
import KanaConversion
import SyllableConversion

/// The models that training wrote, for the images that are joined with them.
package struct TrainedModels: ModelLibrary {
  /// How many bits the cost of an n-gram takes in an image of kana-kanji conversion.
  private static let kanaCodeWidth = 6

  /// A library; it reads a model when it is asked for.
  package init() {}

  /// The frequencies are then those of the text that the model was trained on, and words of several
  /// characters that it does not have are left out. Where the model of the manifest is one of text in
  /// another script (`DictionaryBuild.modelScript`), words are counted in a text of their own.
  package func model(named name: String?, for build: DictionaryBuild) throws -> LexiconModel {
    guard let path = name.map(ModelFile.path(in: build.path)) ?? build.modelPath else {
      return LexiconModel()
    }
    let model = try ModelFile(path: path)
    var counts: ModelFile? = model
    var names: ((String) -> String)?
    var weights = MixedModel.Weights()
    if let script = build.modelScript, path == build.modelPath {
      counts = try build.countsPath.map { try ModelFile(path: $0) }
      names = { model.name(of: $0, in: script) }
      if let modelWeights = build.modelWeights { weights = MixedModel.Weights(modelWeights) }
    }
    return LexiconModel(
      counts: counts?.wordCounts, countsLicence: counts?.licence ?? "not stated", name: names,
      addSections: { words, writer throws(DictionaryError) in
        try model.addSections(for: names.map(words.map) ?? words, weights, to: &writer)
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
  /// The weights of a manifest, with the usual cost of a rare word.
  fileprivate init(_ weights: Manifest.ModelWeights) {
    func share(_ weight: Double) -> Int32 { Int32((weight * 256).rounded()) }
    self.init()
    words = share(weights.words)
    characters = share(weights.characters)
    frequency = share(weights.frequency)
  }
}
