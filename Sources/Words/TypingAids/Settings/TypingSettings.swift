/// The user's settings: which aids are on, and which input methods languages use.
///
/// The settings belong to the keyboard. Nothing is read from the desktop. Their defaults, keys in
/// files and titles are declared in ``TypingSettings/Schema``.
public struct TypingSettings: Codable, Hashable, Sendable {
  /// Whether sentences begin with a capital automatically.
  public var capitalizesAutomatically = Schema.capitalizesAutomatically.default
  /// Whether two taps on the shift key lock it.
  public var allowsCapsLock = Schema.allowsCapsLock.default
  /// Whether the keyboard returns to letters after a mark and a space.
  public var returnsToLettersAfterMark = Schema.returnsToLettersAfterMark.default
  /// Whether two spaces after a word end the sentence.
  public var endsSentenceByDoubleSpace = Schema.endsSentenceByDoubleSpace.default
  /// The longest time between these two spaces.
  public var doubleSpacePace = Schema.doubleSpacePace.default
  /// Whether straight quotation marks and apostrophes become the language's own.
  public var usesTypographicQuotes = Schema.usesTypographicQuotes.default
  /// Whether two hyphens become a dash.
  public var usesTypographicDashes = Schema.usesTypographicDashes.default
  /// Whether the space that belongs before a mark is inserted, as in French.
  public var insertsSpaceBeforeMarks = Schema.insertsSpaceBeforeMarks.default
  /// The amount of text that one press of Backspace removes outside a composition.
  public var backspaceUnit = Schema.backspaceUnit.default
  /// The amount of text that a long press on Backspace removes.
  public var heldBackspace = Schema.heldBackspace.default
  /// The amount of text that a flick to the left on Backspace removes.
  public var flickedBackspace = Schema.flickedBackspace.default
  /// Whether words are suggested while they are typed, and typos corrected.
  public var wordSuggestions = Schema.wordSuggestions.default
  /// The second language of keyboards that have one. It has the script of the keyboard's own.
  public var secondLanguages = Schema.secondLanguages.default
  /// The pinyin scheme.
  public var pinyinScheme = Schema.pinyinScheme.default
  /// The form of Chinese that pinyin writes.
  public var chineseForm = Schema.chineseForm.default
  /// Whether z and zh, c and ch, s and sh match each other in pinyin.
  public var confusesRetroflexes = Schema.confusesRetroflexes.default
  /// Whether -n and -ng match each other in pinyin.
  public var confusesNasals = Schema.confusesNasals.default
  /// Whether n and l, and other initials that some speakers do not distinguish, match each other.
  public var confusesInitials = Schema.confusesInitials.default
  /// Whether a digit after a syllable of pinyin or Jyutping is its tone.
  public var typesTones = Schema.typesTones.default
  /// Whether typos in pinyin are tolerated.
  public var toleratesTypos = Schema.toleratesTypos.default
  /// Whether words and addresses in Latin letters are recognised among the keys of other scripts.
  public var recognisesLatinText = Schema.recognisesLatinText.default
  /// Whether sentences in pinyin are ranked again by all their words and the text before them.
  public var reranksSentences = Schema.reranksSentences.default
  /// The code table whose codes are shown beside candidates in Chinese characters.
  public var shownCodes = Schema.shownCodes.default
  /// Whether the meaning of a character in English is shown beside it, and read aloud with it.
  public var showsMeanings = Schema.showsMeanings.default
  /// The layout of bopomofo on a hardware keyboard.
  public var bopomofoLayout = Schema.bopomofoLayout.default
  /// The layout of Hangul on a hardware keyboard.
  public var hangulLayout = Schema.hangulLayout.default
  /// The input of a hardware keyboard in Japanese.
  public var japaneseKeys = Schema.japaneseKeys.default
  /// The method of typing Vietnamese vowel and tone marks.
  public var vietnameseMethod = Schema.vietnameseMethod.default
  /// The treatment of a sign on a Thai keyboard that cannot follow the text before it.
  public var thaiSequences = Schema.thaiSequences.default
  /// Whether Latin letters on a keyboard of another script are transliterated.
  public var transliteratesLatinLetters = Schema.transliteratesLatinLetters.default
  /// The way that Latin letters are transliterated.
  public var transliterationKeys = Schema.transliterationKeys.default
  /// Whether the keyboard learns from chosen words. If false, every field is incognito.
  public var learnsWords = Schema.learnsWords.default
  /// Whether words that may follow are suggested after a commit.
  public var predictsNextWords = Schema.predictsNextWords.default
  /// The key that returns to the keyboard used before, on a hardware keyboard.
  public var previousKeyboardKey = Schema.previousKeyboardKey.default

  /// Creates the default settings.
  public init() {}

  /// Settings without any aid: the document receives the pressed keys unchanged.
  public static let none: TypingSettings = {
    var settings = TypingSettings()
    settings.capitalizesAutomatically = false
    settings.endsSentenceByDoubleSpace = false
    settings.usesTypographicQuotes = false
    settings.usesTypographicDashes = false
    settings.returnsToLettersAfterMark = false
    settings.wordSuggestions = .off
    return settings
  }()
}
