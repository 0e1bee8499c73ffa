extension TypingSettings {
  /// The declarations of all settings.
  ///
  /// ``TypingSettings`` takes its defaults from here. Settings files, property lists and forms are
  /// generated from ``declarations``.
  public enum Schema {
    static let capitalizesAutomatically = Setting(
      key: "capitalizesAutomatically", default: true, title: "Auto-Capitalisation",
      group: .capitals,
      explanation: "The first letter of a sentence becomes a capital where the language has them.")
    static let allowsCapsLock = Setting(
      key: "allowsCapsLock", default: true, title: "Enable Caps Lock", group: .capitals,
      explanation: "Two taps on the shift key lock it.")
    static let returnsToLettersAfterMark = Setting(
      key: "returnsToLettersAfterMark", default: true, title: "Back to Letters", group: .marks,
      explanation: "Letters return after a punctuation mark and a space.")
    static let endsSentenceByDoubleSpace = Setting(
      key: "endsSentenceByDoubleSpace", default: true, title: "“.” Shortcut", group: .spaces,
      explanation: "Two spaces after a word end the sentence with a full stop.")
    static let doubleSpacePace = Setting(
      key: "doubleSpacePace", default: DoubleSpacePace.normal, title: "Pace", group: .spaces,
      explanation: "The longest time between the two spaces.")
    static let usesTypographicQuotes = Setting(
      key: "usesTypographicQuotes", default: true, title: "Smart Quotes", group: .marks,
      explanation: "Straight quotation marks and apostrophes become the language's own.")
    static let usesTypographicDashes = Setting(
      key: "usesTypographicDashes", default: true, title: "Smart Dashes", group: .marks,
      explanation: "Two hyphens become a dash.")
    static let insertsSpaceBeforeMarks = Setting(
      key: "insertsSpaceBeforeMarks", default: false, title: "Space Before Marks", group: .marks,
      explanation: "The space that belongs before some marks is inserted, as in French.")
    static let backspaceUnit = Setting(
      key: "backspaceUnit", default: BackspaceUnit.script, title: "Press", group: .deleting,
      explanation: "A press of Backspace removes a whole character, or one sign of it.")
    static let heldBackspace = Setting(
      key: "heldBackspace", default: DeletedStretch.word, title: "Long Press", group: .deleting,
      explanation: "A long press on Backspace removes a word or more.")
    static let flickedBackspace = Setting(
      key: "flickedBackspace", default: DeletedStretch.sentence, title: "Flick", group: .deleting,
      explanation: "A flick to the left on Backspace removes a sentence, or less or more.")
    static let pinyinScheme = Setting(
      key: "pinyinScheme", default: PinyinScheme.letters, title: "Pinyin", group: .composing,
      explanation: "The pinyin scheme: all letters, or two keys for each syllable.")
    static let chineseForm = Setting(
      key: "chineseForm", default: ChineseForm.simplified, title: "Characters",
      group: .composing,
      explanation: "The characters that pinyin writes: simplified, or traditional for a region.")
    static let confusesRetroflexes = Setting(
      key: "confusesRetroflexes", default: false, title: "z = zh, c = ch, s = sh",
      group: .composing,
      explanation: "Either spelling of pinyin matches both sounds.")
    static let confusesNasals = Setting(
      key: "confusesNasals", default: false, title: "an = ang, en = eng, in = ing",
      group: .composing,
      explanation: "Either ending of pinyin matches both.")
    static let confusesInitials = Setting(
      key: "confusesInitials", default: false, title: "n = l, l = r, r = y, f = h, k = g",
      group: .composing,
      explanation: "Either spelling of pinyin matches both sounds.")
    static let typesTones = Setting(
      key: "typesTones", default: false, title: "Tones", group: .composing,
      explanation:
        "A digit after a syllable is its tone: 1 to 5 in pinyin, 1 to 6 in Jyutping."
    )
    static let toleratesTypos = Setting(
      key: "toleratesTypos", default: true, title: "Tolerate Typos", group: .composing,
      explanation: "Pinyin with a wrong, missing, doubled or swapped letter is understood.")
    static let recognisesLatinText = Setting(
      key: "recognisesLatinText", default: true, title: "Latin Words", group: .composing,
      explanation:
        "Words and addresses in Latin letters are recognised in Chinese, Cantonese and Japanese."
    )
    static let reranksSentences = Setting(
      key: "reranksSentences", default: true, title: "Choose by Context", group: .composing,
      explanation: "Sentences in pinyin are chosen by all their words and by the text before them.")
    static let shownCodes = Setting(
      key: "shownCodes", default: ShownCodes(), title: "Codes", group: .composing,
      explanation:
        "The code table whose codes are shown beside Chinese candidates: cangjie, quick, table-NAME."
    )
    static let showsMeanings = Setting(
      key: "showsMeanings", default: false, title: "Meanings", group: .composing,
      explanation:
        "The meaning of single Chinese characters in English is shown beside them and read aloud."
    )
    static let bopomofoLayout = Setting(
      key: "bopomofoLayout", default: BopomofoLayout.standard, title: "Bopomofo", group: .composing,
      explanation: "The layout of bopomofo on a hardware keyboard.")
    static let hangulLayout = Setting(
      key: "hangulLayout", default: HangulKeys.twoSet, title: "Hangul", group: .composing,
      explanation: "The layout of Hangul on a hardware keyboard.")
    static let japaneseKeys = Setting(
      key: "japaneseKeys", default: JapaneseKeys.romaji, title: "Japanese", group: .composing,
      explanation: "Whether a hardware keyboard types romaji or the kana of a JIS keyboard.")
    static let vietnameseMethod = Setting(
      key: "vietnameseMethod", default: VietnameseMethod.telex, title: "Vietnamese",
      group: .composing,
      explanation: "The method of typing Vietnamese vowel and tone marks.")
    static let thaiSequences = Setting(
      key: "thaiSequences", default: ThaiSequences.correct, title: "Thai", group: .composing,
      explanation: "A Thai vowel or tone that cannot stand where it is typed moves, or is rejected."
    )
    static let transliteratesLatinLetters = Setting(
      key: "transliteratesLatinLetters", default: false, title: "Transliteration",
      group: .composing,
      explanation:
        "Latin letters on Arabic, Bangla, Hindi, Persian, Tamil and Urdu keyboards are transliterated."
    )
    static let transliterationKeys = Setting(
      key: "transliterationKeys", default: TransliterationKeys.words, title: "Latin Letters",
      group: .composing,
      explanation: "Transliteration finds words by ear, or writes each letter by a strict scheme.")
    static let learnsWords = Setting(
      key: "learnsWords", default: true, title: "Learn", group: .learning,
      explanation: "Chosen words rank higher the next time. When off, the keyboard is incognito."
    )
    static let predictsNextWords = Setting(
      key: "predictsNextWords", default: true, title: "Predict", group: .learning,
      explanation: "After a commit the suggestion bar offers words that may follow.")
    static let previousKeyboardKey = Setting(
      key: "previousKeyboardKey", default: PreviousKeyboardKey.controlAltSpace,
      title: "Previous Keyboard", group: .keyboards,
      explanation: "The key of a hardware keyboard that returns to the keyboard used before.")
    static let wordSuggestions = Setting(
      key: "wordSuggestions", default: WordSuggestions.auto, title: "Suggestions", group: .words,
      explanation: "Words are suggested while you type, and typos are corrected.")
    static let secondLanguages = Setting(
      key: "secondLanguages", default: SecondLanguages(), title: "Second Languages", group: .words,
      explanation:
        "Keyboards that suggest and correct words of a second language too: en+de fr+en.")

    /// All settings, in the order in which forms show them.
    public static let declarations: [SettingDeclaration] = [
      SettingDeclaration(capitalizesAutomatically, \.capitalizesAutomatically),
      SettingDeclaration(allowsCapsLock, \.allowsCapsLock),
      SettingDeclaration(endsSentenceByDoubleSpace, \.endsSentenceByDoubleSpace),
      SettingDeclaration(doubleSpacePace, \.doubleSpacePace),
      SettingDeclaration(usesTypographicQuotes, \.usesTypographicQuotes),
      SettingDeclaration(usesTypographicDashes, \.usesTypographicDashes),
      SettingDeclaration(insertsSpaceBeforeMarks, \.insertsSpaceBeforeMarks),
      SettingDeclaration(returnsToLettersAfterMark, \.returnsToLettersAfterMark),
      SettingDeclaration(backspaceUnit, \.backspaceUnit),
      SettingDeclaration(heldBackspace, \.heldBackspace),
      SettingDeclaration(flickedBackspace, \.flickedBackspace),
      SettingDeclaration(wordSuggestions, \.wordSuggestions),
      SettingDeclaration(secondLanguages, \.secondLanguages),
      SettingDeclaration(pinyinScheme, \.pinyinScheme),
      SettingDeclaration(chineseForm, \.chineseForm),
      SettingDeclaration(confusesRetroflexes, \.confusesRetroflexes),
      SettingDeclaration(confusesNasals, \.confusesNasals),
      SettingDeclaration(confusesInitials, \.confusesInitials),
      SettingDeclaration(typesTones, \.typesTones),
      SettingDeclaration(toleratesTypos, \.toleratesTypos),
      SettingDeclaration(recognisesLatinText, \.recognisesLatinText),
      SettingDeclaration(reranksSentences, \.reranksSentences),
      SettingDeclaration(shownCodes, \.shownCodes),
      SettingDeclaration(showsMeanings, \.showsMeanings),
      SettingDeclaration(bopomofoLayout, \.bopomofoLayout),
      SettingDeclaration(hangulLayout, \.hangulLayout),
      SettingDeclaration(japaneseKeys, \.japaneseKeys),
      SettingDeclaration(vietnameseMethod, \.vietnameseMethod),
      SettingDeclaration(thaiSequences, \.thaiSequences),
      SettingDeclaration(transliteratesLatinLetters, \.transliteratesLatinLetters),
      SettingDeclaration(transliterationKeys, \.transliterationKeys),
      SettingDeclaration(learnsWords, \.learnsWords),
      SettingDeclaration(predictsNextWords, \.predictsNextWords),
      SettingDeclaration(previousKeyboardKey, \.previousKeyboardKey),
    ]
  }

  /// Sets the setting with a key from a text without quotation marks, as in scripts.
  ///
  /// - Returns: false, with nothing changed, if there is no such setting or the text is no value of it.
  package mutating func set(_ key: String, to text: String) -> Bool {
    guard let declaration = Schema.declarations.first(where: { $0.key == key }),
      let value = declaration.value(parsing: text)
    else { return false }
    return declaration.set(value, in: &self)
  }
}
