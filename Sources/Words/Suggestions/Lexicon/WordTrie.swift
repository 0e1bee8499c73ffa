import DictionaryImage
import TextUnits

/// The trie of a word lexicon: numbered nodes, each with the range of words at and below it.
package struct WordTrie: Sendable {
  /// A node, and the end of its range of words. The start of the range is in the image.
  package struct Node: Sendable {
    package let number: UInt32
    package let end: WordNumber
  }

  /// A letter that the lexicon does not have.
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
  /// The number of nodes.
  package var nodeCount: Int { labels.count }
  /// The number of letters.
  package var letterCount: Int { min(letters.count, Int(Self.unknownLetter)) }

  /// Returns the letters of folded scalars; `unknownLetter` for those that no word has.
  package func letters(of scalars: [UInt32]) -> [UInt8] { scalars.map(letter) }

  /// Returns the letter of a scalar; `unknownLetter` if no word has it.
  package func letter(_ scalar: UInt32) -> UInt8 {
    let index = letters.lowerBound(of: scalar, in: 0..<letterCount)
    return index < letterCount && letters[index] == scalar ? UInt8(index) : Self.unknownLetter
  }

  /// Returns the index of a node's first child. For `node + 1` this is the end of the node's
  /// children.
  @inline(__always) package func firstChild(of node: Int) -> Int {
    Int(childBlocks[node >> 8]) + Int(children[node])
  }

  /// Returns the indices of a node's children. They exceed the parent's; a damaged image gives
  /// none.
  @inline(__always) func childNumbers(of node: UInt32) -> Range<Int> {
    let start = firstChild(of: Int(node))
    let end = min(firstChild(of: Int(node) + 1), labels.count)
    return start > Int(node) && start < end ? start..<end : 0..<0
  }

  /// Returns the child with an index among its siblings.
  @inline(__always) func child(_ number: Int, of parent: Node, in siblings: Range<Int>) -> Node {
    let end = number + 1 < siblings.upperBound ? min(first[number + 1], parent.end) : parent.end
    return Node(number: UInt32(truncatingIfNeeded: number), end: end)
  }

  /// Returns the child that a letter leads to; nil if there is none.
  @inline(__always) package func child(of node: Node, labelled letter: UInt8) -> Node? {
    let siblings = childNumbers(of: node.number)
    // Most nodes have few children: binary search is no faster than a linear scan.
    for number in siblings {
      let label = labels[number]
      if label >= letter {
        return label == letter ? child(number, of: node, in: siblings) : nil
      }
    }
    return nil
  }

  /// Returns the words at a node and below it.
  package func words(from node: Node) -> Range<WordNumber> {
    let start = min(first[Int(node.number)], node.end)
    return start..<node.end
  }

  /// Returns the words that end at a node.
  @inline(__always) package func words(at node: Node) -> Range<WordNumber> {
    let start = min(first[Int(node.number)], node.end)
    let siblings = childNumbers(of: node.number)
    let end = siblings.isEmpty ? node.end : min(first[siblings.lowerBound], node.end)
    return start..<max(start, end)
  }

  /// Returns the node that letters lead to from the root; nil if there is none.
  package func node(of letters: some Sequence<UInt8>) -> Node? { node(of: letters, from: root) }

  /// Returns the node that letters lead to from another node; nil if there is none.
  func node(of letters: some Sequence<UInt8>, from start: Node) -> Node? {
    var node = start
    for letter in letters {
      guard let next = child(of: node, labelled: letter) else { return nil }
      node = next
    }
    return node
  }

  /// Returns how many of the first letters words begin with.
  func depth(of letters: [UInt8]) -> Int {
    var node = root
    for (index, letter) in letters.enumerated() {
      guard let next = child(of: node, labelled: letter) else { return index }
      node = next
    }
    return letters.count
  }

  /// Returns the words with exactly these letters.
  package func wordsAt(_ letters: some Sequence<UInt8>) -> Range<WordNumber> {
    node(of: letters).map { words(at: $0) } ?? 0..<0
  }

  /// Returns the letters of a word: the path down to the node whose range contains it.
  package func path(of word: WordNumber) -> [UInt8] {
    var path: [UInt8] = []
    var node = root
    while !words(at: node).contains(word) {
      let siblings = childNumbers(of: node.number)
      guard !siblings.isEmpty else { break }
      // The last child that does not begin after the word.
      let behind = first.lowerBound(of: word == .max ? word : word + 1, in: siblings)
      guard behind > siblings.lowerBound else { break }
      node = child(behind - 1, of: node, in: siblings)
      path.append(labels[behind - 1])
    }
    return path
  }

  /// Returns the spelling of a word in small letters, with Hangul letters composed into syllables.
  package func spelling(of word: WordNumber) -> String {
    Normalization.nfc(text(HangulLetters.syllables(of: scalars(of: word))))
  }

  /// Returns the spelling under which a word is looked up (`WordFolding`).
  func foldedSpelling(of word: WordNumber) -> String { text(scalars(of: word)) }

  private func scalars(of word: WordNumber) -> [UInt32] { path(of: word).map { letters[Int($0)] } }

  private func text(_ scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
