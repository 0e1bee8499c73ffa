import Decoding
import DictionaryImage
import NGrams

/// A lexicon: the words of a language with their readings and frequencies, read in place from a
/// mapped image.
///
/// Opening a lexicon copies only the syllable table (a few hundred entries). A lexicon is
/// immutable, and any number of threads may read one. `LexiconSections` documents the tables.
///
/// ```swift
/// let lexicon = try Lexicon(path: "zh-Hans.imedict")
/// if let word = lexicon.word(spelled: "你好") {
///   print(lexicon.frequencyCost(of: word))
/// }
/// ```
public final class Lexicon: Sendable {
  /// The image that the words are read from.
  public let image: Image
  /// The syllables of the readings.
  public let syllables: SyllableTable
  /// The description of the image: keys and values in order.
  public let about: [(key: String, value: String)]
  /// The lines of the language's punctuation table; see `LexiconSections.punctuation`.
  public let punctuation: String

  /// The tones of characters; nil if the image records none.
  public let tones: ToneTable?
  /// The words in Latin letters that are recognised among readings; nil if the image has none.
  package let latinWords: LatinWords?

  /// The tables, for inspecting them one by one.
  package let tables: LexiconTables
  /// The first child of the root whose syllable is this one or a later one, by syllable. Every
  /// syllable typed begins words.
  private let firstChildrenOfRoot: [Int32]

  /// Opens the lexicon in the image at `path`.
  ///
  /// - Parameter language: The tag of the language that the image must be for; nil for any.
  /// - Throws: `ImageError` if the file cannot be read, is the dictionary of another kind or
  ///   language, or a section is missing or malformed.
  public convenience init(path: String, language: String? = nil) throws(ImageError) {
    try self.init(image: Image(path: path), language: language)
  }

  /// Opens the lexicon in an image.
  ///
  /// - Parameter language: The tag of the language that the image must be for; nil for any.
  /// - Throws: `ImageError` if the image is the dictionary of another kind or language, or a section
  ///   is missing or malformed.
  public init(image: Image, language: String? = nil) throws(ImageError) {
    try image.require(.readings, language: language)
    self.image = image
    about = try image.text(of: LexiconSections.about).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return (key: String(fields[0]), value: fields.count > 1 ? String(fields[1]) : "")
    }
    punctuation = try image.text(of: LexiconSections.punctuation)
    let spellings = try image.text(of: LexiconSections.syllables)
    do throws(SyllableTable.ParsingError) {
      syllables = try SyllableTable(parsing: spellings)
    } catch {
      throw .malformedSection(
        path: image.path, name: LexiconSections.syllables, reason: "\(error)")
    }
    tables = try LexiconTables(image: image)
    firstChildrenOfRoot = tables.firstChildren(of: Self.root, syllableCount: syllables.count)
    tones = try ToneTable(image: image)
    latinWords = try LatinWords(image: image)
  }

  /// The number of trie nodes: the readings and all their prefixes.
  public var nodeCount: Int { tables.labels.count }
  /// The number of entries: pairs of a reading and a word.
  public var entryCount: Int { tables.entryWords.count }
  /// The number of distinct words.
  public var wordCount: Int { tables.wordCosts.count }

  // MARK: Readings

  /// The root node, before the first syllable.
  public static var root: Int { 0 }

  /// Returns the children of `node` whose syllable is in `range`, ascending.
  public func children(of node: Int, in range: Range<SyllableID>) -> Range<Int> {
    if node == Self.root, Int(range.upperBound) < firstChildrenOfRoot.count {
      let lower = Int(firstChildrenOfRoot[Int(range.lowerBound)])
      return lower..<max(lower, Int(firstChildrenOfRoot[Int(range.upperBound)]))
    }
    let all = tables.children.range(at: node, limit: nodeCount)
    let lower = tables.firstChild(in: all, from: range.lowerBound)
    // A single syllable is by far the most frequent query.
    guard range.count > 1 else {
      return
        lower..<(lower < all.upperBound && tables.labels[lower] == range.lowerBound
        ? lower + 1 : lower)
    }
    return lower..<tables.firstChild(in: lower..<all.upperBound, from: range.upperBound)
  }

  /// Returns the child of `node` for one syllable; nil if no reading continues with it.
  public func child(of node: Int, by syllable: SyllableID) -> Int? {
    children(of: node, in: syllable..<syllable + 1).first
  }

  /// Returns the syllable that leads to `node` from its parent.
  public func label(of node: Int) -> SyllableID { tables.labels[node] }

  /// Returns the syllables that lead from the root to `node`.
  public func syllables(to node: Int) -> [SyllableID] {
    var reversed: [SyllableID] = []
    var node = node
    while node > Self.root, node < nodeCount {
      reversed.append(label(of: node))
      let parent = parent(of: node)
      // Children have higher numbers than their parents, except in a damaged image.
      guard parent < node else { break }
      node = parent
    }
    return reversed.reversed()
  }

  /// Returns the last node whose first child is `node` or an earlier node.
  private func parent(of node: Int) -> Int {
    max((0..<node).partitionPoint { Int(tables.children[$0]) <= node } - 1, 0)
  }

  // MARK: Entries and words

  /// Returns the entries of the reading that ends at `node`, the most frequent word first.
  public func entries(at node: Int) -> Range<Int> {
    tables.firstEntries.range(at: node, limit: entryCount)
  }

  /// Returns the word of an entry.
  public func word(ofEntry entry: Int) -> WordID { tables.entryWords[entry] }

  /// Returns `-ln P(reading | word)` of an entry in nats × 1000.
  public func readingCost(ofEntry entry: Int) -> Cost { Cost(tables.entryCosts[entry]) }

  /// Returns `-ln P(word)` from the word's frequency, in nats × 1000.
  public func frequencyCost(of word: WordID) -> Cost { Cost(tables.wordCosts[Int(word)]) }

  /// Returns the text of a word; empty for a number outside the lexicon.
  public func text(of word: WordID) -> String {
    String(decoding: utf8(of: word), as: UTF8.self)
  }

  /// Returns the UTF-8 bytes of a word's text, borrowed from the image.
  package func utf8(of word: WordID) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: tables.wordText[
        tables.wordOffsets.range(at: Int(word), limit: tables.wordText.count)])
  }

  /// Returns the word at an index in the byte order of all words' UTF-8 texts.
  ///
  /// - Parameter position: an index in `0 ..< wordCount`.
  public func word(inOrderAt position: Int) -> WordID {
    let width = tables.wordOrderWidth
    return WordID(truncatingIfNeeded: tables.wordOrder.integer(at: position &* width, width: width))
  }

  /// Returns the word with this text by binary search; nil if there is none.
  public func word(spelled text: String) -> WordID? {
    var text = text
    return text.withUTF8 { word(spelled: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the word with this UTF-8 text; nil if there is none.
  package func word(spelled text: UnsafeRawBufferPointer) -> WordID? {
    word(spelled: text, among: 0..<wordCount)
  }

  /// Returns the word with this UTF-8 text within a range of the order of `word(inOrderAt:)`; nil
  /// if there is none.
  package func word(spelled text: UnsafeRawBufferPointer, among positions: Range<Int>) -> WordID? {
    let position = firstPosition(among: positions) { $0.precedes(text) }
    guard position < positions.upperBound else { return nil }
    let word = word(inOrderAt: position)
    return utf8(of: word).hasSameBytes(as: text) ? word : nil
  }

  /// Returns the range of the words that begin with a text, in the order of `word(inOrderAt:)`.
  public func positionsOfWords(beginningWith text: String) -> Range<Int> {
    let first = firstPosition(among: 0..<wordCount) { $0.lexicographicallyPrecedes(text.utf8) }
    let end = firstPosition(among: first..<wordCount) {
      $0.lexicographicallyPrecedes(text.utf8) || $0.starts(with: text.utf8)
    }
    return first..<max(first, end)
  }

  /// Returns the first index in `positions` whose word does not satisfy `isBefore`.
  private func firstPosition(
    among positions: Range<Int>, isBefore: (UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    positions.partitionPoint { isBefore(utf8(of: word(inOrderAt: $0))) }
  }
}
