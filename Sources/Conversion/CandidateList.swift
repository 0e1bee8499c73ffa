import InputCore
import Lexicon

/// The candidates for some keystrokes, made when asked for, no text twice: the best sentences, then
/// the words that begin at the first keystroke, longest first, and among those of one length the
/// most likely first.
struct CandidateList {
  /// Sentences offered besides the best: at most this many, and none much less likely.
  static let maximumSentences = 5
  /// In an input longer than this many keystrokes only the best is offered: the others differ in a
  /// word somewhere, and choosing words is the way to that.
  static let longestWithAlternatives = 128
  static let sentenceMargin: Cost = 6_000

  private enum Stage {
    case sentences(next: Int)
    /// The words that end at `end`, from `next` on; then those that end earlier.
    case words([LatticeNode], next: Int, end: Int)
    case done
  }

  private var made: [Candidate] = []
  private var texts: Set<String> = []
  private var stage = Stage.sentences(next: 0)

  mutating func candidate(
    at index: Int, sentences: inout SentenceList, decoder: Decoder, lattice: Lattice,
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
        takeSentence(sentence, rank: rank, decoder: decoder, lattice: lattice)
      case .words(let words, let next, let end):
        takeWord(words, next: next, end: end, lattice: lattice, typed: typed)
      }
    }
    return made[index]
  }

  private mutating func takeSentence(
    _ sentence: Sentence?, rank: Int, decoder: Decoder, lattice: Lattice
  ) {
    guard let sentence, sentence.cost <= decoder.bestCost.addingClamped(Self.sentenceMargin)
    else {
      stage = .words([], next: 0, end: lattice.longestWordEnd + 1)
      return
    }
    append(sentence.joined)
    stage = .sentences(next: rank + 1)
  }

  private mutating func takeWord(
    _ words: [LatticeNode], next: Int, end: Int, lattice: Lattice, typed: TypedKeys
  ) {
    if next < words.count {
      append(Segment(words[next], lexicon: lattice.lexicon, typed: typed))
      stage = .words(words, next: next + 1, end: end)
    } else if end > 1 {
      stage = .words(lattice.words(fromStartTo: end - 1), next: 0, end: end - 1)
    } else {
      stage = .done
    }
  }

  private mutating func append(_ segment: Segment) {
    if texts.insert(segment.text).inserted { made.append(Candidate(segment)) }
  }
}
