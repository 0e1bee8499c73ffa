import NGrams
import SyllableConversion

/// What each departure from syllables spelled in full costs, in thousandths of a nat: the one place
/// where these numbers are. They are `-ln P` of what a typist does, chosen by hand; those of slips on
/// text that the n-gram model was not trained on. README.md tells how to measure a change.
enum PinyinCost {
  /// A last syllable of which the end is still to come: `zho`.
  static let incomplete: Cost = 1_600
  /// The `r` of erhua, behind a syllable: `nar` is 哪儿.
  static let erhua: Cost = 1_000
  /// An initial in place of a syllable: `zgr`.
  static let initial: Cost = 7_000
  /// A capital letter, a digit or another character that is no pinyin.
  static let character: Cost = 2_000
  /// A small letter in a word that begins with a capital: `Python`.
  static let capitalisedWord: Cost = 3_000
  /// A keystroke that begins no syllable: `i`, `u`, `v`.
  static let stray: Cost = 12_000
  /// A word in letters, typed in small ones as pinyin is: `wifi`. These four were chosen so that no clause
  /// without such words is lost, slips are forgiven as before, and initials still stand for syllables.
  static let letteredWord: Cost = 6_000
  /// The same where the letters are syllables: `fendi` is 粉底 rather than Fendi.
  static let letteredSyllables: Cost = 9_000
  /// The same without a vowel, which may as well be initials: `ppt` in `zuogeppt`.
  static let letteredConsonants: Cost = 9_000
  /// Each letter of it where nothing but consonants is typed, and a letter by itself: `ppt`, the `t` of T恤.
  static let letteredInitial: Cost = 7_000
  /// A letter by itself that begins no syllable: the `u` of U盘.
  static let letteredStray: Cost = 3_000
  /// A sound taken for another, where that is allowed: ln 2, as if both were as likely.
  static let fuzzy: Cost = 700

  /// Two letters in the wrong order: `hoa` for `hao`. The costs of slips are for letters that lead to
  /// a dead end as they stand; `unprompted` is added elsewhere.
  static let swappedLetters: Cost = 5_500
  /// A letter twice: `niihao`.
  static let doubledLetter: Cost = 5_500
  /// A key beside the one meant: `nihso`.
  static let neighbouringKey: Cost = 6_000
  /// A letter left out: `zhng`.
  static let missingLetter: Cost = 6_000
  /// A final written out as it is not in pinyin: `guei` for `gui`.
  static let finalWrittenOut: Cost = 3_500
  /// A slip in letters that can be read as they stand, beside its own cost: in the units of the
  /// model, which counts words and characters both, the typed letters must be less likely by
  /// e^14 and more.
  static let unprompted: Cost = 9_000
}
