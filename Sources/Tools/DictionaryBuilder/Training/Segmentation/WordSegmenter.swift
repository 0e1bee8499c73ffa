import LibC
import NGrams
import SyllableConversion

/// Splits clauses into the words of a vocabulary: the shortest path by `-ln P(word)`. With the
/// bigrams of a model of the same words, the most likely segmentation by these.
///
/// ```swift
/// let segmenter = WordSegmenter(vocabulary: vocabulary)
/// var tokens: [UInt32] = []
/// var scratch = WordSegmenter.Scratch()
/// segmenter.append("今天天气".unicodeScalars.map(\.value), to: &tokens, scratch: &scratch)
/// ```
package struct WordSegmenter: Sendable {
  private let trie: SegmentationTrie
  private let costs: [Float]
  private let bigrams: BigramSegmenter?
  /// The cost in nats of a character that is not a word.
  private static let unknownCost: Float = 20

  /// Creates a segmenter into the words of `vocabulary`, weighted by their counts or by `bigrams`.
  package init(vocabulary: Vocabulary, bigrams: NGramTables? = nil) {
    let ids = (0..<UInt32(vocabulary.words.count)).map { $0 + Vocabulary.firstWord }
    trie = SegmentationTrie(
      texts: vocabulary.words.map { $0.unicodeScalars.map(\.value) }, values: ids)
    self.bigrams = bigrams.map { [trie] in BigramSegmenter(trie: trie, tables: $0) }
    let total = vocabulary.counts.reduce(1.0) { $0 + Double($1) }
    costs =
      [Float](repeating: Self.unknownCost, count: Int(Vocabulary.firstWord))
      + vocabulary.counts.map { Float(-log((Double($0) + 0.5) / total)) }
  }

  /// Working space, reused between clauses.
  package struct Scratch {
    fileprivate var best: [Float] = []
    fileprivate var starts: [Int32] = []
    fileprivate var words: [UInt32] = []
    fileprivate var reversed: [UInt32] = []
    fileprivate var bigrams = BigramSegmenter.Scratch()

    /// Creates empty working space.
    package init() {}
  }

  /// Appends the words of a clause to `tokens`. Characters that are not words, and words in other
  /// scripts, become `Vocabulary.unknown`.
  ///
  /// - Parameters:
  ///   - clause: The Unicode scalars of the clause, as `ClauseScanner` gives them.
  ///   - tokens: The array to append to.
  ///   - scratch: Working space.
  package func append(_ clause: [UInt32], to tokens: inout [UInt32], scratch: inout Scratch) {
    if let bigrams { return bigrams.append(clause, to: &tokens, scratch: &scratch.bigrams) }
    let count = clause.count
    scratch.best.removeAll(keepingCapacity: true)
    scratch.best.append(contentsOf: repeatElement(.infinity, count: count + 1))
    scratch.starts.removeAll(keepingCapacity: true)
    scratch.starts.append(contentsOf: repeatElement(0, count: count + 1))
    scratch.words.removeAll(keepingCapacity: true)
    scratch.words.append(contentsOf: repeatElement(Vocabulary.unknown, count: count + 1))
    scratch.best[0] = 0
    for start in 0..<count {
      let before = scratch.best[start]
      var node: UInt32 = 0
      var end = start
      while end < count, let next = trie.child(of: node, clause[end]) {
        node = next
        end += 1
        let word = trie.words[Int(node)]
        guard word != SegmentationTrie.noWord else { continue }
        let cost = before + costs[Int(word)]
        if cost < scratch.best[end] {
          scratch.best[end] = cost
          scratch.starts[end] = Int32(truncatingIfNeeded: start)
          scratch.words[end] = word
        }
      }
      if before + Self.unknownCost < scratch.best[start + 1] {
        scratch.best[start + 1] = before + Self.unknownCost
        scratch.starts[start + 1] = Int32(truncatingIfNeeded: start)
        scratch.words[start + 1] = Vocabulary.unknown
      }
    }
    scratch.reversed.removeAll(keepingCapacity: true)
    var end = count
    while end > 0 {
      scratch.reversed.append(scratch.words[end])
      end = Int(scratch.starts[end])
    }
    tokens.append(contentsOf: scratch.reversed.reversed())
  }
}
