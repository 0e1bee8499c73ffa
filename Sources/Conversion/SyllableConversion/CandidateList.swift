import Decoding
import InputCore
import NGrams

/// The candidates for some keystrokes, made when asked for, no text twice: the best sentences, then
/// the words that begin at the first keystroke, longest first, and among those of one length the
/// most likely first after the text before; behind them those with a slip corrected.
struct CandidateList {
  /// Sentences offered besides the best: at most this many, and none much less likely.
  static let maximumSentences = 5
  /// In an input longer than this many keystrokes only the best is offered: the others differ in a
  /// word somewhere, and choosing words is the way to that.
  static let longestWithAlternatives = 128
  static let sentenceMargin: Cost = 6_000

  private enum Stage {
    case sentences(next: Int)
    /// The words that end at `end`, from `next` on; then those that end earlier; and after all words
    /// that are what was typed those with a slip corrected.
    case words([LatticeNode], next: Int, end: Int, corrected: Bool)
    case done
  }

  private var made: [Candidate] = []
  private var madeOf: [[LatticeNode]] = []
  private var texts: Set<TextHash> = []
  private var stage = Stage.sentences(next: 0)
  /// The cost of the best sentence, which is the first to be made.
  private var bestCost = Cost.max

  /// The words over the first keystrokes, once they were asked for: most of them stay what they are
  /// when a keystroke follows.
  private var words: [Span: [LatticeNode]] = [:]

  /// The keystrokes up to `end`, read as they were typed or with a slip corrected.
  private struct Span: Hashable {
    var end: Int
    var corrected: Bool
  }

  /// A list for other keystrokes, of which those up to `kept` and their words are the same.
  mutating func restart(keeping kept: Int) {
    let words = words.filter { $0.key.end <= kept }
    self = CandidateList()
    self.words = words
  }

  /// The nodes of a candidate that was made.
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
          ? sentences.sentence(at: rank, decoder: decoder, lattice: lattice, typed: typed) : nil
        takeSentence(sentence, of: sentences.nodes(at: rank), rank: rank, lattice: lattice)
      case .words(let words, let next, let end, let corrected):
        takeWord(
          words, next: next, end: end, corrected: corrected, decoder: decoder, lattice: lattice,
          typed: typed)
      }
    }
    return made[index]
  }

  private mutating func takeSentence(
    _ sentence: Sentence?, of nodes: [LatticeNode], rank: Int, lattice: Lattice
  ) {
    bestCost = min(bestCost, sentence?.cost ?? .max)
    guard let sentence, sentence.cost <= bestCost.addingClamped(Self.sentenceMargin) else {
      stage = .words([], next: 0, end: lattice.longestWordEnd + 1, corrected: false)
      return
    }
    append(sentence.joined, of: nodes)
    stage = .sentences(next: rank + 1)
  }

  private mutating func takeWord(
    _ words: [LatticeNode], next: Int, end: Int, corrected: Bool, decoder: SyllableDecoder,
    lattice: Lattice, typed: TypedKeys
  ) {
    if next < words.count {
      append(Segment(words[next], lexicon: lattice.lexicon, typed: typed), of: [words[next]])
      stage = .words(words, next: next + 1, end: end, corrected: corrected)
    } else if end > 1 {
      let span = Span(end: end - 1, corrected: corrected)
      let found =
        self.words[span]
        ?? decoder.orderedAsFirst(
          lattice.words(fromStartTo: span.end, corrected: corrected), of: lattice)
      self.words[span] = found
      stage = .words(found, next: 0, end: span.end, corrected: corrected)
    } else if !corrected {
      stage = .words([], next: 0, end: lattice.longestWordEnd + 1, corrected: true)
    } else {
      stage = .done
    }
  }

  private mutating func append(_ segment: Segment, of nodes: [LatticeNode]) {
    guard texts.insert(TextHash(segment.text)).inserted else { return }
    made.append(Candidate(segment))
    madeOf.append(nodes)
  }
}
