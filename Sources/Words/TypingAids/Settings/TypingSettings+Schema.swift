extension TypingSettings {
  /// The one place where settings are declared. Their defaults are what ``TypingSettings`` starts
  /// with; settings files, property lists and forms are made from ``declarations``.
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
      explanation: "Letters come back after a mark and a blank.")
    static let endsSentenceByDoubleSpace = Setting(
      key: "endsSentenceByDoubleSpace", default: true, title: "“.” Shortcut", group: .spaces,
      explanation: "Two blanks after a word become the end of a sentence.")
    static let doubleSpacePace = Setting(
      key: "doubleSpacePace", default: DoubleSpacePace.normal, title: "Pace", group: .spaces,
      explanation: "The two blanks must follow each other as quickly as this.")
    static let usesTypographicQuotes = Setting(
      key: "usesTypographicQuotes", default: true, title: "Smart Quotes", group: .marks,
      explanation: "Straight quotation marks and apostrophes become the language's own.")
    static let usesTypographicDashes = Setting(
      key: "usesTypographicDashes", default: true, title: "Smart Dashes", group: .marks,
      explanation: "Two hyphens become a dash.")
    static let insertsSpaceBeforeMarks = Setting(
      key: "insertsSpaceBeforeMarks", default: false, title: "Space Before Marks", group: .marks,
      explanation: "The blank that belongs before a mark is inserted, as French has it.")
    static let pinyinScheme = Setting(
      key: "pinyinScheme", default: PinyinScheme.letters, title: "Pinyin", group: .composing,
      explanation: "How pinyin is typed: by letters, or two keys a syllable.")
    static let confusesRetroflexes = Setting(
      key: "confusesRetroflexes", default: false, title: "z = zh, c = ch, s = sh",
      group: .composing,
      explanation: "Pinyin with either sound stands for both.")
    static let confusesNasals = Setting(
      key: "confusesNasals", default: false, title: "an = ang, en = eng, in = ing",
      group: .composing,
      explanation: "Pinyin with either ending stands for both.")
    static let confusesInitials = Setting(
      key: "confusesInitials", default: false, title: "n = l, l = r, r = y, f = h, k = g",
      group: .composing,
      explanation: "Pinyin with either sound stands for both.")
    static let typesTones = Setting(
      key: "typesTones", default: false, title: "Tones", group: .composing,
      explanation:
        "The digits 1 to 5 behind a syllable of pinyin, 1 to 6 of Jyutping, are its tone."
    )
    static let toleratesTypos = Setting(
      key: "forgivesSlips", default: true, title: "Forgive Slips", group: .composing,
      explanation: "Pinyin with a wrong, missing, doubled or swapped letter is understood.")
    static let bopomofoLayout = Setting(
      key: "bopomofoLayout", default: BopomofoLayout.standard, title: "Bopomofo", group: .composing,
      explanation: "The layout of bopomofo on a hardware keyboard.")
    static let hangulLayout = Setting(
      key: "hangulLayout", default: HangulKeys.twoSet, title: "Hangul", group: .composing,
      explanation: "The layout of Hangul on a hardware keyboard.")
    static let japaneseKeys = Setting(
      key: "japaneseKeys", default: JapaneseKeys.romaji, title: "Japanese", group: .composing,
      explanation: "What a hardware keyboard types: romaji, or the kana of a JIS keyboard.")
    static let vietnameseMethod = Setting(
      key: "vietnameseMethod", default: VietnameseMethod.telex, title: "Vietnamese",
      group: .composing,
      explanation: "How the marks of Vietnamese are typed.")
    static let transliteratesLatinLetters = Setting(
      key: "transliteratesLatinLetters", default: false, title: "Transliteration",
      group: .composing,
      explanation:
        "The Latin letters of Arabic, Bangla, Hindi, Persian and Tamil keyboards type the language by its sounds."
    )
    static let learnsWords = Setting(
      key: "learnsWords", default: true, title: "Learn", group: .learning,
      explanation: "What is chosen is offered sooner the next time. Off, the keyboard is incognito."
    )
    static let predictsNextWords = Setting(
      key: "predictsNextWords", default: true, title: "Predict", group: .learning,
      explanation: "After a commit the bar offers words that may follow, to be touched.")
    static let wordSuggestions = Setting(
      key: "wordSuggestions", default: WordSuggestions.auto, title: "Suggestions", group: .words,
      explanation: "Words are offered while they are typed, and slips are corrected.")

    /// All settings, group by group.
    public static let declarations: [SettingDeclaration] = [
      SettingDeclaration(capitalizesAutomatically, \.capitalizesAutomatically),
      SettingDeclaration(allowsCapsLock, \.allowsCapsLock),
      SettingDeclaration(endsSentenceByDoubleSpace, \.endsSentenceByDoubleSpace),
      SettingDeclaration(doubleSpacePace, \.doubleSpacePace),
      SettingDeclaration(usesTypographicQuotes, \.usesTypographicQuotes),
      SettingDeclaration(usesTypographicDashes, \.usesTypographicDashes),
      SettingDeclaration(insertsSpaceBeforeMarks, \.insertsSpaceBeforeMarks),
      SettingDeclaration(returnsToLettersAfterMark, \.returnsToLettersAfterMark),
      SettingDeclaration(wordSuggestions, \.wordSuggestions),
      SettingDeclaration(pinyinScheme, \.pinyinScheme),
      SettingDeclaration(confusesRetroflexes, \.confusesRetroflexes),
      SettingDeclaration(confusesNasals, \.confusesNasals),
      SettingDeclaration(confusesInitials, \.confusesInitials),
      SettingDeclaration(typesTones, \.typesTones),
      SettingDeclaration(toleratesTypos, \.toleratesTypos),
      SettingDeclaration(bopomofoLayout, \.bopomofoLayout),
      SettingDeclaration(hangulLayout, \.hangulLayout),
      SettingDeclaration(japaneseKeys, \.japaneseKeys),
      SettingDeclaration(vietnameseMethod, \.vietnameseMethod),
      SettingDeclaration(transliteratesLatinLetters, \.transliteratesLatinLetters),
      SettingDeclaration(learnsWords, \.learnsWords),
      SettingDeclaration(predictsNextWords, \.predictsNextWords),
    ]
  }
}
