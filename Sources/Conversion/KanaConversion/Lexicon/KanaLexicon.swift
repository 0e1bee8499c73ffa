import DictionaryImage
import NGrams

/// A word of the dictionary.
package struct KanaWord: Sendable, Hashable {
  /// The number of its text.
  package let text: UInt32
  /// Its class as the words before it see it.
  package let left: UInt16
  /// Its class as the words after it see it.
  package let right: UInt16
  /// What it costs by itself, in thousandths of a nat: by its class, and its reading by the model.
  package let cost: Int32

  /// A word of a dictionary, or of some classes.
  package init(text: UInt32, left: UInt16, right: UInt16, cost: Int32) {
    self.text = text
    self.left = left
    self.right = right
    self.cost = cost
  }
}

/// A dictionary of kana-kanji conversion in a mapped image, read in place. `KanaSections` documents
/// the bytes. Immutable: any number of threads may read it.
public final class KanaLexicon: Sendable {
  /// The image that the dictionary is read from.
  public let image: Image
  /// The characters of readings.
  package let alphabet: KanaAlphabet
  /// What classes cost after classes.
  package let matrix: ConnectionMatrix
  /// The texts of words.
  package let texts: WordTexts
  /// Finds words of the model by their texts.
  package let tokenTexts: TokenTexts
  /// The model of words.
  package let model: NGramTables
  /// How much of a cost of the model counts, in 256ths.
  package let modelWeight: Int32
  /// The class of numbers in digits.
  package let numberClass: UInt16
  /// The class of nouns, which unknown words are taken to be.
  package let nounClass: UInt16
  /// The token of all numbers in digits.
  package let numberToken: NGramTables.Token

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

  /// No word of a dictionary costs more: sums of costs stay in 32 bits.
  private static let greatestLeastCost: Int32 = 100_000

  /// The token of the first text.
  package static let firstTextToken = 3

  /// The node of the empty reading.
  package static let root = 0

  /// Opens the image at `path`.
  public convenience init(path: String) throws(ImageError) {
    try self.init(image: Image(path: path))
  }

  /// Opens the dictionary in an image.
  public init(image: Image) throws(ImageError) {
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
    var nought = TokenHash()
    nought.append("0")
    let number = tokenTexts.text(nought, texts, ["0"]).map { Int($0) + Self.firstTextToken } ?? .max
    numberToken =
      number < model.tokenCount ? UInt32(truncatingIfNeeded: number) : NGramTables.unknown
    textWidth = Int(min(wordShape[0], 32))
    classWidth = Int(min(wordShape[1], 16))
    costWidth = Int(min(wordShape[2], 20))
    leastCost = min(max(Int32(bitPattern: wordShape[4]), 0), Self.greatestLeastCost)
    // No more than there are bits for, whatever the section says.
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

  /// How many words there are.
  package let wordCount: Int

  /// How many nodes the trie of readings has.
  package var nodeCount: Int { labels.count }

  /// The child of a node that a label leads to.
  @inline(__always)
  package func child(of node: Int, label: UInt8) -> Int? {
    let range = children.range(at: node, limit: labels.count)
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low &+ (high &- low) / 2
      if labels[middle] < label { low = middle &+ 1 } else { high = middle }
    }
    // Children come after their parent, but in a damaged image.
    return low < range.upperBound && labels[low] == label && low > node ? low : nil
  }

  /// The children of a node.
  package func children(of node: Int) -> Range<Int> {
    children.range(at: node, limit: labels.count).clamped(
      to: node + 1..<max(labels.count, node + 1))
  }

  /// The character that leads to a node.
  package func scalar(to node: Int) -> Unicode.Scalar? { alphabet.scalar(of: labels[node]) }

  /// The numbers of the words of a reading.
  package func words(at node: Int) -> Range<Int> {
    firstWords.range(at: node, limit: wordCount)
  }

  /// The word with a number.
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

  /// What the words of a class do in a sentence.
  package func kind(of wordClass: UInt16) -> WordClass {
    WordClass(rawValue: classKinds[Int(wordClass)]) ?? .content
  }

  /// The class that a text of the model usually has.
  package func usualClass(ofText text: UInt32) -> UInt16 { tokenClasses[Int(text)] }

  /// The token of a text in the model of words.
  @inline(__always)
  package func token(ofText text: UInt32) -> NGramTables.Token {
    let token = text &+ UInt32(Self.firstTextToken)
    return Int(token) < model.tokenCount ? token : NGramTables.unknown
  }

  /// The image is given back while so much of it is touched; about half of it stays in memory, what a
  /// conversion or two refer to.
  private static let residentBytes = 28 << 20

  /// Gives pages back that typing has gone past. Asked once a conversion.
  package func limitResidency() { image.limitResidency(to: Self.residentBytes) }

  // MARK: From texts to readings

  /// The number of the text of a word.
  package func text(ofWord number: Int) -> UInt32 {
    let start = number &* (textWidth &+ classWidth &+ costWidth)
    return UInt32(truncatingIfNeeded: words.integer(at: start, width: textWidth))
  }

  /// The characters of the reading of a word: those on the way from the root of the trie.
  package func reading(ofWord number: Int) -> [Unicode.Scalar] {
    var node = firstNode { firstWords.range(at: $0, limit: wordCount).upperBound > number }
    var reading: [Unicode.Scalar] = []
    while node > Self.root, node < nodeCount, let scalar = scalar(to: node) {
      reading.append(scalar)
      let parent = firstNode { children.range(at: $0, limit: nodeCount).upperBound > node }
      // Parents come before their children, but in a damaged image.
      guard parent < node else { break }
      node = parent
    }
    return reading.reversed()
  }

  /// The first node that a condition holds of, which holds of all behind it.
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
