import DictionaryImage
import NGrams
import SyllableConversion

/// The unigrams and bigrams of a model in a file of their own, for segmenting text.
struct BigramModel {
  /// The tables, read in place.
  let tables: NGramTables
  /// A hash of the file, which changes with any probability.
  let hash: UInt64

  /// Writes the two lowest orders of `model` to `path`, opens the file and unlinks it. The system
  /// removes it when it is no longer in use.
  init(_ model: BackoffModel, path: String) throws(DictionaryError) {
    let model = BackoffModel(
      vocabulary: model.vocabulary, bitsPerWord: model.bitsPerWord,
      levels: model.levels.prefix(2).enumerated().map { index, level in
        index == 0
          ? level
          : BackoffModel.Level(
            keys: level.keys, logProbabilities: level.logProbabilities,
            logBackoffs: [Float](repeating: 0, count: level.count))
      })
    var writer = ImageWriter()
    NGramImageWriter(model, prefix: NGramSections.words).add(to: &writer)
    try FileAccess.writeAtomically(writer.serialized(), to: path)
    defer { WorkFolder.remove(path) }
    hash = try TextStamp(path: path).hash
    do throws(ImageError) {
      tables = try NGramTables(image: Image(path: path), prefix: NGramSections.words)
    } catch {
      throw .malformed(path: path, line: nil, reason: error.description)
    }
  }
}
