/// The extent of word suggestions on a keyboard that types letter by letter.
public enum WordSuggestions: String, NamedChoice, Codable, Hashable {
  /// Words are neither suggested nor changed.
  case off
  /// Words are suggested. None is changed automatically.
  case suggest
  /// Words are suggested, and typos are corrected as soon as a word ends.
  case auto
}

extension WordSuggestions {
  /// The title in a form.
  public var title: String {
    switch self {
    case .off: "Off"
    case .suggest: "Suggest words"
    case .auto: "Suggest words and correct typos"
    }
  }
}
