import DictionaryImage
import NGrams

/// The words of a language with their readings and frequencies, read in place from a mapped image.
///
/// Nothing is copied when a lexicon is opened but the table of syllables (a few hundred). It is
/// immutable: any number of threads may read one. `LexiconSections` documents the tables.
public final class Lexicon: Sendable {
  /// The image that the words are read from.
  public let image: Image
  /// The syllables that readings are made of.
  public let syllables: SyllableTable
  /// What the image says about itself: key and value, in order.
  public let about: [(key: String, value: String)]
  /// The lines of the language's punctuation table; see `LexiconSections.punctuation`.
  public let punctuation: String

  /// The tones that characters have; nil where nothing is known of them.
  public let tones: ToneTable?

  /// The tables, for looking at them one by one.
  package let tables: LexiconTables

  /// Opens the lexicon in the image at `path`.
  public convenience init(path: String) throws(ImageError) {
    try self.init(image: Image(path: path))
  }

  /// Opens the lexicon in an image.
  public init(image: Image) throws(ImageError) {
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
    tones = try ToneTable(image: image)
  }

  /// How many readings and beginnings of readings there are: the nodes of the trie.
  public var nodeCount: Int { tables.labels.count }
  /// How many pairs of a reading and a word there are.
  public var entryCount: Int { tables.entryWords.count }
  /// How many different words there are.
  public var wordCount: Int { tables.wordCosts.count }

  // MARK: Readings

  /// The node before the first syllable.
  public static var root: Int { 0 }

  /// The children of `node` whose syllable is in `range`, ascending.
  public func children(of node: Int, in range: Range<SyllableID>) -> Range<Int> {
    let all = tables.children.range(at: node, limit: nodeCount)
    let lower = firstChild(in: all, from: range.lowerBound)
    // One syllable is by far the most frequent question.
    guard range.count > 1 else {
      return
        lower..<(lower < all.upperBound && tables.labels[lower] == range.lowerBound
        ? lower + 1 : lower)
    }
    return lower..<firstChild(in: lower..<all.upperBound, from: range.upperBound)
  }

  /// The child of `node` that one syllable leads to; nil where no reading goes on with it.
  public func child(of node: Int, by syllable: SyllableID) -> Int? {
    children(of: node, in: syllable..<syllable + 1).first
  }

  /// The syllable that leads to `node` from its parent.
  public func label(of node: Int) -> SyllableID { tables.labels[node] }

  /// The syllables that lead from the root to `node`.
  public func syllables(to node: Int) -> [SyllableID] {
    var reversed: [SyllableID] = []
    var node = node
    while node > Self.root, node < nodeCount {
      reversed.append(label(of: node))
      let parent = parent(of: node)
      // Children come after their parents, but in a damaged image.
      guard parent < node else { break }
      node = parent
    }
    return reversed.reversed()
  }

  /// The last node whose children begin at `node` or before it.
  private func parent(of node: Int) -> Int {
    var low = 0
    var high = node
    while low < high {
      let middle = low + (high - low) / 2
      if Int(tables.children[middle]) <= node { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The first node in `nodes` whose label is at least `syllable`.
  private func firstChild(in nodes: Range<Int>, from syllable: SyllableID) -> Int {
    var low = nodes.lowerBound
    var high = nodes.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if tables.labels[middle] < syllable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Entries and words

  /// The entries of the reading that ends at `node`, the most frequent word first.
  public func entries(at node: Int) -> Range<Int> {
    tables.firstEntries.range(at: node, limit: entryCount)
  }

  /// The word of an entry.
  public func word(ofEntry entry: Int) -> WordID { tables.entryWords[entry] }

  /// `-ln P(reading | word)` of an entry.
  public func readingCost(ofEntry entry: Int) -> Cost { Cost(tables.entryCosts[entry]) }

  /// `-ln P(word)` from the word's frequency.
  public func frequencyCost(of word: WordID) -> Cost { Cost(tables.wordCosts[Int(word)]) }

  /// The text of a word. One outside the lexicon has none.
  public func text(of word: WordID) -> String {
    String(decoding: utf8(of: word), as: UTF8.self)
  }

  /// The UTF-8 bytes of a word's text, borrowed from the image.
  package func utf8(of word: WordID) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: tables.wordText[
        tables.wordOffsets.range(at: Int(word), limit: tables.wordText.count)])
  }

  /// The word at a place, from 0 to `wordCount` less 1, in the order of the UTF-8 bytes of all words.
  public func word(inOrderAt position: Int) -> WordID {
    let width = tables.wordOrderWidth
    return WordID(truncatingIfNeeded: tables.wordOrder.integer(at: position &* width, width: width))
  }

  /// The word with this text, found by binary search.
  public func word(spelled text: String) -> WordID? {
    var text = text
    return text.withUTF8 { word(spelled: UnsafeRawBufferPointer($0)) }
  }

  /// The word with this text, as UTF-8.
  package func word(spelled text: UnsafeRawBufferPointer) -> WordID? {
    word(spelled: text, among: 0..<wordCount)
  }

  /// The same among the words at some places, in the order of `word(inOrderAt:)`.
  package func word(spelled text: UnsafeRawBufferPointer, among positions: Range<Int>) -> WordID? {
    let position = firstPosition(among: positions) { $0.precedes(text) }
    guard position < positions.upperBound else { return nil }
    let word = word(inOrderAt: position)
    return utf8(of: word).hasSameBytes(as: text) ? word : nil
  }

  /// The places, in the order of `word(inOrderAt:)`, of the words that begin with a text.
  public func positionsOfWords(beginningWith text: String) -> Range<Int> {
    let first = firstPosition(among: 0..<wordCount) { $0.lexicographicallyPrecedes(text.utf8) }
    let end = firstPosition(among: first..<wordCount) {
      $0.lexicographicallyPrecedes(text.utf8) || $0.starts(with: text.utf8)
    }
    return first..<max(first, end)
  }

  /// The first place whose word is not among those before.
  private func firstPosition(
    among positions: Range<Int>, isBefore: (UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    var low = positions.lowerBound
    var high = positions.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(utf8(of: word(inOrderAt: middle))) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
