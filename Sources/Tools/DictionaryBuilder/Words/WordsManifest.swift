/// `words.json`: what the word lexicon of a language is built from.
///
/// ```json
/// {
///   "language": "en",
///   "sources": [
///     {"file": "words.tsv.gz", "name": "SymSpell", "version": "6.10.1", "licence": "MIT",
///      "copyright": "Copyright (c) 2018 Wolf Garbe", "share": 1, "minimumWeight": 1000, "entries": 82833}
///   ],
///   "ngrams": {"file": "ngrams.tsv.gz", "name": "…", "version": "…", "licence": "…", "copyright": "…",
///     "share": 0.3, "entries": 400000},
///   "phrases": {"file": "phrases.txt", "perMillion": 100},
///   "wordsOfText": 1000000000,
///   "unmarkedRatio": 25,
///   "profane": "profane.txt",
///   "emoji": "emoji.tsv.gz",
///   "sounds": "sounds.tsv"
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be packed by gzip. `Dictionaries/README.md`
/// says what is in them.
package struct WordsManifest: Sendable, Equatable, ImageManifest {
  /// The name of the file.
  package static let fileName = "words.json"
  /// A word knows its sources by the bits of a byte.
  static let maximumSources = 8

  /// The language tag.
  package let language: String
  /// The lists of words; the first that has a spelling says how it is written.
  package let sources: [Source]
  /// Which words follow which; nil where there is no such file.
  package let ngrams: Source?
  /// What people write to each other; nil where there is no such file.
  package let phrases: Phrases?
  /// The file of words that are never offered unless typed, one a line; nil where there is none.
  package let profane: String?
  /// What words may carry (`affixes.tsv`); nil where there is no such file.
  package let affixes: String?
  /// The file of spellings that are taken for each other; nil where there is none.
  package let sounds: String?

  /// The file of emoji by their names; nil where there is none.
  package let emoji: String?
  /// Of how many words of running text the frequencies of the first list are; what they lack of it is
  /// what the list does not have. Nil where they are counted among the words of the list alone.
  package let wordsOfText: Double?

  /// Words that are others without their marks are left out where the others come so many times as
  /// often; nil where all stay.
  package let unmarkedRatio: Double?

  /// A file of everyday phrases (`EverydayPhrases`).
  package struct Phrases: Sendable, Equatable, Decodable {
    /// The file.
    package let file: String
    /// How often the first of those that begin with a word is taken to come in a million words.
    package let perMillion: Double
  }

  /// A file and where it comes from.
  package struct Source: Sendable, Equatable, Decodable, ManifestSource {
    /// The file.
    package let file: String
    /// The name of the project it comes from.
    package let name: String
    /// The version it was taken from.
    package let version: String
    /// The licence, as an SPDX identifier.
    package let licence: String
    /// The copyright notice.
    package let copyright: String
    /// How much its frequencies count beside those of the other lists; 1 where it is left out. Of
    /// n-grams the share of all probability that the counts of single words have, 0 to below 1; none
    /// where it is left out.
    package let share: Double?
    /// What a smaller weight counts as. 0 where it is left out.
    package let minimumWeight: Double?
    /// How many entries the file has.
    package let entries: Int
  }

  /// The files that words and n-grams are counted in.
  var counted: [Source] { sources + [ngrams].compactMap { $0 } }

  package func check(_ require: Requirement) throws(DictionaryError) {
    try require(!sources.isEmpty, "it lists no source")
    try require(
      sources.count <= Self.maximumSources, "it lists more than \(Self.maximumSources) sources")
    try require(wordsOfText ?? 1 > 0, "'wordsOfText' must be above 0")
    try require(unmarkedRatio ?? 2 > 1, "'unmarkedRatio' must be above 1")
    try require(ngrams?.share ?? 0 < 1, "'share' of the n-grams must be below 1")
    let perMillion = phrases?.perMillion ?? 1
    try require(
      perMillion > 0 && perMillion <= 10_000,
      "'perMillion' of the phrases must be above 0 and at most 10000")
    for source in counted {
      try require.factor(source.share, "share", of: source.file)
      try require.minimumWeight(source.minimumWeight, of: source.file)
      try source.check(require)
    }
  }
}
