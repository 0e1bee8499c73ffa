import DictionaryImage
import LibC
import Suggestions

/// Compiles words to the sections that `WordLexiconSections` documents.
struct WordLexiconCompiler {
  /// The Unicode scalars of the letters, ascending.
  private let letters: [UInt32]
  private let trie: TrieBuilder<UInt8>
  private let first: [UInt32]
  private let bounds: [NodeBounds]
  private let below: [UInt32]
  private let words: [MergedWords.Entry]
  private let costs: [UInt16]
  private let flags: [WordFlags]
  private let letterBits: [UInt8]
  private let letterModel: LetterModelCompiler

  /// Takes words that ascend by their spellings and consist of `letters`.
  ///
  /// - Throws: `DictionaryError.tooMany` if the words or trie nodes exceed 32 bits.
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
    var first: [UInt32] = []
    var bounds: [NodeBounds] = []
    trie = try TrieBuilder(paths, root: 0) { [costs, flags] node in
      first.append(UInt32(truncatingIfNeeded: node.keys.lowerBound))
      var bound = NodeBounds()
      for word in node.keys where !flags[word].contains(.isProfane) {
        bound.insert(cost: costs[word], letters: words[word].scalars.count - node.depth)
      }
      bounds.append(bound)
    }
    self.first = first
    self.bounds = bounds
    below = Self.lettersBelow(trie, letterBits)
  }

  /// −ln P in nats × 1000.
  static func cost(_ probability: Double) -> UInt16 {
    UInt16(clamping: Int((-log(max(probability, 1e-30)) * 1000).rounded()))
  }

  /// Returns the bit of each letter in a 32-bit set. Letters with the same base share a bit, and
  /// with more than 32 bases the bits are reused.
  private static func bits(of letters: [UInt32]) -> [UInt8] {
    var numbers: [UInt32: Int] = [:]
    return letters.map { letter in
      let base = WordFolding.base(of: letter)
      let number = numbers[base] ?? numbers.count
      numbers[base] = number
      return UInt8(number % 32)
    }
  }

  /// Returns the letters below each node as bit sets, computed from the leaves upwards.
  private static func lettersBelow(_ trie: TrieBuilder<UInt8>, _ bits: [UInt8]) -> [UInt32] {
    var below = [UInt32](repeating: 0, count: trie.labels.count)
    for node in below.indices.reversed() {
      for child in Int(trie.children[node])..<Int(trie.children[node + 1]) {
        below[node] |= below[child] | 1 << UInt32(bits[Int(trie.labels[child])])
      }
    }
    return below
  }

  /// Adds the sections of the words and of the letter model.
  func addSections(to writer: inout ImageWriter) {
    writer.add(WordLexiconSections.letters, integers: letters)
    writer.add(WordLexiconSections.letterBits, integers: letterBits)
    writer.add(WordLexiconSections.labels, integers: trie.labels)
    let children = trie.children
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
    let spellings = ConcatenatedTexts(irregular.lazy.map { words[$0].text })
    writer.add(WordLexiconSections.irregular, integers: irregular.map { UInt32($0) })
    writer.add(WordLexiconSections.spellingOffsets, integers: spellings.offsets)
    writer.add(WordLexiconSections.spellings, bytes: spellings.bytes)
    letterModel.addSections(to: &writer)
  }
}
