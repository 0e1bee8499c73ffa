import DictionaryBuilder
import DictionaryImage
import SyllableConversion

extension DictionaryBuild {
  /// The image of the dictionary with the language model of a file (`ModelFile`), or with none. The
  /// frequencies are then those of the text that the model was trained on, and words of several
  /// characters that it does not have are left out. Where the model of the dictionary is one of text in
  /// another script (`modelScript`), words are counted in a text of their own. Throws what is wrong with
  /// the files.
  package func image(
    joining modelPath: String?, _ options: BuildOptions = BuildOptions(), listingRefused: Int = 20,
    progress: ProgressHandler = { _, _ in }
  ) throws -> (bytes: [UInt8], report: BuildReport) {
    let model = try modelPath.map { try ModelFile(path: $0) }
    var counts = model
    var names: ((String) -> String)?
    var weights = MixedModel.Weights()
    if let model, let modelScript, modelPath == self.modelPath {
      counts = try countsPath.map { try ModelFile(path: $0) }
      names = { model.name(of: $0, in: modelScript) }
      if let modelWeights { weights = MixedModel.Weights(modelWeights) }
    }
    return try image(
      options, listingRefused: listingRefused, counts: counts?.wordCounts,
      countsLicence: counts?.licence ?? "not stated", nameInModel: names, progress: progress,
      addingSections: { words, writer throws(DictionaryError) in
        try model?.addSections(for: names.map(words.map) ?? words, weights, to: &writer)
      })
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
