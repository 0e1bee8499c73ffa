/// `kana.json`: the manifest of an image for kana-kanji conversion.
///
/// ```json
/// {
///   "language": "ja",
///   "words": {"file": "words.tsv.gz", "costUnit": 32, "entries": 600000},
///   "matrix": {"file": "connections.pgm.gz", "costUnit": 64},
///   "readings": "readings.tsv.gz",
///   "offered": ["symbols.tsv", "kanji.tsv"],
///   "latin": "../en/latin.tsv.gz",
///   "descriptions": "descriptions.tsv",
///   "costsPerNat": 500,
///   "classWeight": 0.6, "modelWeight": 0.45, "readingWeight": 0.27, "unknownWordCost": 1.1,
///   "classes": {"number": 2044, "noun": 1851, "prefix": [[2590, 2641]], "dependent": [[29, 433]],
///     "mark": [[2642, 2660]], "numeral": [[2046, 2046]], "verb": [[577, 856]]},
///   "model": "standard.imemodel",
///   "source": {"name": "Mozc", "version": "2.3", "licence": "BSD-3-Clause", "copyright": "…"}
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be compressed with gzip.
package struct KanaManifest: Sendable, Equatable, ImageManifest {
  /// The file name of the manifest.
  package static let fileName = "kana.json"

  /// The language tag.
  package let language: String
  /// The word list.
  package let words: Words
  /// The connection matrix: the cost of each pair of adjacent word classes.
  package let matrix: Matrix
  /// The path of the reading shares of texts (`KanaReadingShares`); nil for none.
  package let readings: String?
  /// The files of texts that are offered after all words of a reading and never used in sentences:
  /// symbols, emoji, single kanji. Each line has a reading, a tab, and texts separated by spaces.
  /// Those of an earlier file come first; nil for none.
  package let offered: [String]?
  /// The path of the words in Latin letters that are recognised among romaji (`LatinWordFile`); nil
  /// for none.
  package let latin: String?
  /// The path of the descriptions of kanji, a phrase table: for each kanji its readings and the words
  /// that name it; nil for none.
  package let descriptions: String?
  /// The cost difference in the word list and matrix for a probability ratio of e (one nat).
  package let costsPerNat: Double
  /// The weight of the costs of the word list and matrix.
  package let classWeight: Double
  /// The weight of the costs of the word model.
  package let modelWeight: Double
  /// The weight of a text's reading, and of an unknown word's text. It is lower than that of the
  /// model, because the costs of the word list express the same information.
  package let readingWeight: Double
  /// The extra cost of a word that is not in the model, in nats, besides the model's own cost of an
  /// unknown word: the unknown words of its training text include words in other scripts.
  package let unknownWordCost: Double
  /// The roles of word classes.
  package let classes: Classes
  /// The path of the word model.
  package let model: String
  /// The provenance of the words.
  package let source: Origin

  /// A list of words.
  package struct Words: Sendable, Equatable, Decodable {
    /// The path of the file.
    package let file: String
    /// The factor that costs in the file are multiplied by.
    package let costUnit: Int
    /// The expected number of words in the file.
    package let entries: Int
  }

  /// A connection matrix.
  package struct Matrix: Sendable, Equatable, Decodable {
    /// The path of the file, a greymap.
    package let file: String
    /// The cost of one grey level.
    package let costUnit: Int
  }

  /// Inclusive ranges of class numbers. A class in none of them is a content word.
  package struct Classes: Sendable, Equatable, Decodable {
    /// The class of numbers in digits.
    package let number: UInt16
    /// The class of nouns.
    package let noun: UInt16
    /// Words that attach to the following word.
    package let prefix: [[UInt16]]
    /// Words that attach to the preceding word.
    package let dependent: [[UInt16]]
    /// Punctuation.
    package let mark: [[UInt16]]
    /// Words that begin with a kanji numeral.
    package let numeral: [[UInt16]]
    /// Verbs, before which a particle may be left out; nil for none.
    package let verb: [[UInt16]]?
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    for unit in [words.costUnit, matrix.costUnit] {
      try require((1...1000).contains(unit), "'costUnit' must be 1 to 1000")
    }
    try require(costsPerNat >= 1, "'costsPerNat' must be 1 or more")
    for weight in [classWeight, modelWeight, readingWeight] {
      try require((0...2).contains(weight), "weights must be 0 to 2")
    }
    for range in classes.prefix + classes.dependent + classes.mark + classes.numeral
      + (classes.verb ?? [])
    {
      try require(
        range.count == 2 && range[0] <= range[1], "a range of classes is [first, last]")
    }
    try require.fields(source.fields + [language], of: "source")
  }
}
