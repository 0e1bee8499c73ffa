/// How far a keyboard that types letter by letter goes with words.
public enum WordSuggestions: String, NamedChoice, Codable, Hashable {
  /// Nothing is offered or changed.
  case off
  /// Words are offered, and none is changed by itself.
  case suggest
  /// Slips are corrected as soon as a word ends, too.
  case auto
}

extension WordSuggestions {
  /// What a form shows.
  public var title: String {
    switch self {
    case .off: "Off"
    case .suggest: "Offer words"
    case .auto: "Offer words and correct slips"
    }
  }
}
