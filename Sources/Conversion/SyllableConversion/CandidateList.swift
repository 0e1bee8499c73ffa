import Decoding
import InputCore
import NGrams

/// The candidates for the current keystrokes, computed on demand, each text once.
///
/// The best sentences come first. Then come the words that begin at the first keystroke, longest
/// first; words of the same length are ordered by their likelihood after the preceding text. Words
/// with a corrected typo come last.
struct CandidateList {
  /// The maximum number of sentences offered. Sentences much less likely than the best are left
  /// out.
  static let maximumSentences = 5
  /// The maximum number of keystrokes for which more than the best sentence is offered. Sentences
  /// of longer inputs differ in some word somewhere, which the user changes by choosing words.
  static let longestWithAlternatives = 128
  static let sentenceMargin: Cost = 6_000

  private enum Stage {
    case sentences(next: Int)
    /// Words that end at `end`, from index `next` on. Shorter words follow. After all exact words
    /// come those with a corrected typo.
    case words(WordsOfSpan, next: Int, end: Int, corrected: Bool)
    case done
  }

  private var made: [Candidate] = []
  private var madeOf: [[LatticeNode]] = []
  private var texts = TextHashSet()
  private var stage = Stage.sentences(next: 0)
  /// The lowest cost of a sentence by the decoder. The reranker may put a costlier one first.
  private var bestCost = Cost.max

  /// A cache of the words over the first keystrokes. Most of them stay the same when a keystroke is
  /// added.
  private var words: [(span: Span, words: WordsOfSpan)] = []

  /// The words over the first keystrokes, most likely first. A letter begins thousands, and few
  /// pages are looked at.
  private struct WordsOfSpan {
    var nodes: [LatticeNode] = []
    /// Whether only the first words were collected.
    var isCut = false

    /// The number of words collected first, at least as many as are re-scored after text.
    static let fewest = 128
  }

  /// The keystrokes up to `end`, read as typed or with a corrected typo.
  private struct Span: Equatable {
    var end: Int
    var corrected: Bool
  }

  /// Clears the list for changed keystrokes, and keeps the words of the unchanged ones up to
  /// `kept`.
  mutating func restart(keeping kept: Int) {
    var words = words
    words.removeAll { $0.span.end > kept }
    self = CandidateList()
    self.words = words
  }

  /// Returns the lattice nodes of a computed candidate; empty if it was not computed.
  func nodes(at index: Int) -> [LatticeNode] {
    madeOf.indices.contains(index) ? madeOf[index] : []
  }

  mutating func candidate(
    at index: Int, sentences: inout SentenceList, decoder: SyllableDecoder, lattice: Lattice,
    typed: TypedKeys
  ) -> Candidate? {
    while made.count <= index {
      switch stage {
      case .done: return nil
      case .sentences(let rank):
        let limit = lattice.end > Self.longestWithAlternatives ? 1 : Self.maximumSentences
        let sentence =
          rank < limit
          ? sentences.path(at: rank, decoder: decoder, lattice: lattice, typed: typed) : nil
        takeSentence(sentence, rank: rank, lattice: lattice, typed: typed)
      case .words(let words, let next, let end, let corrected):
        takeWord(
          words, next: next, end: end, corrected: corrected, decoder: decoder, lattice: lattice,
          typed: typed)
      }
    }
    return made[index]
  }

  private mutating func takeSentence(
    _ sentence: SentenceList.Path?, rank: Int, lattice: Lattice, typed: TypedKeys
  ) {
    bestCost = min(bestCost, sentence?.cost ?? .max)
    guard let sentence, sentence.cost <= bestCost.addingClamped(Self.sentenceMargin) else {
      stage = .words(WordsOfSpan(), next: 0, end: lattice.longestWordEnd + 1, corrected: false)
      return
    }
    append(
      Segment(sentence: sentence.nodes, lexicon: lattice.lexicon, typed: typed), of: sentence.nodes)
    stage = .sentences(next: rank + 1)
  }

  private mutating func takeWord(
    _ words: WordsOfSpan, next: Int, end: Int, corrected: Bool, decoder: SyllableDecoder,
    lattice: Lattice, typed: TypedKeys
  ) {
    if next < words.nodes.count {
      let node = words.nodes[next]
      append(Segment(node, lexicon: lattice.lexicon, typed: typed), of: [node])
      stage = .words(words, next: next + 1, end: end, corrected: corrected)
    } else if words.isCut {
      let span = Span(end: end, corrected: corrected)
      stage = .words(
        collect(span, atMost: .max, decoder: decoder, lattice: lattice), next: next, end: end,
        corrected: corrected)
    } else if end > 1 {
      let span = Span(end: end - 1, corrected: corrected)
      let found =
        self.words.first { $0.span == span }?.words
        ?? collect(span, atMost: WordsOfSpan.fewest, decoder: decoder, lattice: lattice)
      stage = .words(found, next: 0, end: span.end, corrected: corrected)
    } else if !corrected {
      stage = .words(WordsOfSpan(), next: 0, end: lattice.longestWordEnd + 1, corrected: true)
    } else {
      stage = .done
    }
  }

  private mutating func collect(
    _ span: Span, atMost limit: Int, decoder: SyllableDecoder, lattice: Lattice
  ) -> WordsOfSpan {
    let nodes = lattice.words(fromStartTo: span.end, corrected: span.corrected, atMost: limit)
    let words = WordsOfSpan(
      nodes: decoder.orderedAsFirst(nodes, of: lattice), isCut: nodes.count == limit)
    if let index = self.words.firstIndex(where: { $0.span == span }) {
      self.words[index].words = words
    } else {
      self.words.append((span, words))
    }
    return words
  }

  private mutating func append(_ segment: Segment, of nodes: [LatticeNode]) {
    guard texts.insert(TextHash(segment.text)) else { return }
    made.append(Candidate(segment))
    madeOf.append(nodes)
  }
}
