import TextUnits

/// The amount of text that one press of Backspace removes outside a composition.
public enum BackspaceUnit: String, NamedChoice, Codable, Hashable {
  /// The unit of the script: one sign where signs have keys of their own, as in Thai or Devanagari,
  /// otherwise what readers see as one character.
  case script
  /// A whole character as readers see it (a grapheme cluster), in every script.
  case character
  /// One code point in every script: `é` that is stored as two loses its accent first.
  case codePoint = "code-point"

  /// The title in a form.
  public var title: String {
    switch self {
    case .script: "By Script"
    case .character: "Whole Characters"
    case .codePoint: "Single Code Points"
    }
  }

  /// The unit in every script; nil to keep the policy of the script.
  package var unit: DeletePolicy.Unit? {
    switch self {
    case .script: nil
    case .character: .cluster
    case .codePoint: .scalar
    }
  }
}

/// The amount of text that a gesture on Backspace removes.
public enum DeletedStretch: String, NamedChoice, Codable, Hashable {
  /// A unit of text before the caret.
  case word, sentence, paragraph

  /// The title in a form.
  public var title: String {
    switch self {
    case .word: "Word"
    case .sentence: "Sentence"
    case .paragraph: "Paragraph"
    }
  }

  /// The unit of deletion.
  package var unit: DeleteUnit {
    switch self {
    case .word: .word
    case .sentence: .sentence
    case .paragraph: .paragraph
    }
  }
}
