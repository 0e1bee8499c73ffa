/// The keys that type the marks and tones of Vietnamese.
public enum TypingKeys: String, CaseIterable, Codable, Hashable, Sendable {
  /// Letters: `aa ee oo` type â ê ô, `aw ow uw` ă ơ ư, `dd` đ, `s f r x j` the tones; `z` removes
  /// the tone. `w` alone is ư, `[` is ơ and `]` is ư.
  case telex
  /// Telex without the standalone letters: `w`, `[` and `]` type themselves.
  case simpleTelex = "simple-telex"
  /// Digits: 6 circumflex, 7 horn, 8 breve, 9 đ, 1 to 5 the tones; 0 removes the tone.
  case vni
  /// Punctuation, as in mail (RFC 1456): `^ ( +` (or `*`) are the marks, `dd` is đ, `'`, the grave
  /// accent, `? ~ .` are the tones; `-` removes the tone.
  case viqr

  /// Returns the action of a key; nil for a key that only types itself.
  func meaning(of key: Character) -> KeyMeaning? {
    let key = key.asciiLowercased
    switch self {
    case .telex: return telexMeaning(of: key, hasLetters: true)
    case .simpleTelex: return telexMeaning(of: key, hasLetters: false)
    case .vni: return vniMeaning(of: key)
    case .viqr: return viqrMeaning(of: key)
    }
  }

  /// Whether a tone typed after another one replaces it. The tone keys of VIQR are also
  /// punctuation, and after a tone they are only that: `cha`o.` is chào and a full stop.
  var replacesTones: Bool { self != .viqr }

  /// Whether all marks are typed by letters, so that addresses would be converted.
  var areLetters: Bool { self == .telex || self == .simpleTelex }

  /// The keys that type marks and tones.
  private static let markKeys: [Character] = Array("aeodwsfrxjz0123456789^(+'`?~.-")

  /// Returns the key that puts a mark on a letter; nil if none does.
  func key(for mark: LetterMark, on base: Character) -> Character? {
    Self.markKeys.first { key in
      switch meaning(of: key) {
      case .mark(mark, let bases): return bases.contains(base)
      case .breveOrHorn: return mark == (base == "a" ? .breve : .horn) && "aou".contains(base)
      default: return false
      }
    }
  }

  /// Returns the key that sets a tone; nil if none does.
  func key(for tone: Tone) -> Character? {
    Self.markKeys.first { meaning(of: $0) == .tone(tone) }
  }

  private func telexMeaning(of key: Character, hasLetters: Bool) -> KeyMeaning? {
    switch key {
    case "s": .tone(.acute)
    case "f": .tone(.grave)
    case "r": .tone(.hookAbove)
    case "x": .tone(.tilde)
    case "j": .tone(.dotBelow)
    case "z": .removeTone
    case "a", "e", "o": .mark(.circumflex, bases: String(key))
    case "d": .mark(.stroke, bases: "d")
    case "w": .breveOrHorn(isLetter: hasLetters)
    case "[", "{": hasLetters ? .letter(base: "o", .horn) : nil
    case "]", "}": hasLetters ? .letter(base: "u", .horn) : nil
    default: nil
    }
  }

  private func vniMeaning(of key: Character) -> KeyMeaning? {
    switch key {
    case "1": .tone(.acute)
    case "2": .tone(.grave)
    case "3": .tone(.hookAbove)
    case "4": .tone(.tilde)
    case "5": .tone(.dotBelow)
    case "0": .removeTone
    case "6": .mark(.circumflex, bases: LetterMark.circumflex.bases)
    case "7": .mark(.horn, bases: LetterMark.horn.bases)
    case "8": .mark(.breve, bases: LetterMark.breve.bases)
    case "9": .mark(.stroke, bases: LetterMark.stroke.bases)
    default: nil
    }
  }

  private func viqrMeaning(of key: Character) -> KeyMeaning? {
    switch key {
    case "'": .tone(.acute)
    case "`": .tone(.grave)
    case "?": .tone(.hookAbove)
    case "~": .tone(.tilde)
    case ".": .tone(.dotBelow)
    case "-": .removeTone
    case "^": .mark(.circumflex, bases: LetterMark.circumflex.bases)
    case "+", "*": .mark(.horn, bases: LetterMark.horn.bases)
    case "(": .mark(.breve, bases: LetterMark.breve.bases)
    case "d": .mark(.stroke, bases: LetterMark.stroke.bases)
    default: nil
    }
  }
}
