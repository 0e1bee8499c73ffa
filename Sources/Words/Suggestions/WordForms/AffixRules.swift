/// The rules of a file of affixes.
struct AffixRules: Sendable {
  typealias Scalars = [UInt32]

  /// A letter that a harmony writes: after one of `after`, it is `written`.
  struct Letter {
    let after: Set<UInt32>
    let written: UInt32
  }

  /// A listed word that ends in `strip` is a stem with `add` in its place.
  struct Base {
    let strip: Scalars
    let add: Scalars
    let state: State
  }

  /// What stands before or behind a stem.
  struct Affix {
    let from: Set<String>
    let form: [Part]
    let neighbour: Neighbour
    let state: State
  }

  /// Where a word has got to; not final where its name ends with a hyphen.
  struct State: Hashable {
    let name: String
    var isFinal: Bool { !name.hasSuffix("-") }
  }

  /// A letter of a form; one in parentheses stands only where it keeps two vowels or two consonants
  /// apart.
  struct Part {
    let letter: UInt32
    let isBuffer: Bool
  }

  /// What the letter beside an affix has to be.
  enum Neighbour {
    case any
    case oneOf(Set<UInt32>)
    /// In Hangul: a syllable without a final consonant, with one, or without one other than ㄹ.
    case open, closed, openOrRieul

    func allows(_ scalar: UInt32) -> Bool {
      switch self {
      case .any: true
      case .oneOf(let letters): letters.contains(scalar)
      case .open: HangulLetters.isVowel(scalar)
      case .closed: HangulLetters.isConsonant(scalar)
      case .openOrRieul: HangulLetters.isVowel(scalar) || scalar == HangulLetters.rieul
      }
    }
  }

  /// Compounds: words of at least `least` letters, up to `most` of them, with a link between.
  struct Join {
    let links: [Scalars]
    let least: Int
    let most: Int
  }

  var letters: [UInt32: [Letter]] = [:]
  var bases: [Base] = []
  var prefixes: [Affix] = []
  var suffixes: [Affix] = []
  var joins: [Join] = []
  var vowels: Set<UInt32> = []
  /// The least letters of a stem.
  var shortestStem = 2
  /// Whether the last part of a compound is a word with a capital: a noun of German.
  var joinsToCapitals = false

  /// A form behind `word`: its letters of harmony written out.
  func written(_ form: [Part], behind word: ArraySlice<UInt32>) -> Scalars {
    var text: Scalars = []
    for part in form {
      let letter = harmonised(part.letter, word, text)
      guard part.isBuffer else {
        text.append(letter)
        continue
      }
      guard let last = text.last ?? word.last else { continue }
      if vowels.contains(letter) != vowels.contains(last) { text.append(letter) }
    }
    return text
  }

  /// What the last letter before it that is in one of its sets asks for.
  private func harmonised(_ letter: UInt32, _ word: ArraySlice<UInt32>, _ text: Scalars) -> UInt32 {
    guard let rules = letters[letter], let first = rules.first else { return letter }
    for before in [text[...], word] {
      for scalar in before.reversed() {
        if let rule = rules.first(where: { $0.after.contains(scalar) }) { return rule.written }
      }
    }
    return first.written
  }
}
