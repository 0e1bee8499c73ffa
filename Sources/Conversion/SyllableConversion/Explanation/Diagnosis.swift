import Decoding
import NGrams

/// Why a text is not the first thing that some keystrokes become: the first reason that holds.
public enum Diagnosis: Hashable, Sendable {
  /// Parts of the text are in no word of the lexicon; the others are its words.
  case notInLexicon(missing: [String], known: [String])
  /// The keystrokes cannot be read as the text.
  case readingDiffers(ClosestReading)
  /// The keystrokes can be read so, but it was left out of the search or of the candidates.
  case cut(Cut, Comparison)
  /// Other sentences cost less.
  case lower(Comparison)
  /// The best sentence has it.
  case first(Comparison)
}

/// A sentence with the text beside the best one.
public struct Comparison: Hashable, Sendable {
  /// The cheapest sentence that has the text, its words found without limits.
  public let found: Explanation
  /// The best sentence.
  public let best: Explanation
  /// The rank of `found` among the sentences, from 1; nil where it is not among the first
  /// `Comparison.ranksSearched`.
  public let rank: Int?
  /// The number of the text in the candidate list, from 1; nil where it is not among the first
  /// `Comparison.candidatesSearched`.
  public let candidate: Int?
  /// Whether the text is one word of the lexicon.
  public let isWord: Bool

  /// How many sentences are looked through.
  public static let ranksSearched = 200
  /// How many candidates are looked through.
  public static let candidatesSearched = 2_000

  /// How much dearer the sentence is than the best; negative where a limit cut it though it is
  /// cheaper.
  public var gap: Cost { found.cost &- best.cost }

  /// How much dearer the parts of a kind are.
  public func gap(of kind: CostPart.Kind) -> Cost {
    found.cost(of: kind) &- best.cost(of: kind)
  }

  /// The kind of part that loses the most; nil where none does.
  public var losing: CostPart.Kind? {
    CostPart.Kind.allCases.filter { gap(of: $0) > 0 }.max { gap(of: $0) < gap(of: $1) }
  }
}

/// What was left out, and by which limit.
public struct Cut: Hashable, Sendable {
  /// A limit of the search, which keeps a key fast, or of the list, which keeps it short.
  public enum Limit: Hashable, Sendable {
    /// The word is one of `count` for its keystrokes, and only the first `kept` are tried in
    /// sentences.
    case wordsOfSpan(number: Int, count: Int, kept: Int)
    /// The sentence up to the word is dearer than the best up to there by this much, and at most
    /// `allowed` is kept.
    case margin(excess: Cost, allowed: Cost)
    /// The sentence up to the word is not among the `kept` best up to there.
    case beam(kept: Int)
    /// The word was not looked up: by its frequency the sentence up to it was dearer than the best up to
    /// there by this much, and at most `allowed` is looked up.
    case estimated(excess: Cost, allowed: Cost)
    /// The word was not looked up: after a better beginning it was too dear by more than `allowed`.
    case gain(allowed: Cost)
    /// The sentence up to the word ends as `kept` cheaper ones do, as far as the model remembers.
    case ways(kept: Int)
    /// The list offers only the first `kept` sentences.
    case sentencesOffered(kept: Int)
    /// The list offers no sentence dearer than the best by more than `allowed`.
    case sentenceMargin(excess: Cost, allowed: Cost)
    /// For so many keystrokes the list offers only the best sentence.
    case longInput(keystrokes: Int, longest: Int)
  }

  /// The limit.
  public let limit: Limit
  /// The word where it cut; the whole sentence for a limit of the list.
  public let text: String
}
