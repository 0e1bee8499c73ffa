/// What a key does to a word.
enum KeyMeaning: Equatable, Sendable {
  /// It types a tone.
  case tone(Tone)
  /// It takes the tone away.
  case removeTone
  /// It puts the mark on one of these letters: Telex has one key for the circumflex of each vowel,
  /// VNI one for all.
  case mark(LetterMark, bases: String)
  /// It is a breve or a horn where one fits, and ư where none does: Telex w.
  case breveOrHorn(isLetter: Bool)
  /// It types a letter with its mark: Telex [ and ].
  case letter(base: Character, LetterMark)
}
