import DictionaryBuilder

/// What all recipes have: texts, and how the n-grams of their words are counted.
package protocol TextRecipe: CheckedFile, Sendable, Equatable {
  /// The maximum number of words in an n-gram, 1 to 3.
  var order: Int { get }
  /// Decides what is left to chance: which lines are held out, how numbers are read.
  var seed: UInt64 { get }
  /// One line in this many is held out of training.
  var heldOutEvery: UInt64 { get }
  /// Words that occur less often are unknown to the model.
  var minimumWordCount: UInt64 { get }
  /// The texts.
  var corpora: [Corpus] { get }
}

/// A text to train on.
package struct Corpus: Sendable, Equatable, Decodable {
  /// Its name in messages and in the image.
  package let name: String
  /// The file in the folder of corpora: UTF-8, a sentence or paragraph a line.
  package let file: String
  /// How much one occurrence in it counts.
  package let weight: Double
}

extension TextRecipe {
  /// Checks what all recipes have.
  func checkTexts(_ require: Requirement) throws(DictionaryError) {
    try require((1...NGramPacking.maximumOrder).contains(order), "'order' must be 1 to 3")
    try require(minimumWordCount > 0, "'minimumWordCount' must be above 0")
    try require(!corpora.isEmpty, "'corpora' must name a text")
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
  /// Throws where names cannot be those of different files.
  func names(_ names: [String]) throws(DictionaryError) {
    try self(Set(names).count == names.count, "two corpora or builds have the same name")
    try self(
      names.allSatisfy { !$0.isEmpty && !$0.contains("/") },
      "names of corpora and builds must not be empty or have a '/'")
  }
}
