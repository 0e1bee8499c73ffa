import DictionaryBuilder
import DictionaryImage
import KanaConversion

extension KanaBuild {
  /// How many bits the cost of an n-gram takes in an image.
  private static let codeWidth = 6

  /// The image with the model of words in the file at `modelPath` (`KanaTraining`).
  package func image(
    joining modelPath: String, progress: ProgressHandler = { _, _ in }
  ) throws(DictionaryError) -> (bytes: [UInt8], report: KanaReport) {
    progress("reading the model", 0.25)
    let model = try KanaModelFile(path: modelPath).model
    var sections = ImageWriter()
    NGramImageWriter(model, prefix: KanaSections.model, codeWidth: Self.codeWidth)
      .add(to: &sections)
    return try image(vocabulary: model.vocabulary.words, model: sections, progress: progress)
  }
}
