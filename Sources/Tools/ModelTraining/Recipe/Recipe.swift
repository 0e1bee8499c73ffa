import DictionaryBuilder

/// How a language model is made: `model.json` in the folder of a dictionary.
///
/// ```json
/// {
///   "order": 3, "characterOrder": 3, "seed": 20261121, "heldOutEvery": 1000,
///   "minimumWordCount": 40, "minimumCharacterCount": 20, "lessLikely": {"它": 1.5},
///   "corpora": [{"name": "news", "file": "news.txt", "weight": 1}],
///   "builds": [
///     {"name": "compact", "budget": 16000000, "characterShare": 0.25, "minimumRareWordCount": 40}
///   ]
/// }
/// ```
package struct Recipe: TextRecipe {
  /// How many words an n-gram of the model of words has, 1 to 3.
  package let order: Int
  /// How many characters an n-gram of the model of characters has, 1 to 3.
  package let characterOrder: Int
  /// Decides what is left to chance: which lines are held out, how numbers are read.
  package let seed: UInt64
  /// One line in this many is held out of training.
  package let heldOutEvery: UInt64
  /// Words that occur less often are no words of the model.
  package let minimumWordCount: UInt64
  /// Characters that occur less often are unknown to the model of characters.
  package let minimumCharacterCount: UInt64
  /// How often the texts are segmented again with the bigrams of the model trained so far, 0 to 3; not
  /// at all where it is left out.
  package let resegment: Int?
  /// How much less likely than in the texts words with a character are taken to be, in nats, where
  /// the texts are not like what is typed: technical prose is full of 它, and its readers write of
  /// people. None where it is left out.
  package let lessLikely: [String: Double]?
  /// The licence of the models, which hold counts of the texts and none of the texts themselves; not
  /// stated where it is left out.
  package let licence: String?
  /// What is read.
  package let corpora: [Corpus]
  /// What is made.
  package let builds: [Build]

  /// A model of a certain size.
  package struct Build: Sendable, Equatable, Decodable {
    /// Its name.
    package let name: String
    /// What lexicon and model may take together, in bytes.
    package let budget: Int
    /// The share of the model's bytes for characters, 0.01 to 0.9.
    package let characterShare: Double
    /// Words of the lexicon that occur less often than this are left out of the image.
    package let minimumRareWordCount: UInt64
    /// How many bits the cost of an n-gram takes, 4 to 8.
    package let codeWidth: Int
    /// The larger build that this one is a part of: then only which of its n-grams it keeps is
    /// written. A model of its own where it is left out.
    package let partOf: String?

    /// What its file is called.
    package var fileName: String { partOf == nil ? "\(name).imemodel" : "\(name).imepart" }

    /// This build as a model of its own under another name and with another budget, in bytes.
    package func named(_ name: String, budget: Int) -> Build {
      Build(
        name: name, budget: budget, characterShare: characterShare,
        minimumRareWordCount: minimumRareWordCount, codeWidth: codeWidth, partOf: nil)
    }
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    try checkTexts(require)
    try require(
      (1...NGramPacking.maximumOrder).contains(characterOrder), "'characterOrder' must be 1 to 3")
    try require((0...3).contains(resegment ?? 0), "'resegment' must be 0 to 3")
    try require(!builds.isEmpty, "'builds' must name a model")
    try require.names(builds.map(\.name))
    try require(
      !(licence ?? "").contains { $0.isNewline || $0 == "\t" },
      "'licence' must not hold tabs or line ends")
    for (character, nats) in lessLikely ?? [:] {
      try require(
        character.unicodeScalars.count == 1 && (0...20).contains(nats),
        "'lessLikely' must give characters numbers from 0 to 20")
    }
    for build in builds {
      try require(build.budget > 0, "'budget' of '\(build.name)' must be above 0")
      try require(
        (0.01...0.9).contains(build.characterShare),
        "'characterShare' of '\(build.name)' must be 0.01 to 0.9")
      try require(
        (4...8).contains(build.codeWidth), "'codeWidth' of '\(build.name)' must be 4 to 8")
      guard let whole = build.partOf else { continue }
      try require(
        builds.contains {
          $0.name == whole && $0.partOf == nil && $0.budget >= build.budget
            && $0.minimumRareWordCount <= build.minimumRareWordCount
        },
        "'partOf' of '\(build.name)' must name a larger build with all its words")
    }
  }
}
