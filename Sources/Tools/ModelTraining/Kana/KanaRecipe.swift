import DictionaryBuilder

/// How the model of words of a dictionary of kana-kanji conversion is made: `model.json` in its
/// folder.
///
/// ```json
/// {
///   "order": 3, "seed": 20261121, "heldOutEvery": 1000, "minimumWordCount": 3,
///   "corpora": [{"name": "chat", "file": "chat.txt", "weight": 1}],
///   "name": "standard", "ngrams": 2000000
/// }
/// ```
package struct KanaRecipe: Sendable, Equatable, Decodable {
  /// How many words an n-gram has, 1 to 3.
  package let order: Int
  /// Decides which lines are held out.
  package let seed: UInt64
  /// One line in this many is held out of training.
  package let heldOutEvery: UInt64
  /// Words that occur less often are no words of the model.
  package let minimumWordCount: UInt64
  /// What is read.
  package let corpora: [Recipe.Corpus]
  /// The name of the model's file.
  package let name: String
  /// How many n-grams of two words and more it has at most.
  package let ngrams: Int

  /// Reads a recipe.
  package init(path: String) throws(DictionaryError) {
    let recipe: KanaRecipe = try decodeJSON(path)
    func check(_ isTrue: Bool, _ reason: String) throws(DictionaryError) {
      guard isTrue else { throw .malformed(path: path, line: nil, reason: reason) }
    }
    try check((1...NGramPacking.maximumOrder).contains(recipe.order), "'order' must be 1 to 3")
    try check(recipe.minimumWordCount > 0, "'minimumWordCount' must be above 0")
    try check(!recipe.corpora.isEmpty, "'corpora' must name a text")
    try check(recipe.ngrams > 0, "'ngrams' must be above 0")
    try check(!recipe.name.isEmpty && !recipe.name.contains("/"), "'name' must name a file")
    for corpus in recipe.corpora {
      try check(
        corpus.weight > 0 && corpus.weight <= 1000,
        "'weight' of '\(corpus.name)' must be above 0 and at most 1000")
    }
    self = recipe
  }
}
