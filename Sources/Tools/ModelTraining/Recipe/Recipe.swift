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
package struct Recipe: Sendable, Equatable, Decodable {
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

  /// A text to train on.
  package struct Corpus: Sendable, Equatable, Decodable {
    /// Its name in messages and in the image.
    package let name: String
    /// The file in the folder of corpora: UTF-8, a sentence or paragraph a line.
    package let file: String
    /// How much one occurrence in it counts.
    package let weight: Double
  }

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

  /// Reads a recipe.
  package init(path: String) throws(DictionaryError) {
    let recipe: Recipe = try decodeJSON(path)
    func check(_ isTrue: Bool, _ reason: String) throws(DictionaryError) {
      guard isTrue else { throw .malformed(path: path, line: nil, reason: reason) }
    }
    let orders = 1...NGramPacking.maximumOrder
    try check(orders.contains(recipe.order), "'order' must be 1 to 3")
    try check(orders.contains(recipe.characterOrder), "'characterOrder' must be 1 to 3")
    try check((0...3).contains(recipe.resegment ?? 0), "'resegment' must be 0 to 3")
    try check(!recipe.corpora.isEmpty, "'corpora' must name a text")
    try check(!recipe.builds.isEmpty, "'builds' must name a model")
    for names in [recipe.corpora.map(\.name), recipe.builds.map(\.name)] {
      try check(Set(names).count == names.count, "two corpora or builds have the same name")
      try check(
        names.allSatisfy { !$0.isEmpty && !$0.contains("/") },
        "names of corpora and builds must not be empty or have a '/'")
    }
    try check(recipe.minimumWordCount > 0, "'minimumWordCount' must be above 0")
    try check(
      !(recipe.licence ?? "").contains { $0.isNewline || $0 == "\t" },
      "'licence' must not hold tabs or line ends")
    for (character, nats) in recipe.lessLikely ?? [:] {
      try check(
        character.unicodeScalars.count == 1 && (0...20).contains(nats),
        "'lessLikely' must give characters numbers from 0 to 20")
    }
    for corpus in recipe.corpora {
      try check(
        corpus.weight > 0 && corpus.weight <= 1000,
        "'weight' of '\(corpus.name)' must be above 0 and at most 1000")
      try check(!corpus.file.isEmpty, "'file' of '\(corpus.name)' must name a text")
    }
    for build in recipe.builds {
      try check(build.budget > 0, "'budget' of '\(build.name)' must be above 0")
      try check(
        (0.01...0.9).contains(build.characterShare),
        "'characterShare' of '\(build.name)' must be 0.01 to 0.9")
      try check(
        (4...8).contains(build.codeWidth), "'codeWidth' of '\(build.name)' must be 4 to 8")
      guard let whole = build.partOf else { continue }
      try check(
        recipe.builds.contains {
          $0.name == whole && $0.partOf == nil && $0.budget >= build.budget
            && $0.minimumRareWordCount <= build.minimumRareWordCount
        },
        "'partOf' of '\(build.name)' must name a larger build with all its words")
    }
    self = recipe
  }
}
