import TextUnits

/// The capitalization of a typed word, which its replacement takes over.
package enum WordCase: Equatable, Sendable {
  /// The case of the lexicon: `teh` gives `the`, `pariss` gives `Paris`.
  case asListed
  /// `Teh` gives `The`.
  case capitalized
  /// `TEH` gives `THE`.
  case uppercase

  init(of typed: some StringProtocol) {
    let letters = typed.filter(\.isLetter)
    if letters.count > 1, letters.allSatisfy(\.isUppercase) {
      self = .uppercase
    } else if letters.first?.isUppercase == true {
      self = .capitalized
    } else {
      self = ShiftTypo(typed) == nil ? .asListed : .capitalized
    }
  }

  func apply(to word: String, _ casing: Casing) -> String {
    switch self {
    case .asListed: word
    case .capitalized: casing.capitalizingFirst(word)
    case .uppercase: casing.uppercased(word)
    }
  }
}
