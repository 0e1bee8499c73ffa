import NGrams
import SyllableConversion

/// `homophones.json`: the manifest of a homophone model.
///
/// ```json
/// {
///   "language": "zh-Hans",
///   "vocabulary": {"file": "vocabulary.tsv.gz", "name": "GlobeKey", "version": "1",
///     "licence": "Apache-2.0", "copyright": "The GlobeKey authors", "entries": 60971},
///   "vectors": "vectors.bin.gz",
///   "weights": {"engine": 0.57, "context": 0.44, "frequency": 0.27, "words": -0.79,
///     "recent": 2, "characters": {"他": 2.09}},
///   "sentences": 5,
///   "lead": 4
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be compressed with gzip. The README of
/// `Dictionaries/zh-Hans-homophones` says how they are made and what the weights mean.
package struct HomophoneManifest: Sendable, Equatable, ImageManifest {
  /// The file name of the manifest.
  package static let fileName = "homophones.json"

  /// The language tag.
  package let language: String
  /// The words: lines `word TAB reading TAB count`, the most frequent first.
  package let vocabulary: Vocabulary
  /// The path of the vectors, as `homophone_model export` writes them.
  package let vectors: String
  /// The weights of the parts of a sentence's score, in nats.
  package let weights: Weights
  /// The number of sentences compared.
  package let sentences: Int
  /// The lead of the best sentence, in nats, from which on it stays.
  package let lead: Double

  /// The words and their provenance.
  package struct Vocabulary: Sendable, Equatable, Decodable, ManifestSource {
    package let file, name, version, licence, copyright: String
    /// The expected number of words.
    package let entries: Int
  }

  /// Weights as `fit.py` prints them: the score of a sentence is their weighted sum.
  package struct Weights: Sendable, Equatable, Decodable {
    /// The weight of the negated cost by the engine.
    package let engine: Double
    /// The weight of the words by their context, relative to their frequency.
    package let context: Double
    /// The weight of the words by their frequency among their homophones.
    package let frequency: Double
    /// The weight of the number of words.
    package let words: Double
    /// The weight of the number of words of two or more characters that the text before has too.
    package let recent: Double
    /// The weights of the numbers of some characters.
    package let characters: [String: Double]
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    try require.fields([language], of: "language")
    try vocabulary.check(require)
    let weights =
      [weights.context, weights.frequency, weights.words, weights.recent]
      + self.weights.characters.values
    try require(self.weights.engine > 0, "the weight 'engine' must be above 0")
    try require(
      weights.allSatisfy { abs($0) <= 100 * self.weights.engine },
      "a weight must be at most 100 times that of 'engine'")
    try require(
      self.weights.characters.keys.allSatisfy { $0.count == 1 },
      "'characters' must have one character for each weight")
    try require(
      HomophoneWeights.sentenceCounts.contains(sentences), "'sentences' must be from 1 to 20")
    try require((0...100).contains(lead), "'lead' must be from 0 to 100")
  }

  /// The weights relative to that of the engine, as an image holds them.
  var relativeWeights: HomophoneWeights {
    func relative(_ weight: Double) -> Cost { Cost((1000 * weight / weights.engine).rounded()) }
    var relatives = HomophoneWeights()
    relatives.context = relative(weights.context)
    relatives.frequency = relative(weights.frequency)
    relatives.word = -relative(weights.words)
    relatives.recent = relative(weights.recent)
    for (name, weight) in weights.characters {
      name.first.map { relatives.characters[$0] = -relative(weight) }
    }
    relatives.sentences = sentences
    relatives.lead = Cost((1000 * lead).rounded())
    return relatives
  }
}
