/// `words.json`: the manifest of a language's word lexicon.
///
/// ```json
/// {
///   "language": "en",
///   "sources": [
///     {"file": "words.tsv.gz", "name": "SymSpell", "version": "6.10.1", "licence": "MIT",
///      "copyright": "Copyright (c) 2018 Wolf Garbe", "share": 1, "minimumWeight": 1000,
///      "entries": 82833}
///   ],
///   "ngrams": {"file": "ngrams.tsv.gz", "name": "…", "version": "…", "licence": "…",
///     "copyright": "…", "share": 0.3, "entries": 400000},
///   "phrases": {"file": "phrases.txt", "perMillion": 100},
///   "wordsOfText": 1000000000,
///   "unmarkedRatio": 25,
///   "profane": "profane.txt",
///   "asTyped": ["chat.txt"],
///   "names": ["../words/names/latin.txt"],
///   "mistakes": ["mistakes.tsv"],
///   "emoji": "emoji.tsv.gz",
///   "sounds": "sounds.tsv"
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be compressed with gzip.
/// `Dictionaries/README.md` documents their contents.
package struct WordsManifest: Sendable, Equatable, ImageManifest {
  /// The file name of the manifest.
  package static let fileName = "words.json"
  /// The maximum number of sources: the image stores those of a word as the bits of a byte.
  static let maximumSources = 8

  /// The language tag.
  package let language: String
  /// The word lists; the first one with a spelling decides how it is written.
  package let sources: [Source]
  /// The n-gram file; nil for none.
  package let ngrams: Source?
  /// The everyday phrases; nil for none.
  package let phrases: Phrases?
  /// The path of a file of words that are offered only if the user types them, one per line; nil
  /// for none.
  package let profane: String?
  /// The paths of files of words that stay as they are typed and are never suggested, one word a
  /// line; nil for none.
  package let asTyped: [String]?
  /// The paths of files of names of many languages, which stay if they are typed with a capital; nil for
  /// none.
  package let names: [String]?
  /// The paths of files of common mistakes with what is meant (`MistakesFile`); nil for none.
  package let mistakes: [String]?
  /// The path of the affixes that words can take (`affixes.tsv`); nil for none.
  package let affixes: String?
  /// The path of the spellings that are confused because they sound alike; nil for none.
  package let sounds: String?

  /// The path of the emoji by name; nil for none.
  package let emoji: String?
  /// The number of words in the running text that the frequencies of the first list were counted
  /// in. The difference to their sum is the mass of words that are not in the list. Nil to take the
  /// words of the list as the whole text.
  package let wordsOfText: Double?

  /// The frequency ratio above which a word without diacritics is left out in favour of the marked
  /// word; nil to keep all words.
  package let unmarkedRatio: Double?
  /// The frequency ratio above which a word that sounds like another is left out as a misspelling
  /// of it (`Misspellings`); nil to keep all words.
  package let misspelledRatio: Double?

  /// A file of everyday phrases (`EverydayPhrases`) and their frequency.
  package struct Phrases: Sendable, Equatable, Decodable {
    /// The path of the file.
    package let file: String
    /// The assumed occurrences per million words of the first phrase with each first word.
    package let perMillion: Double
  }

  /// A file and its provenance.
  package struct Source: Sendable, Equatable, Decodable, ManifestSource {
    /// The path of the file.
    package let file: String
    /// The name of the project it comes from.
    package let name: String
    /// The version of the project.
    package let version: String
    /// The licence, as an SPDX identifier.
    package let licence: String
    /// The copyright notice.
    package let copyright: String
    /// For a word list, the weight of its frequencies relative to the other lists; nil for 1. For
    /// n-grams, the share of the total probability that their single-word counts get, from 0 to
    /// below 1; nil for none.
    package let share: Double?
    /// The minimum weight; smaller weights are raised to it. Nil for 0.
    package let minimumWeight: Double?
    /// The expected number of entries in the file.
    package let entries: Int
  }

  /// The sources whose entries are counted: word lists and n-grams.
  var counted: [Source] { sources + [ngrams].compactMap { $0 } }

  package func check(_ require: Requirement) throws(DictionaryError) {
    try require(!sources.isEmpty, "it lists no source")
    try require(
      sources.count <= Self.maximumSources, "it lists more than \(Self.maximumSources) sources")
    try require(wordsOfText ?? 1 > 0, "'wordsOfText' must be above 0")
    try require(unmarkedRatio ?? 2 > 1, "'unmarkedRatio' must be above 1")
    try require(misspelledRatio ?? 2 > 1, "'misspelledRatio' must be above 1")
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
