/// The rules of a file of affixes.
struct AffixRules: Sendable {
  typealias Scalars = [UInt32]

  /// A vowel-harmony rule: after a letter in `after`, the letter is written as `written`.
  struct Letter {
    let after: Set<UInt32>
    let written: UInt32
  }

  /// A listed word that ends in `strip` has a stem with `add` in its place.
  struct Base {
    let strip: Scalars
    let add: Scalars
    let state: State
  }

  /// A prefix or suffix, the states it may follow, and the state it leads to.
  struct Affix {
    let from: Set<String>
    let form: [Part]
    let neighbour: Neighbour
    let state: State
  }

  /// A state of the affix automaton. It is final unless its name ends with a hyphen.
  struct State: Hashable {
    let name: String
    var isFinal: Bool { !name.hasSuffix("-") }
  }

  /// A letter of an affix. A buffer letter, written in parentheses, occurs only where it separates
  /// two vowels or two consonants.
  struct Part {
    let letter: UInt32
    let isBuffer: Bool
  }

  /// The condition on the letter next to an affix.
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

  /// A compound of up to `most` words with at least `least` letters each, joined by one of `links`.
  struct Join {
    let links: [Scalars]
    let least: Int
    let most: Int
  }

  /// A word of its own whose letters follow those of the word before it, except after words that end in
  /// one of `unsure`, which may follow a rule of their own.
  struct Particle {
    let form: [Part]
    let unsure: [Scalars]
  }

  var letters: [UInt32: [Letter]] = [:]
  var bases: [Base] = []
  var prefixes: [Affix] = []
  var suffixes: [Affix] = []
  var joins: [Join] = []
  var particles: [Particle] = []
  var vowels: Set<UInt32> = []
  /// The minimum number of letters in a stem.
  var shortestStem = 2
  /// Whether the last part of a compound must be capitalized in the lexicon, as German nouns are.
  var joinsToCapitals = false

  /// Returns an affix as written after `word`, with vowel harmony and buffer letters resolved.
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

  /// Returns the letter that harmony requires: the nearest preceding letter in one of the sets
  /// decides.
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
