/// Which aids are on, each of which can be switched off, and how languages are composed.
///
/// The settings are the keyboard's own: nothing of the desktop is read. What they start with, and
/// what files and forms call them, is declared in ``TypingSettings/Schema``.
public struct TypingSettings: Codable, Hashable, Sendable {
  /// Capitals at the start of sentences.
  public var capitalizesAutomatically = Schema.capitalizesAutomatically.default
  /// Two taps on the shift key lock it.
  public var allowsCapsLock = Schema.allowsCapsLock.default
  /// Letters come back after a mark and a space.
  public var returnsToLettersAfterMark = Schema.returnsToLettersAfterMark.default
  /// Two spaces after a word become the end of a sentence.
  public var endsSentenceByDoubleSpace = Schema.endsSentenceByDoubleSpace.default
  /// How quickly the two spaces must follow each other.
  public var doubleSpacePace = Schema.doubleSpacePace.default
  /// Straight quotation marks and apostrophes become the language's own.
  public var usesTypographicQuotes = Schema.usesTypographicQuotes.default
  /// Two hyphens become a dash.
  public var usesTypographicDashes = Schema.usesTypographicDashes.default
  /// The space that belongs before a mark is inserted, as French has it.
  public var insertsSpaceBeforeMarks = Schema.insertsSpaceBeforeMarks.default
  /// Words are offered while they are typed, and slips are corrected.
  public var wordSuggestions = Schema.wordSuggestions.default
  /// How pinyin is typed.
  public var pinyinScheme = Schema.pinyinScheme.default
  /// z and zh, c and ch, s and sh stand for each other in pinyin.
  public var confusesRetroflexes = Schema.confusesRetroflexes.default
  /// -n and -ng stand for each other in pinyin.
  public var confusesNasals = Schema.confusesNasals.default
  /// n and l, and other initials that some speakers do not tell apart, stand for each other.
  public var confusesInitials = Schema.confusesInitials.default
  /// Digits behind a syllable of pinyin or Jyutping are its tone.
  public var typesTones = Schema.typesTones.default
  /// Slips of the finger in pinyin are forgiven.
  public var toleratesTypos = Schema.toleratesTypos.default
  /// The layout of bopomofo on a hardware keyboard.
  public var bopomofoLayout = Schema.bopomofoLayout.default
  /// The layout of Hangul on a hardware keyboard.
  public var hangulLayout = Schema.hangulLayout.default
  /// What a hardware keyboard types in Japanese.
  public var japaneseKeys = Schema.japaneseKeys.default
  /// How the marks of Vietnamese are typed.
  public var vietnameseMethod = Schema.vietnameseMethod.default
  /// Latin letters beside those of a language are a transliteration.
  public var transliteratesLatinLetters = Schema.transliteratesLatinLetters.default
  /// What is chosen is learned; off is incognito in every field.
  public var learnsWords = Schema.learnsWords.default
  /// After a commit words are offered that may follow.
  public var predictsNextWords = Schema.predictsNextWords.default

  /// The settings that a keyboard starts with.
  public init() {}

  /// No aid at all: what is pressed is what is typed.
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
