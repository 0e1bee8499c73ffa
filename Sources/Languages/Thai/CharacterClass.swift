/// The character classes of WTT 2.0, whose table says which class may follow which. A consonant
/// carries at most one vowel above or below and one mark on top.
enum CharacterClass: Int, CaseIterable, Sendable {
  /// Control characters. The start of a line and the start of the text count as one.
  case control
  /// Characters that combine with nothing: digits, punctuation, other scripts.
  case nonComposing
  /// Consonants: ก to ฮ without ฤ and ฦ.
  case consonant
  /// Leading vowels เ แ โ ใ ไ, written before their consonant.
  case leadingVowel
  /// Following vowels ะ า ำ, written after their consonant.
  case followingVowel
  /// Lakkhangyao ๅ, which follows ฤ and ฦ.
  case lakkhangyao
  /// The vocalic letters ฤ ฦ, consonant and vowel in one.
  case vocalicLetter
  /// The vowel ◌ุ below.
  case belowVowelU
  /// The vowel ◌ู below.
  case belowVowelUu
  /// Phinthu ◌ฺ below.
  case belowDiacritic
  /// The tone marks ◌่ ◌้ ◌๊ ◌๋.
  case tone
  /// Thanthakhat ◌์ and nikhahit ◌ํ.
  case thanthakhat
  /// Maitaikhu ◌็.
  case maitaikhu
  /// Yamakkan ◌๎.
  case yamakkan
  /// The vowel ◌ิ above.
  case aboveVowelI
  /// The vowels ◌ั ◌ึ above.
  case aboveVowelA
  /// The vowels ◌ี ◌ื above.
  case aboveVowelIi

  /// Classifies a scalar.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F, 0x85, 0x2028, 0x2029: self = .control
    case 0xE24, 0xE26: self = .vocalicLetter
    case 0xE01...0xE2E: self = .consonant
    case 0xE30, 0xE32, 0xE33: self = .followingVowel
    case 0xE31, 0xE36: self = .aboveVowelA
    case 0xE34: self = .aboveVowelI
    case 0xE35, 0xE37: self = .aboveVowelIi
    case 0xE38: self = .belowVowelU
    case 0xE39: self = .belowVowelUu
    case 0xE3A: self = .belowDiacritic
    case 0xE40...0xE44: self = .leadingVowel
    case 0xE45: self = .lakkhangyao
    case 0xE47: self = .maitaikhu
    case 0xE48...0xE4B: self = .tone
    case 0xE4C, 0xE4D: self = .thanthakhat
    case 0xE4E: self = .yamakkan
    default: self = .nonComposing
    }
  }
}

/// The position of a sign around its consonant. Two signs with the same position cannot combine.
enum SignPosition: Sendable {
  /// A vowel above or below.
  case vowel
  /// A tone or another mark above the vowel.
  case top
  /// A vowel after the consonant.
  case after
}

extension CharacterClass {
  /// The position of a sign; nil for letters and for characters that are not Thai.
  var position: SignPosition? {
    switch self {
    case .control, .nonComposing, .consonant, .leadingVowel, .vocalicLetter: nil
    case .followingVowel, .lakkhangyao: .after
    case .belowVowelU, .belowVowelUu, .belowDiacritic, .aboveVowelI, .aboveVowelA, .aboveVowelIi:
      .vowel
    case .tone, .thanthakhat, .maitaikhu, .yamakkan: .top
    }
  }
}
