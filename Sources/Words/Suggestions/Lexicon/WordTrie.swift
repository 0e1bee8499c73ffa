import DictionaryImage
import TextUnits

/// The trie of a word lexicon: nodes by number, each with the range of the words at and below it.
package struct WordTrie: Sendable {
  /// A node, and the end of the range of words at and below it. Its start is in the image.
  package struct Node: Sendable {
    package let number: UInt32
    package let end: WordNumber
  }

  /// No letter of the lexicon.
  package static let unknownLetter: UInt8 = 0xFF

  package let letters: ImageColumn<UInt32>
  package let letterBits: ImageColumn<UInt8>
  package let labels: ImageColumn<UInt8>
  private let children: ImageColumn<UInt16>
  private let childBlocks: ImageColumn<UInt32>
  let first: ImageColumn<UInt32>
  package let bounds: ImageColumn<UInt32>
  package let below: ImageColumn<UInt32>
  private let wordCount: UInt32

  init(_ image: Image) throws(ImageError) {
    letters = try image.column(WordLexiconSections.letters, of: UInt32.self)
    letterBits = try image.column(WordLexiconSections.letterBits, of: UInt8.self)
    labels = try image.column(WordLexiconSections.labels, of: UInt8.self)
    children = try image.column(WordLexiconSections.children, of: UInt16.self)
    childBlocks = try image.column(WordLexiconSections.childBlocks, of: UInt32.self)
    first = try image.column(WordLexiconSections.words, of: UInt32.self)
    bounds = try image.column(WordLexiconSections.bounds, of: UInt32.self)
    below = try image.column(WordLexiconSections.below, of: UInt32.self)
    wordCount = UInt32(
      clamping: try image.bytes(of: WordLexiconSections.flags).count)
  }

  package var root: Node { Node(number: 0, end: wordCount) }
  /// How many nodes there are.
  package var nodeCount: Int { labels.count }
  /// How many letters there are.
  package var letterCount: Int { min(letters.count, Int(Self.unknownLetter)) }

  /// The letters of folded scalars; `unknownLetter` for those that no word has.
  package func letters(of scalars: [UInt32]) -> [UInt8] { scalars.map(letter) }

  /// The letter that a scalar is.
  package func letter(_ scalar: UInt32) -> UInt8 {
    let index = letters.lowerBound(of: scalar, in: 0..<letterCount)
    return index < letterCount && letters[index] == scalar ? UInt8(index) : Self.unknownLetter
  }

  /// The number of a node's first child, and of the node behind its last where `node` is one more.
  @inline(__always) package func firstChild(of node: Int) -> Int {
    Int(childBlocks[node >> 8]) + Int(children[node])
  }

  /// The numbers of a node's children. They come after their parent; a damaged image has none.
  @inline(__always) func childNumbers(of node: UInt32) -> Range<Int> {
    let start = firstChild(of: Int(node))
    let end = min(firstChild(of: Int(node) + 1), labels.count)
    return start > Int(node) && start < end ? start..<end : 0..<0
  }

  /// The child with a number in the range of its parent's children.
  @inline(__always) func child(_ number: Int, of parent: Node, in siblings: Range<Int>) -> Node {
    let end = number + 1 < siblings.upperBound ? min(first[number + 1], parent.end) : parent.end
    return Node(number: UInt32(truncatingIfNeeded: number), end: end)
  }

  /// The child that a letter leads to.
  @inline(__always) package func child(of node: Node, labelled letter: UInt8) -> Node? {
    let siblings = childNumbers(of: node.number)
    // Most nodes have few children: halving them is no quicker than going through them.
    for number in siblings {
      let label = labels[number]
      if label >= letter {
        return label == letter ? child(number, of: node, in: siblings) : nil
      }
    }
    return nil
  }

  /// The words at a node and below it.
  package func words(from node: Node) -> Range<WordNumber> {
    let start = min(first[Int(node.number)], node.end)
    return start..<node.end
  }

  /// The words that end at a node.
  @inline(__always) package func words(at node: Node) -> Range<WordNumber> {
    let start = min(first[Int(node.number)], node.end)
    let siblings = childNumbers(of: node.number)
    let end = siblings.isEmpty ? node.end : min(first[siblings.lowerBound], node.end)
    return start..<max(start, end)
  }

  /// The node that letters lead to from the root.
  package func node(of letters: some Sequence<UInt8>) -> Node? { node(of: letters, from: root) }

  /// The node that letters lead to from another.
  func node(of letters: some Sequence<UInt8>, from start: Node) -> Node? {
    var node = start
    for letter in letters {
      guard let next = child(of: node, labelled: letter) else { return nil }
      node = next
    }
    return node
  }

  /// The words with these letters.
  package func wordsAt(_ letters: some Sequence<UInt8>) -> Range<WordNumber> {
    node(of: letters).map { words(at: $0) } ?? 0..<0
  }

  /// The letters of a word: the way down to the node whose range it is in.
  package func path(of word: WordNumber) -> [UInt8] {
    var path: [UInt8] = []
    var node = root
    while !words(at: node).contains(word) {
      let siblings = childNumbers(of: node.number)
      guard !siblings.isEmpty else { break }
      // The last child that does not begin behind the word.
      let behind = first.lowerBound(of: word == .max ? word : word + 1, in: siblings)
      guard behind > siblings.lowerBound else { break }
      node = child(behind - 1, of: node, in: siblings)
      path.append(labels[behind - 1])
    }
    return path
  }

  /// The spelling of a word in small letters; those of Hangul are syllables again.
  package func spelling(of word: WordNumber) -> String {
    Normalization.nfc(text(HangulLetters.syllables(of: scalars(of: word))))
  }

  /// The spelling under which a word is looked up (`WordFolding`).
  func foldedSpelling(of word: WordNumber) -> String { text(scalars(of: word)) }

  private func scalars(of word: WordNumber) -> [UInt32] { path(of: word).map { letters[Int($0)] } }

  private func text(_ scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
