import Decoding
import InputCore
import NGrams

/// The first reason that holds for a text not being the first conversion of some keystrokes.
public enum Diagnosis: Hashable, Sendable {
  /// Parts of the text are in no word of the lexicon (`missing`); the other parts are words
  /// (`known`).
  case notInLexicon(missing: [String], known: [String])
  /// The keystrokes cannot be read as the text.
  case readingDiffers(ClosestReading)
  /// The keystrokes can be read as the text, but a limit of the search or of the candidate list
  /// excluded it.
  case cut(Cut, Comparison)
  /// Other sentences cost less.
  case lower(Comparison)
  /// The best sentence contains the text.
  case first(Comparison)

  /// Returns the diagnosis with the rank of a text in the list that a user sees on pages of nine,
  /// which has emoji and the keys as typed besides words.
  ///
  /// - Parameters:
  ///   - text: the text that the diagnosis is about, as the list has it.
  ///   - typed: the keys as a candidate; nil if they are none.
  ///   - candidate: returns the candidate of the converter at an index; nil past the last.
  package func ranked(
    _ text: String, besides typed: TypedCandidate?, in candidate: (Int) -> Candidate?
  ) -> Diagnosis {
    func ranked(_ comparison: Comparison) -> Comparison {
      var comparison = comparison
      guard comparison.candidate != nil else { return comparison }
      comparison.candidate = Comparison.candidateRank(of: text, in: candidate)
      guard let rank = comparison.candidate, let typed else { return comparison }
      let index = typed.index(onPageOf: OfferedCandidates.firstPage, among: candidate)
      // Keys that the converter has as a candidate before are not offered again.
      if index < rank, !(0..<index).contains(where: { candidate($0)?.text == typed.text }) {
        comparison.candidate = rank + 1
      }
      return comparison
    }
    return switch self {
    case .notInLexicon, .readingDiffers: self
    case .cut(let cut, let comparison): .cut(cut, ranked(comparison))
    case .lower(let comparison): .lower(ranked(comparison))
    case .first(let comparison): .first(ranked(comparison))
    }
  }
}

/// A sentence with the text, compared to the best one.
public struct Comparison: Hashable, Sendable {
  /// The cheapest sentence that contains the text, searched without limits on its words.
  public let found: Explanation
  /// The best sentence.
  public let best: Explanation
  /// The rank of `found` among the sentences, counted from 1; nil if it is not among the first
  /// `Comparison.ranksSearched`.
  public let rank: Int?
  /// The rank of the text in the candidate list, counted from 1; nil if it is not among the first
  /// `Comparison.candidatesSearched`.
  public internal(set) var candidate: Int?
  /// Whether the text is a single word of the lexicon.
  public let isWord: Bool

  /// The number of sentences searched for `rank`.
  public static let ranksSearched = 200
  /// The number of candidates searched for `candidate`.
  public static let candidatesSearched = 2_000

  /// Returns the rank of a text in a list of candidates, counted from 1; nil if it is not among the
  /// first `candidatesSearched`.
  static func candidateRank(of text: String, in candidate: (Int) -> Candidate?) -> Int? {
    for index in 0..<candidatesSearched {
      guard let candidate = candidate(index) else { return nil }
      if candidate.segment.text == text { return index + 1 }
    }
    return nil
  }

  /// The cost of `found` minus that of `best`. Negative if a limit excluded a cheaper sentence.
  public var gap: Cost { found.cost &- best.cost }

  /// Returns the difference in the cost of all parts of a kind.
  public func gap(of kind: CostPart.Kind) -> Cost {
    found.cost(of: kind) &- best.cost(of: kind)
  }

  /// The kind of part with the largest positive difference; nil if there is none.
  public var losing: CostPart.Kind? {
    CostPart.Kind.allCases.filter { gap(of: $0) > 0 }.max { gap(of: $0) < gap(of: $1) }
  }
}

/// A limit that excluded a text, and where it applied.
public struct Cut: Hashable, Sendable {
  /// A limit of the search, which bounds the time per keystroke, or of the candidate list, which
  /// bounds its length.
  public enum Limit: Hashable, Sendable {
    /// The word has rank `number` among the `count` words for its keystrokes, and only the first
    /// `kept` are tried in sentences.
    case wordsOfSpan(number: Int, count: Int, kept: Int)
    /// The sentence up to the word costs `excess` more than the best one up to that point; at most
    /// `allowed` is kept.
    case margin(excess: Cost, allowed: Cost)
    /// The sentence up to the word is not among the `kept` best at that point.
    case beam(kept: Int)
    /// The word was not scored: its estimated cost from its frequency exceeds the best cost at that
    /// point by `excess`, and at most `allowed` is scored.
    case estimated(excess: Cost, allowed: Cost)
    /// The word was not scored: after a better hypothesis it already exceeded the margin by more
    /// than `allowed`.
    case gain(allowed: Cost)
    /// The arc to the word is not among the `kept` cheapest with the same model state.
    case ways(kept: Int)
    /// The sentence costs less by the words on both sides of each word, but only the `kept` best
    /// ones by the n-grams are compared so, and of those the ones that keep the words typed before.
    case compared(kept: Int)
    /// The list offers only the first `kept` sentences.
    case sentencesOffered(kept: Int)
    /// The list offers no sentence that costs more than `allowed` above the best; this one costs
    /// `excess` more.
    case sentenceMargin(excess: Cost, allowed: Cost)
    /// For more than `longest` keystrokes the list offers only the best sentence.
    case longInput(keystrokes: Int, longest: Int)
  }

  /// The limit that applied.
  public let limit: Limit
  /// The word at which the search was cut; the whole sentence for a limit of the list.
  public let text: String
}
