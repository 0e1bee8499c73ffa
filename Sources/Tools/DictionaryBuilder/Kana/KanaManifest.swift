/// `kana.json`: what an image of kana-kanji conversion is built from.
///
/// ```json
/// {
///   "language": "ja",
///   "words": {"file": "words.tsv.gz", "costUnit": 32, "entries": 600000},
///   "matrix": {"file": "connections.pgm.gz", "costUnit": 64},
///   "readings": "readings.tsv.gz",
///   "symbols": {"file": "symbols.tsv", "cost": 12000},
///   "costsPerNat": 500,
///   "classWeight": 0.6, "modelWeight": 0.45, "readingWeight": 0.27, "unknownWordCost": 1.1,
///   "classes": {"number": 2044, "noun": 1851, "prefix": [[2590, 2641]], "dependent": [[29, 433]],
///     "mark": [[2642, 2660]], "numeral": [[2046, 2046]]},
///   "model": "standard.imemodel",
///   "source": {"name": "Mozc", "version": "2.3", "licence": "BSD-3-Clause", "copyright": "…"}
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be packed by gzip.
package struct KanaManifest: Sendable, Equatable, ImageManifest {
  /// The name of the file.
  package static let fileName = "kana.json"

  /// The language tag.
  package let language: String
  /// The words.
  package let words: Words
  /// What classes of words cost after each other.
  package let matrix: Matrix
  /// The file of how often texts have which readings (`KanaReadingShares`), where there is one.
  package let readings: String?
  /// The file of symbols and emoji, and what they cost: more than what one writes with words.
  package let symbols: Symbols?
  /// How much a cost of words and matrix rises where something is e = 2.7 times less likely.
  package let costsPerNat: Double
  /// How much the costs of words and matrix count.
  package let classWeight: Double
  /// How much the costs of the model of words count.
  package let modelWeight: Double
  /// How much it counts which reading a text has, and which text an unknown word is: less than the
  /// model, since the costs of words tell it too.
  package let readingWeight: Double
  /// What words cost that the model does not have, besides what it says of unknown words: it has seen
  /// words in other scripts among those. In nats.
  package let unknownWordCost: Double
  /// What the classes are.
  package let classes: Classes
  /// The model of words.
  package let model: String
  /// Where the words come from.
  package let source: Origin

  /// A list of words.
  package struct Words: Sendable, Equatable, Decodable {
    /// Its file.
    package let file: String
    /// What one step of a cost in it is.
    package let costUnit: Int
    /// How many words the file has.
    package let entries: Int
  }

  /// Lines of a reading, a tab, and symbols with spaces between them.
  package struct Symbols: Sendable, Equatable, Decodable {
    /// The file.
    package let file: String
    /// The cost of the first symbol of a reading; each further one costs one more.
    package let cost: Int32
  }

  /// A connection matrix.
  package struct Matrix: Sendable, Equatable, Decodable {
    /// Its file, a greymap.
    package let file: String
    /// What one step of grey costs.
    package let costUnit: Int
  }

  /// Ranges of the numbers of classes, both ends included. What is in none of them is content.
  package struct Classes: Sendable, Equatable, Decodable {
    /// The class of numbers in digits.
    package let number: UInt16
    /// The class of nouns.
    package let noun: UInt16
    /// Words that go with the one after them.
    package let prefix: [[UInt16]]
    /// Words that go with the one before them.
    package let dependent: [[UInt16]]
    /// Punctuation.
    package let mark: [[UInt16]]
    /// Words that begin with a number in kanji.
    package let numeral: [[UInt16]]
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    for unit in [words.costUnit, matrix.costUnit] {
      try require((1...1000).contains(unit), "'costUnit' must be 1 to 1000")
    }
    try require(
      (0...30_000).contains(symbols?.cost ?? 0), "the cost of symbols must be 0 to 30000")
    try require(costsPerNat >= 1, "'costsPerNat' must be 1 or more")
    for weight in [classWeight, modelWeight, readingWeight] {
      try require((0...2).contains(weight), "weights must be 0 to 2")
    }
    for range in classes.prefix + classes.dependent + classes.mark + classes.numeral {
      try require(
        range.count == 2 && range[0] <= range[1], "a range of classes is [first, last]")
    }
    try require.fields(source.fields + [language], of: "source")
  }
}
