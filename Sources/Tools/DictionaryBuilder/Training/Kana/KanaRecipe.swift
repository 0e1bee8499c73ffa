/// The recipe for the word model of a kana-kanji dictionary: `model.json` in its folder.
///
/// ```json
/// {
///   "order": 3, "seed": 20261121, "heldOutEvery": 1000, "minimumWordCount": 3,
///   "corpora": [{"name": "chat", "file": "chat.txt", "weight": 1}],
///   "name": "standard", "ngrams": 2000000
/// }
/// ```
package struct KanaRecipe: TextRecipe {
  /// Words per n-gram, 1 to 3.
  package let order: Int
  /// Seed that selects the held-out lines.
  package let seed: UInt64
  /// One line in this many is held out of training.
  package let heldOutEvery: UInt64
  /// The minimum count of a word. Rarer words are unknown to the model.
  package let minimumWordCount: UInt64
  /// The texts to train on.
  package let corpora: [Corpus]
  /// The name of the model's file.
  package let name: String
  /// The maximum number of n-grams of two or more words.
  package let ngrams: Int

  package func check(_ require: Requirement) throws(DictionaryError) {
    try checkTexts(require)
    try require(ngrams > 0, "'ngrams' must be above 0")
    try require(!name.isEmpty && !name.contains("/"), "'name' must name a file")
  }
}
