/// The action of a key on a word.
enum KeyMeaning: Equatable, Sendable {
  /// Sets a tone.
  case tone(Tone)
  /// Removes the tone.
  case removeTone
  /// Puts the mark on one of these letters. Telex has a circumflex key per vowel, VNI one for all.
  case mark(LetterMark, bases: String)
  /// Puts a breve or a horn where one fits. If none does and `isLetter` is true, types ư: Telex w.
  case breveOrHorn(isLetter: Bool)
  /// Types a letter with its mark: Telex [ and ].
  case letter(base: Character, LetterMark)
}
