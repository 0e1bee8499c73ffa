/// The marks that make a separate letter of the alphabet: ă, â ê ô, ơ ư, đ.
enum LetterMark: Sendable {
  /// A letter without a mark.
  case none
  /// The breve of ă.
  case breve
  /// The circumflex of â, ê, ô.
  case circumflex
  /// The horn of ơ, ư.
  case horn
  /// The stroke of đ.
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
