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
package struct KanaRecipe: TextRecipe {
  /// How many words an n-gram has, 1 to 3.
  package let order: Int
  /// Decides which lines are held out.
  package let seed: UInt64
  /// One line in this many is held out of training.
  package let heldOutEvery: UInt64
  /// Words that occur less often are no words of the model.
  package let minimumWordCount: UInt64
  /// What is read.
  package let corpora: [Corpus]
  /// The name of the model's file.
  package let name: String
  /// How many n-grams of two words and more it has at most.
  package let ngrams: Int

  package func check(_ require: Requirement) throws(DictionaryError) {
    try checkTexts(require)
    try require(ngrams > 0, "'ngrams' must be above 0")
    try require(!name.isEmpty && !name.contains("/"), "'name' must name a file")
  }
}
