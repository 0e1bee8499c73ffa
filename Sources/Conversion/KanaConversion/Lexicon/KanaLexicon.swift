import Decoding
import DictionaryImage
import NGrams

/// A dictionary entry: a text with its classes and cost for one reading.
package struct KanaWord: Sendable, Hashable {
  /// The number of its text.
  package let text: UInt32
  /// The class for the connection to the preceding word.
  package let left: UInt16
  /// The class for the connection to the following word.
  package let right: UInt16
  /// The context-free cost in nats × 1000: of the word in its class, and of its reading.
  package let cost: Int32

  /// Creates an entry.
  package init(text: UInt32, left: UInt16, right: UInt16, cost: Int32) {
    self.text = text
    self.left = left
    self.right = right
    self.cost = cost
  }
}

/// A dictionary for kana-kanji conversion in a mapped image, read in place. `KanaSections`
/// documents the bytes. It is immutable, and any number of threads may read it.
///
/// ```swift
/// let lexicon = try KanaLexicon(path: "ja.imedict")
/// ```
public final class KanaLexicon: Sendable {
  /// The image that the dictionary is read from.
  public let image: Image
  /// The characters of readings.
  package let alphabet: KanaAlphabet
  /// The connection costs of classes.
  package let matrix: ConnectionMatrix
  /// The texts of words.
  package let texts: WordTexts
  /// An index of the words of the model by text.
  package let tokenTexts: TokenTexts
  /// The word model.
  package let model: NGramTables
  /// The weight of the word model, in 256ths.
  package let modelWeight: Int32
  /// The class of numbers in digits.
  package let numberClass: UInt16
  /// The class of nouns, used for unknown words.
  package let nounClass: UInt16
  /// The words in Latin letters that are recognised among romaji; nil if the image has none.
  package let latinWords: LatinWords?
  /// The readings of kanji and the words that name them to someone who hears them; nil if the image
  /// has none.
  package let descriptions: PhraseTable?
  /// The token of all numbers in digits.
  package let numberToken: NGramTables.Token

  /// The tokens of the particles that are often left out between a noun and a verb: を, が, に.
  let elidedParticles: [NGramTables.Token]

  private let labels: ImageColumn<UInt8>
  private let children: EliasFano
  private let firstWords: EliasFano
  private let words: BitArray
  private let wordShape: ImageColumn<UInt32>
  private let classPairs: ImageColumn<UInt16>
  private let classKinds: ImageColumn<UInt8>
  private let tokenClasses: ImageColumn<UInt16>
  private let textWidth: Int
  private let classWidth: Int
  private let costWidth: Int
  private let leastCost: Int32
  /// The least cost of a text that is offered after all words of a reading and never used in
  /// sentences: a symbol, an emoji, a single kanji.
  private let offeredCost: Int32

  /// The maximum of the least word cost in an image. It keeps sums of costs within 32 bits.
  private static let greatestLeastCost: Int32 = 100_000

  /// The token of the first text.
  package static let firstTextToken = 3

  /// The node of the empty reading.
  package static let root = 0

  /// Opens the image at `path`.
  ///
  /// - Parameter language: The tag of the language that the image must be for; nil for any.
  /// - Throws: `ImageError` if the file cannot be read, is the dictionary of another kind or
  ///   language, or a section is missing or malformed.
  public convenience init(path: String, language: String? = nil) throws(ImageError) {
    try self.init(image: Image(path: path), language: language)
  }

  /// Opens the dictionary in an image.
  ///
  /// - Parameter language: The tag of the language that the image must be for; nil for any.
  /// - Throws: `ImageError` if the image is the dictionary of another kind or language, or a section
  ///   is missing or malformed.
  public init(image: Image, language: String? = nil) throws(ImageError) {
    try image.require(.kana, language: language)
    self.image = image
    alphabet = KanaAlphabet(try image.column(KanaSections.alphabet, of: UInt32.self))
    labels = try image.column(KanaSections.labels, of: UInt8.self)
    children = try EliasFano(image: image, section: KanaSections.children)
    firstWords = try EliasFano(image: image, section: KanaSections.firstWords)
    words = BitArray(try image.bytes(of: KanaSections.words))
    wordShape = try image.column(KanaSections.wordShape, of: UInt32.self)
    classPairs = try image.column(KanaSections.classPairs, of: UInt16.self)
    classKinds = try image.column(KanaSections.classKinds, of: UInt8.self)
    texts = WordTexts(
      alphabet: try image.column(KanaSections.textAlphabet, of: UInt32.self),
      offsets: try EliasFano(image: image, section: KanaSections.textOffsets),
      bytes: try image.column(KanaSections.texts, of: UInt8.self))
    tokenTexts = TokenTexts(try image.column(KanaSections.tokenTexts, of: UInt32.self))
    tokenClasses = try image.column(KanaSections.tokenClasses, of: UInt16.self)
    let shape = try image.column(KanaSections.matrixShape, of: UInt32.self)
    matrix = ConnectionMatrix(
      costs: try image.column(KanaSections.matrix, of: UInt8.self), classCount: Int(shape[0]),
      step: Int32(truncatingIfNeeded: min(shape[1], 1 << 12)))
    numberClass = UInt16(truncatingIfNeeded: shape[2])
    nounClass = UInt16(truncatingIfNeeded: shape[3])
    modelWeight = Int32(truncatingIfNeeded: min(shape[4], 1 << 10))
    model = try NGramTables(image: image, prefix: KanaSections.model)
    latinWords = try LatinWords(image: image)
    let isDescribed = image.sections.contains { $0.name == KanaSections.descriptions.labels }
    descriptions =
      isDescribed ? try PhraseTable(image: image, sections: KanaSections.descriptions) : nil
    var nought = TokenHash()
    nought.append("0")
    let number = tokenTexts.text(nought, texts, ["0"]).map { Int($0) + Self.firstTextToken } ?? .max
    numberToken =
      number < model.tokenCount ? UInt32(truncatingIfNeeded: number) : NGramTables.unknown
    var particles: [NGramTables.Token] = []
    for particle: Unicode.Scalar in ["を", "が", "に"] {
      particles.append(Self.token(of: particle, tokenTexts, texts, model))
    }
    elidedParticles = particles
    textWidth = Int(min(wordShape[0], 32))
    classWidth = Int(min(wordShape[1], 16))
    costWidth = Int(min(wordShape[2], 20))
    leastCost = min(max(Int32(bitPattern: wordShape[4]), 0), Self.greatestLeastCost)
    let offered = Int32(bitPattern: wordShape[5])
    offeredCost = offered > 0 ? offered : .max
    // No more words than the section has bits for, whatever the shape says.
    let width = max(textWidth + classWidth + costWidth, 1)
    wordCount = min(Int(wordShape[3]), words.count / width)
    guard
      UInt64(shape[0]) * UInt64(shape[0]) == UInt64(try image.bytes(of: KanaSections.matrix).count)
    else {
      throw .malformedSection(
        path: image.path, name: KanaSections.matrix,
        reason: "its size is not that of \(shape[0]) classes")
    }
  }

  /// Returns the token of a single character; `NGramTables.unknown` if the model lacks it.
  private static func token(
    of character: Unicode.Scalar, _ tokenTexts: TokenTexts, _ texts: WordTexts,
    _ model: NGramTables
  ) -> NGramTables.Token {
    var hash = TokenHash()
    hash.append(character)
    guard let text = tokenTexts.text(hash, texts, [character]) else { return NGramTables.unknown }
    let token = text &+ UInt32(firstTextToken)
    return Int(token) < model.tokenCount ? token : NGramTables.unknown
  }

  /// The number of entries.
  package let wordCount: Int

  /// The number of nodes in the trie of readings.
  package var nodeCount: Int { labels.count }

  /// Returns the child of a node for a label; nil if there is none.
  @inline(__always)
  package func child(of node: Int, label: UInt8) -> Int? {
    let range = children.range(at: node, limit: labels.count)
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low &+ (high &- low) / 2
      if labels[middle] < label { low = middle &+ 1 } else { high = middle }
    }
    // Children have higher numbers than their parent, except in a damaged image.
    return low < range.upperBound && labels[low] == label && low > node ? low : nil
  }

  /// Returns the children of a node.
  package func children(of node: Int) -> Range<Int> {
    children.range(at: node, limit: labels.count).clamped(
      to: node + 1..<max(labels.count, node + 1))
  }

  /// Returns the character that leads to a node.
  package func scalar(to node: Int) -> Unicode.Scalar? { alphabet.scalar(of: labels[node]) }

  /// Returns the entry numbers of the reading at a node.
  package func words(at node: Int) -> Range<Int> {
    firstWords.range(at: node, limit: wordCount)
  }

  /// Calls `body` with the entry numbers of the reading at each of some consecutive nodes.
  func forEachReading(at nodes: Range<Int>, _ body: (_ node: Int, _ words: Range<Int>) -> Void) {
    firstWords.forEachRange(at: nodes, limit: wordCount, body)
  }

  /// Returns the entry with a number.
  @inline(__always)
  package func word(_ number: Int) -> KanaWord {
    let start = number &* (textWidth &+ classWidth &+ costWidth)
    let text = words.integer(at: start, width: textWidth)
    let pair = Int(truncatingIfNeeded: words.integer(at: start &+ textWidth, width: classWidth))
    let cost = words.integer(at: start &+ textWidth &+ classWidth, width: costWidth)
    return KanaWord(
      text: UInt32(truncatingIfNeeded: text), left: classPairs[pair &* 2],
      right: classPairs[pair &* 2 &+ 1],
      cost: Int32(truncatingIfNeeded: cost) &+ leastCost)
  }

  /// Whether a word is only offered as a candidate.
  @inline(__always)
  package func isOnlyOffered(_ word: KanaWord) -> Bool { word.cost >= offeredCost }

  /// Returns the kind of a class.
  package func kind(of wordClass: UInt16) -> WordClass {
    WordClass(rawValue: classKinds[Int(wordClass)]) ?? .content
  }

  /// Returns the usual class of a text in the word model.
  package func usualClass(ofText text: UInt32) -> UInt16 { tokenClasses[Int(text)] }

  /// Returns the token of a text in the word model; `NGramTables.unknown` if the model lacks it.
  @inline(__always)
  package func token(ofText text: UInt32) -> NGramTables.Token {
    let token = text &+ UInt32(Self.firstTextToken)
    return Int(token) < model.tokenCount ? token : NGramTables.unknown
  }

  // MARK: From texts to readings

  /// Returns the text number of an entry.
  package func text(ofWord number: Int) -> UInt32 {
    let start = number &* (textWidth &+ classWidth &+ costWidth)
    return UInt32(truncatingIfNeeded: words.integer(at: start, width: textWidth))
  }

  /// Returns the reading of an entry: the characters from the root of the trie to its node.
  package func reading(ofWord number: Int) -> [Unicode.Scalar] {
    var node = firstNode { firstWords.range(at: $0, limit: wordCount).upperBound > number }
    var reading: [Unicode.Scalar] = []
    while node > Self.root, node < nodeCount, let scalar = scalar(to: node) {
      reading.append(scalar)
      let parent = firstNode { children.range(at: $0, limit: nodeCount).upperBound > node }
      // Parents have lower numbers than their children, except in a damaged image.
      guard parent < node else { break }
      node = parent
    }
    return reading.reversed()
  }

  /// Returns the first node that satisfies a monotonic condition, by binary search.
  private func firstNode(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = nodeCount
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
