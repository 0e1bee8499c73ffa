extension Keymap {
  /// The keys that typists of multistage input methods expect. While nothing is composed, every
  /// key goes its own way but those that change the modes.
  public static let multistage = (try? Keymap(parsing: multistageText)) ?? Keymap()

  /// The keys of a host whose digits are nine keys with letters: digits compose, candidates are
  /// picked with a finger.
  public static let nineKey =
    (try? Keymap(parsing: multistageText + "\n" + lines("any", "type"))) ?? Keymap()

  /// The same beside digits that are no such keys, as on a hardware keyboard: those choose
  /// candidates, and type themselves while nothing is composed. A host gives the commands of nine
  /// keys itself: `insert`.
  public static let nineKeyBesideDigits =
    (try? Keymap(parsing: multistageText + "\n" + lines("idle", "pass-through")))
    ?? Keymap()

  /// The keys of a language whose readings take a digit as a tone, 1 to 5, while something is
  /// composed.
  public static let toneDigits =
    (try? Keymap(parsing: multistageText + "\n" + lines("composing", "type", 1...5))) ?? Keymap()

  /// The keys of a script that is composed word by word without a choice (``WordMethod``). All others
  /// end the word and then do what they do in the host.
  public static let words = (try? Keymap(parsing: wordsText)) ?? Keymap()

  /// The text of `words`, to print or to begin one's own with.
  public static let wordsText = """
    # state    key          command
    composing  Escape       cancel
    composing  BackSpace    delete-backward
    composing  C-BackSpace  delete-syllable
    composing  A-BackSpace  delete-syllable
    any        C-.          toggle-punctuation
    any        S-Space      toggle-width
    """

  /// The line by which Control and Backspace takes the last commit back, to add where the host has no
  /// other use of that key.
  public static let undoingCommits = "idle C-BackSpace undo-commit"

  /// The lines by which digits choose a word that may follow a commit, with Control have it forgotten, as
  /// Delete with Control has the first one, and Escape closes them, to add where digits after a commit are
  /// seldom meant for themselves.
  public static let choosingPredictions =
    ((1...9).map { "predicting \($0) select-\($0)" }
    + (1...9).map { "predicting C-\($0) forget-\($0)" }
    + ["predicting C-Delete forget-candidate", "predicting S-Delete forget-candidate"]
    + ["predicting Escape cancel"])
    .joined(separator: "\n")

  /// A line for each of some digits: those whose keys have letters, or those given.
  private static func lines(
    _ state: String, _ command: String, _ digits: ClosedRange<Int> = 2...9
  ) -> String {
    digits.map { "\(state) \($0) \(command)" }.joined(separator: "\n")
  }

  /// The text of `multistage`, to print or to begin one's own with.
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
