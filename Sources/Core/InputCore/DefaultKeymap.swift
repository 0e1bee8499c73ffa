extension Keymap {
  /// The default keymap of multistage input methods. While nothing is composed, it
  /// only maps the keys that change the modes or start a reconversion.
  public static let multistage = (try? Keymap(parsing: multistageText)) ?? Keymap()

  /// The keymap of Chinese in Latin letters: `multistage`, and brackets that choose one character of
  /// a word.
  ///
  /// ```
  /// dasheng [   大      dasheng ]   晟, if 大晟 is highlighted
  /// ```
  public static let romanized =
    (try? Keymap(parsing: multistageText + "\n" + choosingCharacters)) ?? .multistage

  /// The keymap lines for choosing the first or last character of the highlighted candidate by a
  /// bracket. Add them if brackets are no letters of the language.
  public static let choosingCharacters = """
    composing  [            select-first-character
    composing  ]            select-last-character
    """

  /// The keymap of a nine-key keyboard, whose digits carry letters: digits are composed, and
  /// candidates are chosen by touch.
  public static let nineKey =
    (try? Keymap(parsing: multistageText + "\n" + lines("any", "type"))) ?? Keymap()

  /// The keymap of a nine-key method on a device with separate digit keys, such as a hardware
  /// keyboard. Digits choose candidates, and go to the host while nothing is composed. The host
  /// sends the nine-key letters itself as `insert` commands.
  public static let nineKeyBesideDigits =
    (try? Keymap(parsing: multistageText + "\n" + lines("idle", "pass-through")))
    ?? Keymap()

  /// The keymap of a language whose readings end in a tone digit, 1 to 5. These digits are composed
  /// while a composition is open.
  public static let toneDigits =
    (try? Keymap(
      parsing: [multistageText, choosingCharacters, lines("composing", "type", 1...5)]
        .joined(separator: "\n"))) ?? Keymap()

  /// The keymap of a script composed word by word without candidates (``WordMethod``). Other keys
  /// end the word and then go to the host.
  public static let words = (try? Keymap(parsing: wordsText)) ?? Keymap()

  /// The text of `words`, to print or to extend.
  public static let wordsText = """
    # state    key          command
    composing  Escape       cancel
    composing  BackSpace    delete-backward
    composing  C-BackSpace  delete-syllable
    composing  A-BackSpace  delete-syllable
    any        C-.          toggle-punctuation
    any        S-Space      toggle-width
    """

  /// The keymap line that lets Control-Backspace undo the last commit. Add it if the host has no
  /// other use for that key.
  public static let undoingCommits = "idle C-BackSpace undo-commit"

  /// The keymap lines for predicted words: a digit chooses one, Control with a digit forgets one,
  /// Control-Delete and Shift-Delete forget the first, Escape closes them. Add them if users seldom
  /// type digits directly after a commit.
  public static let choosingPredictions =
    ((1...9).map { "predicting \($0) select-\($0)" }
    + (1...9).map { "predicting C-\($0) forget-\($0)" }
    + ["predicting C-Delete forget-candidate", "predicting S-Delete forget-candidate"]
    + ["predicting Escape cancel"])
    .joined(separator: "\n")

  /// Returns a keymap line for each of the given digits; by default 2 to 9, the nine-key digits
  /// that carry letters.
  private static func lines(
    _ state: String, _ command: String, _ digits: ClosedRange<Int> = 2...9
  ) -> String {
    digits.map { "\(state) \($0) \(command)" }.joined(separator: "\n")
  }

  /// The text of `multistage`, to print or to extend.
  public static let multistageText = """
    # state    key          command
    composing  Space        commit
    composing  Return       commit-raw
    composing  Escape       cancel
    composing  BackSpace    delete-backward
    composing  C-BackSpace  delete-syllable
    composing  A-BackSpace  delete-syllable
    composing  Delete       delete-forward
    composing  S-Delete     forget-candidate
    composing  C-Delete     forget-candidate
    composing  Left         move-left
    composing  Right        move-right
    composing  C-Left       move-syllable-left
    composing  C-Right      move-syllable-right
    composing  S-Left       move-syllable-left
    composing  S-Right      move-syllable-right
    composing  Home         move-start
    composing  End          move-end
    composing  Up           previous-candidate
    composing  Down         next-candidate
    composing  Tab          next-candidate
    composing  S-Tab        previous-candidate
    composing  PageUp       previous-page
    composing  PageDown     next-page
    composing  -            previous-page
    composing  =            next-page
    composing  1            select-1
    composing  2            select-2
    composing  3            select-3
    composing  4            select-4
    composing  5            select-5
    composing  6            select-6
    composing  7            select-7
    composing  8            select-8
    composing  9            select-9
    idle       F9           reconvert
    any        C-.          toggle-punctuation
    any        S-Space      toggle-width
    """
}
