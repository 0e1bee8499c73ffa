import ChineseText
import InputCore
import KanaConversion
import UserHistory

/// Japanese: kana from romaji or kana keys, and kanji from kana.
public enum Japanese {
  /// The BCP 47 tag of the language.
  public static let languageTag = "ja"

  /// The input method. `clock` tells the day and time, where those are to be offered for 今日 and 今.
  ///
  /// ```swift
  /// let lexicon = try KanaLexicon(path: "ja.imedict")
  /// var session = InputSession(
  ///   method: Japanese.inputMethod(lexicon: lexicon), keymap: Japanese.keymap)
  /// var document = InMemoryDocument()
  /// for key in try KeyNotation.parse("nihongo<Space><Return>") {
  ///   for effect in session.handle(key) { document.apply(effect) }
  /// }
  /// print(document.text)  // 日本語
  /// ```
  ///
  /// With a `history` what is chosen comes back as lessons, and what the history knows is weighed in.
  public static func inputMethod(
    lexicon: KanaLexicon, options: JapaneseOptions = JapaneseOptions(),
    clock: (@Sendable () -> LocalTime?)? = nil, history: (any HistoryReader)? = nil
  ) -> JapaneseMethod {
    JapaneseMethod(lexicon: lexicon, options: options, clock: clock, history: history)
  }

  /// The kana that a line of romaji means; kana stay.
  public static func kana(romaji: String) -> String {
    let table = RomajiTable.standard
    var kana = KanaText()
    for character in romaji {
      guard character.isASCII else {
        kana.endWaiting(table)
        kana.replaceWaiting(
          by: [(String(character), String(character))], waiting: "", spelling: table.spelling)
        continue
      }
      let step = table.step(kana.waiting, character)
      kana.replaceWaiting(by: step.kana, waiting: step.waiting, spelling: table.spelling)
    }
    kana.endWaiting(table)
    return kana.text
  }

  /// The kana of a key of a JIS keyboard, by what it types with Latin letters; a mark of voice changes the
  /// kana before it. Nil where the key has none.
  public static func kana(ofKey key: Character) -> String? { KanaKeys.jis.kana(key) }

  /// The keys that typists of Japanese expect: Space converts, arrows go from phrase to phrase, with
  /// Shift they move its end, Control and Down commits what stands up to it, F6 to F10 write it in other
  /// forms. F9 composes again what is selected, or the phrase before the insertion point.
  public static let keymap = (try? Keymap(parsing: keymapText)) ?? Keymap()

  /// The text of `keymap`, to print or to begin one's own with.
  public static let keymapText = """
    # state    key          command
    composing  Space        convert
    composing  Return       commit
    composing  C-Return     commit-raw
    composing  C-Down       commit-segments
    composing  C-n          commit-segments
    composing  Escape       cancel
    composing  BackSpace    delete-backward
    composing  C-BackSpace  delete-backward
    composing  Delete       delete-forward
    composing  S-Delete     forget-candidate
    composing  C-Delete     forget-candidate
    composing  Left         move-left
    composing  Right        move-right
    composing  C-Left       move-start
    composing  C-Right      move-end
    composing  Home         move-start
    composing  End          move-end
    composing  S-Left       shrink-segment
    composing  S-Right      grow-segment
    composing  Up           previous-candidate
    composing  Down         next-candidate
    composing  Tab          next-candidate
    composing  S-Tab        previous-candidate
    composing  S-Space      previous-candidate
    composing  PageUp       previous-page
    composing  PageDown     next-page
    composing  F6           write-hiragana
    composing  F7           write-katakana
    composing  F8           write-half-katakana
    composing  F9           write-full-latin
    composing  F10          write-half-latin
    composing  C-u          write-hiragana
    composing  C-i          write-katakana
    composing  C-o          write-half-katakana
    composing  C-p          write-full-latin
    composing  C-t          write-half-latin
    idle       F9           reconvert
    choosing   1            select-1
    choosing   2            select-2
    choosing   3            select-3
    choosing   4            select-4
    choosing   5            select-5
    choosing   6            select-6
    choosing   7            select-7
    choosing   8            select-8
    choosing   9            select-9
    """
}
