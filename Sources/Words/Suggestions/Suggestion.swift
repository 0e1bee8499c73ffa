import HostWords

/// A text offered in place of the word being typed, or after the last word.
public struct Suggestion: Hashable, Sendable {
  /// The reason why a text is suggested.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The typed word may contain typos.
    case correction
    /// A space may be missing between two words.
    case split
    /// The typed word is the beginning of the text.
    case completion
    /// The text may come next.
    case prediction
    /// The typed word is a shortcut for the text: `omw`.
    case expansion
    /// The typed word is the name of the emoji.
    case emoji
    /// The path over the keys passes those of the word.
    case gesture
  }

  /// The source of a suggested text.
  public enum Source: Hashable, Sendable {
    /// The lexicon of a language.
    case language
    /// An entry of the host, with its own source.
    case host(LexiconEntry.Source)
    /// The names of emoji.
    case emoji
    /// The user's history.
    case history
  }

  /// The text, with capitals as in the typed word.
  public internal(set) var text: String
  /// The reason why the text is suggested.
  public let kind: Kind
  /// The negative logarithm of the probability that the user meant this text, up to a constant
  /// (nats × 1000).
  public let cost: Int32
  /// The part of `cost` that comes from typos (nats × 1000).
  public let typoCost: Int32
  /// The number of typos, not counting missing capitals and marks.
  public let typos: Int
  /// The index of the language among the lexicons of the ``Suggester``.
  public let language: Int
  /// The source of the text.
  public internal(set) var source = Source.language
}

/// The suggestions at one caret position.
public struct SuggestionList: Sendable {
  /// The suggestions, cheapest first.
  public internal(set) var suggestions: [Suggestion] = []
  /// The word being typed; empty if the next word is predicted.
  public internal(set) var typed = ""
  /// Whether the typed word is known.
  public internal(set) var isKnown = false
}
