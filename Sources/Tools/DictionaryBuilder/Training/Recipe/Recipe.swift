/// The recipe of a language model: `model.json` in the folder of a dictionary.
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
  /// Words per n-gram of the word model, 1 to 3.
  package let order: Int
  /// Characters per n-gram of the character model, 1 to 3.
  package let characterOrder: Int
  /// Seed that selects the held-out lines and the numbers that are read digit by digit.
  package let seed: UInt64
  /// One line in this many is held out of training.
  package let heldOutEvery: UInt64
  /// The minimum count of a word. Rarer words are unknown to the word model.
  package let minimumWordCount: UInt64
  /// The minimum count of a character. Rarer characters are unknown to the character model.
  package let minimumCharacterCount: UInt64
  /// The number of times that the texts are segmented again with the bigrams of the model trained
  /// so far, 0 to 3; nil means 0.
  package let resegment: Int?
  /// Characters whose words are made less likely than in the texts, with the reduction in nats,
  /// where the texts differ from what users type: technical prose is full of 它, and its readers
  /// write about people. nil means none.
  package let lessLikely: [String: Double]?
  /// The licence of the models; nil states none. The models contain counts of the texts but not the
  /// texts themselves.
  package let licence: String?
  /// The texts to train on.
  package let corpora: [Corpus]
  /// The models to make.
  package let builds: [Build]

  /// A model of a given size.
  package struct Build: Sendable, Equatable, Decodable {
    /// The name of the build.
    package let name: String
    /// The maximum size of lexicon and model together, in bytes.
    package let budget: Int
    /// The share of the model's bytes for characters, 0.01 to 0.9.
    package let characterShare: Double
    /// The minimum count of a lexicon word. Rarer words are left out of the image.
    package let minimumRareWordCount: UInt64
    /// Bits per quantized n-gram cost, 4 to 8.
    package let codeWidth: Int
    /// The larger build that this one is a part of. Only the selection of its n-grams is then
    /// written. nil makes a whole model.
    package let partOf: String?

    /// The file name of the build.
    package var fileName: String { partOf == nil ? "\(name).imemodel" : "\(name).imepart" }

    /// Returns this build as a whole model with another name and another budget in bytes.
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
    try require(!builds.isEmpty, "'builds' must list at least one model")
    try require.names(builds.map(\.name))
    try require(
      !(licence ?? "").contains { $0.isNewline || $0 == "\t" },
      "'licence' must not contain tabs or line ends")
    for (character, nats) in lessLikely ?? [:] {
      try require(
        character.unicodeScalars.count == 1 && (0...20).contains(nats),
        "'lessLikely' must map single characters to numbers from 0 to 20")
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
