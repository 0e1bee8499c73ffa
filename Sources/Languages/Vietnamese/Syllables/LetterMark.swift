/// The marks that make a separate letter of the alphabet: ă, â ê ô, ơ ư, đ.
enum LetterMark: Sendable {
  /// No mark.
  case none
  /// ă.
  case breve
  /// â, ê, ô.
  case circumflex
  /// ơ, ư.
  case horn
  /// đ.
  case stroke

  /// The base letters that take the mark.
  var bases: String {
    switch self {
    case .none: ""
    case .breve: "a"
    case .circumflex: "aeo"
    case .horn: "ou"
    case .stroke: "d"
    }
  }
}
