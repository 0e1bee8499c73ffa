/// The common part of all recipes: the texts, and the options for counting their n-grams.
package protocol TextRecipe: CheckedFile, Sendable, Equatable {
  /// The maximum number of words in an n-gram, 1 to 3.
  var order: Int { get }
  /// Seed that selects the held-out lines and the numbers that are read digit by digit.
  var seed: UInt64 { get }
  /// One line in this many is held out of training.
  var heldOutEvery: UInt64 { get }
  /// The minimum count of a word. Rarer words are unknown to the model.
  var minimumWordCount: UInt64 { get }
  /// The texts.
  var corpora: [Corpus] { get }
}

/// A text to train on.
package struct Corpus: Sendable, Equatable, Decodable {
  /// The name of the text in messages and in the image.
  package let name: String
  /// The file name in the folder of texts: UTF-8, one sentence or paragraph per line.
  package let file: String
  /// The weight of one occurrence, above 0 and at most 1000.
  package let weight: Double
}

extension TextRecipe {
  /// Checks the values that all recipes have.
  func checkTexts(_ require: Requirement) throws(DictionaryError) {
    try require((1...NGramPacking.maximumOrder).contains(order), "'order' must be 1 to 3")
    try require(minimumWordCount > 0, "'minimumWordCount' must be above 0")
    try require(!corpora.isEmpty, "'corpora' must list at least one text")
    try require.names(corpora.map(\.name))
    for corpus in corpora {
      try require(
        corpus.weight > 0 && corpus.weight <= 1000,
        "'weight' of '\(corpus.name)' must be above 0 and at most 1000")
      try require(!corpus.file.isEmpty, "'file' of '\(corpus.name)' must name a text")
    }
  }
}

extension Requirement {
  /// Throws if names repeat or cannot be file names.
  func names(_ names: [String]) throws(DictionaryError) {
    try self(Set(names).count == names.count, "two corpora or builds have the same name")
    try self(
      names.allSatisfy { !$0.isEmpty && !$0.contains("/") },
      "names of corpora and builds must not be empty or contain '/'")
  }
}
