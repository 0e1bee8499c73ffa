import Decoding
import InputCore
import NGrams

/// The candidates for the current keystrokes, computed on demand, each text once.
///
/// The best sentences come first. Then come the words that begin at the first keystroke, longest
/// first; words of the same length are ordered by their likelihood after the preceding text. Words
/// that end inside a syllable of the sentences follow, and words with a corrected typo come last.
///
/// ```
/// mingtianban    明天班  明天  明 名 …   and only then 命题, which cuts tian
/// ```
struct CandidateList {
  /// The maximum number of sentences offered. Sentences much less likely than the best are left
  /// out.
  static let maximumSentences = 5
  /// The maximum number of keystrokes for which more than the best sentence is offered. Sentences
  /// of longer inputs differ in some word somewhere, which the user changes by choosing words.
  static let maximumLengthWithAlternatives = 128
  static let sentenceMargin: Cost = 6_000

  private enum Stage {
    case sentences(next: Int)
    /// Words that end at `end`, from index `next` on. Shorter words follow, then those of the next
    /// pass.
    case words(WordsOfSpan, next: Int, end: Int, pass: Pass)
    case done
  }

  /// The passes over the words, in their order.
  private enum Pass {
    /// Words that end where a syllable of a sentence does: exact ones, or those with a typo where
    /// there are no exact ones and a sentence begins with one.
    case whole
    /// Exact words that end elsewhere.
    case cutting
    /// Words with a corrected typo.
    case corrected
  }

  private var made: [Candidate] = []
  private var madeOf: [[LatticeNode]] = []
  private var texts = TextHashSet()
  private var stage = Stage.sentences(next: 0)
  /// The lowest cost of a sentence by the decoder. The reranker may put a costlier one first.
  private var bestCost = Cost.max
  /// The points at which a syllable of a sentence ends, and those at which a sentence's first word
  /// does. They do not depend on the order of the sentences, which a reranker changes.
  private var syllableEnds: Set<Int> = []
  private var firstWordEnds: Set<Int> = []

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
        let limit = lattice.end > Self.maximumLengthWithAlternatives ? 1 : Self.maximumSentences
        let sentence =
          rank < limit
          ? sentences.path(at: rank, decoder: decoder, lattice: lattice, typed: typed) : nil
        takeSentence(sentence, rank: rank, lattice: lattice, typed: typed)
      case .words(let words, let next, let end, let pass):
        takeWord(
          words, next: next, end: end, pass: pass, decoder: decoder, lattice: lattice, typed: typed)
      }
    }
    return made[index]
  }

  private mutating func takeSentence(
    _ sentence: SentenceList.Path?, rank: Int, lattice: Lattice, typed: TypedKeys
  ) {
    bestCost = min(bestCost, sentence?.cost ?? .max)
    guard let sentence, sentence.cost <= bestCost.addingClamped(Self.sentenceMargin) else {
      stage = .words(WordsOfSpan(), next: 0, end: lattice.longestWordEnd + 1, pass: .whole)
      return
    }
    if let first = sentence.nodes.first, !first.isLiteral { firstWordEnds.insert(first.end) }
    for node in sentence.nodes {
      syllableEnds.insert(node.end)
      node.forEachSyllableEnd { syllableEnds.insert(Int(node.start) + $0) }
    }
    append(
      Segment(sentence: sentence.nodes, lexicon: lattice.lexicon, typed: typed), of: sentence.nodes)
    stage = .sentences(next: rank + 1)
  }

  private mutating func takeWord(
    _ words: WordsOfSpan, next: Int, end: Int, pass: Pass, decoder: SyllableDecoder,
    lattice: Lattice, typed: TypedKeys
  ) {
    if next < words.nodes.count {
      let node = words.nodes[next]
      append(Segment(node, lexicon: lattice.lexicon, typed: typed), of: [node])
      stage = .words(words, next: next + 1, end: end, pass: pass)
    } else if words.isCut {
      let span = Span(end: end, corrected: pass == .corrected)
      stage = .words(
        collect(span, atMost: .max, decoder: decoder, lattice: lattice), next: next, end: end,
        pass: pass)
    } else if let end = (1..<max(end, 1)).last(where: { isEnd($0, in: pass) }) {
      var found = foundWords(
        over: Span(end: end, corrected: pass == .corrected), decoder: decoder, lattice: lattice)
      if found.nodes.isEmpty, pass == .whole,
        beginsWithTypo(decoder: decoder, lattice: lattice)
      {
        found = foundWords(
          over: Span(end: end, corrected: true), decoder: decoder, lattice: lattice)
      }
      stage = .words(found, next: 0, end: end, pass: pass)
    } else {
      let start = lattice.longestWordEnd + 1
      switch pass {
      case .whole: stage = .words(WordsOfSpan(), next: 0, end: start, pass: .cutting)
      case .cutting: stage = .words(WordsOfSpan(), next: 0, end: start, pass: .corrected)
      case .corrected: stage = .done
      }
    }
  }

  /// Whether the first word of a sentence has a corrected typo: no exact word ends there.
  private mutating func beginsWithTypo(decoder: SyllableDecoder, lattice: Lattice) -> Bool {
    for end in firstWordEnds {
      let span = Span(end: end, corrected: false)
      if foundWords(over: span, decoder: decoder, lattice: lattice).nodes.isEmpty { return true }
    }
    return false
  }

  /// Returns the first words over a span.
  private mutating func foundWords(
    over span: Span, decoder: SyllableDecoder, lattice: Lattice
  ) -> WordsOfSpan {
    self.words.first { $0.span == span }?.words
      ?? collect(span, atMost: WordsOfSpan.fewest, decoder: decoder, lattice: lattice)
  }

  /// Whether a pass includes the words that end at a point.
  private func isEnd(_ point: Int, in pass: Pass) -> Bool {
    switch pass {
    case .whole: syllableEnds.contains(point)
    case .cutting: !syllableEnds.contains(point)
    case .corrected: true
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
