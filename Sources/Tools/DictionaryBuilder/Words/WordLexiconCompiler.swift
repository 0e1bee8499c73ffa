import DictionaryImage
import Foundation
import Suggestions

/// Compiles words to the sections that `WordLexiconSections` documents.
struct WordLexiconCompiler {
  /// A node whose children are still to be numbered: the words below it, and its depth.
  private struct Node {
    let words: Range<Int>
    let depth: Int
  }

  /// The scalars of the letters, ascending.
  private let letters: [UInt32]
  private var labels: [UInt8] = [0]
  private var children: [UInt32] = []
  private var first: [UInt32] = []
  private var bounds: [NodeBounds] = []
  private var below: [UInt32] = []
  private let words: [MergedWords.Entry]
  private let costs: [UInt16]
  private let flags: [WordFlags]
  private let letterBits: [UInt8]
  private let letterModel: LetterModelCompiler

  /// Takes words that ascend by their spellings, all made of `letters`.
  init(
    _ words: [MergedWords.Entry], letters: [UInt32], profane: Set<[UInt32]>, language: String
  ) throws(DictionaryError) {
    self.words = words
    self.letters = letters
    let total = words.reduce(0) { $0 + $1.weight }
    costs = words.map { Self.cost($0.weight / total) }
    let writing = RegularWriting(language: language)
    flags = words.map { word in
      var flags = writing.flags(of: word.text, folded: word.scalars)
      if profane.contains(word.scalars) { flags.insert(.isProfane) }
      return flags
    }
    letterBits = Self.bits(of: letters)
    let paths = words.map { word in
      word.scalars.map { scalar in UInt8(letters.firstIndex(of: scalar) ?? 0) }
    }
    letterModel = LetterModelCompiler(paths, letterCount: letters.count)
    try number(paths)
    gatherLetters()
  }

  /// −ln P in thousandths of a nat.
  static func cost(_ probability: Double) -> UInt16 {
    UInt16(clamping: Int((-log(max(probability, 1e-30)) * 1000).rounded()))
  }

  /// Letters that share a base share a bit; the bits go round where there are more bases than 32.
  private static func bits(of letters: [UInt32]) -> [UInt8] {
    var numbers: [UInt32: Int] = [:]
    return letters.map { letter in
      let base = WordFolding.base(of: letter)
      let number = numbers[base] ?? numbers.count
      numbers[base] = number
      return UInt8(number % 32)
    }
  }

  /// Numbers the nodes breadth first.
  private mutating func number(_ paths: [[UInt8]]) throws(DictionaryError) {
    var nodes = [Node(words: paths.indices, depth: 0)]
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      next += 1
      children.append(UInt32(nodes.count))
      first.append(UInt32(node.words.lowerBound))
      bounds.append(bound(of: node))
      var start = node.words.lowerBound
      while start < node.words.upperBound, paths[start].count == node.depth { start += 1 }
      while start < node.words.upperBound {
        let label = paths[start][node.depth]
        var end = start
        while end < node.words.upperBound, paths[end][node.depth] == label { end += 1 }
        labels.append(label)
        nodes.append(Node(words: start..<end, depth: node.depth + 1))
        start = end
      }
      guard nodes.count < UInt32.max else { throw .tooMany(what: "words") }
    }
    children.append(UInt32(nodes.count))
  }

  private func bound(of node: Node) -> NodeBounds {
    var bounds = NodeBounds()
    for word in node.words where !flags[word].contains(.isProfane) {
      bounds.insert(cost: costs[word], letters: words[word].scalars.count - node.depth)
    }
    return bounds
  }

  /// Finds which letters come below each node, from the leaves on.
  private mutating func gatherLetters() {
    below = [UInt32](repeating: 0, count: labels.count)
    for node in labels.indices.reversed() {
      for child in Int(children[node])..<Int(children[node + 1]) {
        below[node] |= below[child] | 1 << UInt32(letterBits[Int(labels[child])])
      }
    }
  }

  /// Adds the sections.
  func addSections(to writer: inout ImageWriter) {
    writer.add(WordLexiconSections.letters, integers: letters)
    writer.add(WordLexiconSections.letterBits, integers: letterBits)
    writer.add(WordLexiconSections.labels, integers: labels)
    let blocks = stride(from: 0, to: children.count, by: 256).map { children[$0] }
    writer.add(
      WordLexiconSections.children,
      integers: children.indices.map { UInt16(clamping: children[$0] - blocks[$0 / 256]) })
    writer.add(WordLexiconSections.childBlocks, integers: blocks)
    writer.add(WordLexiconSections.words, integers: first)
    writer.add(WordLexiconSections.bounds, integers: bounds.map(\.bytes))
    writer.add(WordLexiconSections.below, integers: below)
    writer.add(WordLexiconSections.costs, integers: costs)
    writer.add(WordLexiconSections.flags, integers: flags.map(\.rawValue))
    writer.add(WordLexiconSections.sources, integers: words.map(\.sources))
    let irregular = words.indices.filter { flags[$0].contains(.isIrregular) }
    var offsets: [UInt32] = [0]
    var spellings: [UInt8] = []
    for word in irregular {
      spellings += words[word].text.utf8
      offsets.append(UInt32(clamping: spellings.count))
    }
    writer.add(WordLexiconSections.irregular, integers: irregular.map { UInt32($0) })
    writer.add(WordLexiconSections.spellingOffsets, integers: offsets)
    writer.add(WordLexiconSections.spellings, bytes: spellings)
    letterModel.addSections(to: &writer)
  }
}
