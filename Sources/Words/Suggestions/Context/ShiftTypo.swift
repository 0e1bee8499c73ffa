/// A typo made by holding shift too long or pressing it too late, recognised by the capitals of a
/// word.
///
/// ```
/// THe      held over two letters
/// TThe     held while the first letter was typed twice
/// hTe      the first two letters swapped, with the capital
/// ```
///
/// `IDs`, `T-Mobile` and `NASA` are not shift typos.
enum ShiftTypo {
  /// Two capitals, then small letters.
  case held
  /// A small letter, a capital, then small letters.
  case late

  init?(_ word: some Sequence<Character>) {
    let letters = Array(word)
    guard letters.count >= 3, let first = letters.first else { return nil }
    let rest = letters.dropFirst()
    guard rest.first?.isUppercase == true,
      rest.dropFirst().allSatisfy({ $0.isLowercase || $0 == "'" || $0 == "’" })
    else {
      return nil
    }
    if first.isLowercase {
      self = .late
    } else if first.isUppercase, letters.count > 3 || letters.last != "s" {
      self = .held
    } else {
      return nil
    }
  }

  /// Returns the words that the user may have meant, in small letters.
  func readings(of word: Substring) -> [String] {
    let small = word.lowercased()
    switch self {
    case .held:
      let isDouble = small.first == small.dropFirst().first
      return [small] + (isDouble ? [String(small.dropFirst())] : [])
    case .late:
      let letters = Array(small)
      return [String([letters[1], letters[0]] + letters[2...])]
    }
  }
}
