import ChineseText
import InputCore
import KanaConversion
import UserHistory

/// The entry points of Japanese input: romaji or kana keys to kana, and kana to kanji.
public enum Japanese {
  /// The BCP 47 tag of the language.
  public static let languageTag = "ja"

  /// Creates the input method of Japanese.
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
  /// - Parameters:
  ///   - lexicon: The opened dictionary.
  ///   - options: The typing options; romaji by default.
  ///   - clock: Returns the local day and time for candidates of 今日 and 今. Nil offers none.
  ///   - history: The learned data. Choices are reported as `.learn` effects, and learned words
  ///     change the costs of conversion. Nil learns nothing.
  public static func inputMethod(
    lexicon: KanaLexicon, options: JapaneseOptions = JapaneseOptions(),
    clock: (@Sendable () -> LocalTime?)? = nil, history: (any HistoryReader)? = nil
  ) -> JapaneseMethod {
    JapaneseMethod(lexicon: lexicon, options: options, clock: clock, history: history)
  }

  /// Converts a line of romaji to kana. Characters outside ASCII stay as they are.
  ///
  /// ```swift
  /// print(Japanese.kana(romaji: "nihongo"))  // にほんご
  /// ```
  public static func kana(romaji: String) -> String {
    var kana = KanaText(keys: romaji, divider: nil, romaji: .standard, isFinal: true)
    kana.endWaiting(.standard)
    return kana.text
  }

  /// Returns the kana of a key of a JIS keyboard.
  ///
  /// - Parameter key: The ASCII character that the key types with Latin letters.
  /// - Returns: The kana, or a voicing mark (`KanaChange`) that changes the kana before the caret;
  ///   nil if the key has neither.
  public static func kana(ofKey key: Character) -> String? { KanaKeys.jis.kana(key) }

  /// The keys that typists of Japanese expect. Space converts. Arrows move between bunsetsu; with
  /// Shift they move the end of the current one. Control+Down commits up to the end of the current
  /// bunsetsu. F6 to F10 write it in other forms, 無変換 in katakana and hiragana. F9 and 変換
  /// reconvert the selection, or the bunsetsu before the insertion point.
  public static let keymap = (try? Keymap(parsing: keymapText)) ?? Keymap()

  /// The text that `keymap` is parsed from: print it, or start your own keymap with it.
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
    composing  Henkan       convert
    composing  S-Henkan     previous-candidate
    composing  Muhenkan     write-kana
    composing  Hiragana_Katakana    write-hiragana
    composing  S-Hiragana_Katakana  write-katakana
    composing  Zenkaku_Hankaku      commit
    composing  C-u          write-hiragana
    composing  C-i          write-katakana
    composing  C-o          write-half-katakana
    composing  C-p          write-full-latin
    composing  C-t          write-half-latin
    idle       F9           reconvert
    idle       Henkan       reconvert
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
