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
package struct KanaManifest: Sendable, Equatable, Decodable {
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
  package let source: Source

  /// A list of words.
  package struct Words: Sendable, Equatable, Decodable {
    /// Its file.
    package let file: String
    /// What one step of a cost in it is.
    package let costUnit: Int
    /// How many words the file has.
    package let entries: Int
  }

  /// Lines of a reading, a tab, and symbols with blanks between them.
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

  /// Where the words come from.
  package struct Source: Sendable, Equatable, Decodable {
    /// The name of the project.
    package let name: String
    /// The version.
    package let version: String
    /// The licence, as an SPDX expression.
    package let licence: String
    /// The copyright notices.
    package let copyright: String
  }

  /// Reads `kana.json` in `folder`.
  package init(folder: String) throws(DictionaryError) {
    let path = "\(folder)/\(Self.fileName)"
    let manifest: KanaManifest = try decodeJSON(path)
    func check(_ isTrue: Bool, _ reason: String) throws(DictionaryError) {
      guard isTrue else { throw .malformed(path: path, line: nil, reason: reason) }
    }
    for unit in [manifest.words.costUnit, manifest.matrix.costUnit] {
      try check((1...1000).contains(unit), "'costUnit' must be 1 to 1000")
    }
    try check(
      (0...30_000).contains(manifest.symbols?.cost ?? 0), "the cost of symbols must be 0 to 30000")
    try check(manifest.costsPerNat >= 1, "'costsPerNat' must be 1 or more")
    for weight in [manifest.classWeight, manifest.modelWeight, manifest.readingWeight] {
      try check((0...2).contains(weight), "weights must be 0 to 2")
    }
    let classes = manifest.classes
    for range in classes.prefix + classes.dependent + classes.mark + classes.numeral {
      try check(
        range.count == 2 && range[0] <= range[1], "a range of classes is [first, last]")
    }
    let fields = [
      manifest.source.name, manifest.source.version, manifest.source.licence,
      manifest.source.copyright, manifest.language,
    ]
    try check(
      !fields.contains { $0.contains { $0.isNewline || $0 == "\t" } },
      "the fields of 'source' must not hold tabs or line ends")
    self = manifest
  }
}
