import HostWords

/// A text offered in place of the word being typed, or behind the last one.
public struct Suggestion: Hashable, Sendable {
  /// Why a text is offered.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The typist may have slipped.
    case correction
    /// A space was left out between two words.
    case split
    /// What is typed is the beginning of it.
    case completion
    /// It may come next.
    case prediction
    /// What is typed is short for it: `omw`.
    case expansion
    /// What is typed is its name.
    case emoji
  }

  /// Where a text comes from.
  public enum Source: Hashable, Sendable {
    /// The words of a language.
    case language
    /// What the host handed over, with where it has that from.
    case host(LexiconEntry.Source)
    /// The names of emoji.
    case emoji
    /// What the user typed before.
    case history
  }

  /// The text, with the capitals that were typed.
  public let text: String
  /// Why it is offered.
  public let kind: Kind
  /// −ln of how likely it is what was meant, in thousandths of a nat, up to a constant.
  public let cost: Int32
  /// Of that, what the slips cost.
  public let typoCost: Int32
  /// How many slips lead to it, besides capitals and marks left out.
  public let slips: Int
  /// The place of its language among those in use.
  public let language: Int
  /// Where it comes from.
  public internal(set) var source = Source.language
}

/// What is offered at one place of a text.
public struct SuggestionList: Sendable {
  /// The suggestions, the likeliest first.
  public internal(set) var suggestions: [Suggestion] = []
  /// The word that was typed; empty where the next one is predicted.
  public internal(set) var typed = ""
  /// Whether a language in use has the word that was typed.
  public internal(set) var isKnown = false
}
