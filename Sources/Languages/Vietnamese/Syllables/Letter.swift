/// A letter of a word: its lowercase base, its mark, and its case.
struct Letter: Hashable, Sendable {
  /// The letter without its mark: o for ơ. For other characters, the character itself.
  var base: Character
  /// The mark of the letter.
  var mark: LetterMark
  /// Whether it is a capital.
  var isCapital: Bool

  init(base: Character, mark: LetterMark = .none, isCapital: Bool = false) {
    self.base = base
    self.mark = mark
    self.isCapital = isCapital
  }

  /// Creates the letter that a key types.
  init(key: Character) {
    let lowercase = key.asciiLowercased
    self.init(base: lowercase, isCapital: lowercase != key)
  }

  /// Creates the letter of a written character, ignoring its tone: ơ, with horn, for Ờ.
  init(written: Character) {
    let small = Character(written.lowercased())
    self.init(base: small, isCapital: small != written)
    for row in Self.forms where row.letters.contains(small) {
      base = row.base
      mark = row.mark
    }
  }

  /// Returns the letter and the tone that a character writes: ơ, with grave tone, for Ờ.
  static func parse(_ written: Character) -> (Letter, Tone) {
    let letter = Letter(written: written)
    for row in forms where row.base == letter.base && row.mark == letter.mark {
      let small = Character(written.lowercased())
      guard let index = row.letters.firstIndex(of: small) else { continue }
      return (letter, Tone(rawValue: index) ?? .level)
    }
    return (letter, .level)
  }

  /// Whether it is a vowel.
  var isVowel: Bool { "aeiouy".contains(base) }

  /// Returns the letter written with a tone, composed by NFC.
  func written(tone: Tone = .level) -> Character {
    let form = Self.forms.first { $0.base == base && $0.mark == mark }
    guard let letters = form?.letters, letters.count > tone.rawValue else {
      return isCapital ? base.asciiUppercased : base
    }
    let letter = letters[tone.rawValue]
    return isCapital ? Character(letter.uppercased()) : letter
  }

  /// A base with a mark, and its written forms in the order of `Tone`.
  private typealias Form = (base: Character, mark: LetterMark, letters: [Character])

  /// The letters with marks or tones, as Unicode composes them. Source: TCVN 6909:2001.
  private static let forms: [Form] = [
    ("a", .none, Array("aáàảãạ")), ("a", .breve, Array("ăắằẳẵặ")),
    ("a", .circumflex, Array("âấầẩẫậ")), ("e", .none, Array("eéèẻẽẹ")),
    ("e", .circumflex, Array("êếềểễệ")), ("i", .none, Array("iíìỉĩị")),
    ("o", .none, Array("oóòỏõọ")), ("o", .circumflex, Array("ôốồổỗộ")),
    ("o", .horn, Array("ơớờởỡợ")), ("u", .none, Array("uúùủũụ")),
    ("u", .horn, Array("ưứừửữự")), ("y", .none, Array("yýỳỷỹỵ")),
    ("d", .stroke, ["đ"]),
  ]
}

extension Character {
  /// The small letter of an ASCII capital; any other character unchanged.
  var asciiLowercased: Character {
    guard let value = asciiValue, (0x41...0x5A).contains(value) else { return self }
    return Character(Unicode.Scalar(value + 0x20))
  }

  /// The capital of a small ASCII letter; any other character unchanged.
  var asciiUppercased: Character {
    guard let value = asciiValue, (0x61...0x7A).contains(value) else { return self }
    return Character(Unicode.Scalar(value - 0x20))
  }
}
