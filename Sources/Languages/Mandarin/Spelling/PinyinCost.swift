import NGrams
import SyllableConversion

/// The costs of departures from fully spelled syllables, in nats × 1000. No other file has such
/// numbers.
///
/// They are `-ln P` of what a user does. They were chosen by hand, and those of typos on text that
/// the n-gram model was not trained on. README.md describes how to measure a change.
enum PinyinCost {
  /// An incomplete last syllable: `zho`.
  static let incomplete: Cost = 1_600
  /// The `r` of erhua after a syllable: `nar` is 哪儿.
  static let erhua: Cost = 1_000
  /// An initial that abbreviates a syllable: `zgr`.
  static let initial: Cost = 7_000
  /// A capital letter, a digit or another character that is not pinyin.
  static let character: Cost = 2_000

  /// Returns the cost of a character that is not pinyin.
  static func unread(_ key: UInt8) -> Cost { key == UInt8(ascii: " ") ? space : character }

  /// A small letter in a word that begins with a capital: `Python`.
  static let capitalisedWord: Cost = 3_000
  /// A small letter after a run of capitals and digits, or after a capital that pinyin follows:
  /// `chouka` after `SSR`, `ge` after `K`. It is pinyin unless a listed word continues.
  static let letterAfterAcronym: Cost = 9_000

  /// A keystroke that begins no syllable: `i`, `u`, `v`.
  static let stray: Cost = 12_000
  /// A lettered word typed in small letters like pinyin: `wifi`. This cost and the next three were
  /// chosen so that no clause without such words is converted worse, typos are tolerated as before,
  /// and initials still stand for syllables.
  static let letteredWord: Cost = 6_000
  /// A lettered word that can be read as syllables: `fendi` is 粉底 rather than Fendi.
  static let letteredSyllables: Cost = 9_000
  /// A lettered word without a vowel, which may be initials: `ppt` in `zuogeppt`.
  static let letteredConsonants: Cost = 9_000
  /// Each letter of a lettered word if only consonants are typed, and a single letter: `ppt`, the
  /// `t` of T恤.
  static let letteredInitial: Cost = 7_000
  /// A single letter that begins no syllable: the `u` of U盘.
  static let letteredStray: Cost = 3_000
  /// A lettered word in other capitals than those typed, if the word as typed is an ordinary one:
  /// APP for `app`.
  static let otherCapitals: Cost = 12_000
  /// Latin text that stays as typed.
  static let latin = LatinCosts(
    capitals: 1_000, word: 6_000, spelled: 9_000, consonants: 9_000, consonant: 3_000,
    otherCapitals: 4_000, shortest: 3, numbered: 2_000)
  /// Latin text among pinyin with tones, whose digits are keys of syllables.
  static let latinAmongTones: LatinCosts = {
    var costs = latin
    costs.numbered = nil
    return costs
  }()
  /// Latin text among the keys of double pinyin, where nearly all letters spell syllables.
  static let latinInDoublePinyin = LatinCosts(
    capitals: 1_000, word: 12_000, spelled: 12_000, consonants: 12_000, consonant: 1_000,
    otherCapitals: 4_000, shortest: 4)
  /// The space after a word that stays as typed.
  static let space: Cost = 0
  /// A fuzzy sound, if enabled. A word in the sound that is typed comes first unless the other one is
  /// seven times as likely: `zuci` is 组词 before 主持.
  static let fuzzy: Cost = 2_000

  /// Two letters in the wrong order: `hoa` for `hao`. The costs of typos apply to letters that lead
  /// to a dead end as typed. Elsewhere `unprompted` is added.
  static let swappedLetters: Cost = 5_500
  /// A doubled letter: `niihao`.
  static let doubledLetter: Cost = 5_500
  /// A neighbouring key: `nihso`.
  static let neighbouringKey: Cost = 6_000
  /// A missing letter: `zhng`.
  static let missingLetter: Cost = 6_000
  /// A final written out, which pinyin abbreviates: `guei` for `gui`.
  static let finalWrittenOut: Cost = 3_500
  /// The extra cost of a typo in letters that can be read as typed. In the units of the model, which
  /// counts both words and characters, the typed letters must be less likely by a factor of e^14 or
  /// more.
  static let unprompted: Cost = 9_000
  /// The extra cost of a typo in double pinyin that can be read as typed. It is lower than with
  /// letters: three in five pairs of keys are syllables, so a typo seldom leads to a dead end. Of
  /// sentences typed without typos, at most one in a thousand more is converted wrongly.
  static let unpromptedInDoublePinyin: Cost = 6_000
  /// The extra cost of a typo on nine keys that can be read as typed. A few digits can be read as
  /// many syllables, so here too a typo seldom leads to a dead end.
  static let unpromptedOnNineKeys: Cost = 7_000
  /// A syllable of double pinyin without its second key, before a dead end.
  static let missingKeyInDoublePinyin: Cost = 7_000
}
