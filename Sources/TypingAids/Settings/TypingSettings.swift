/// Which aids are on. Every one of them can be switched off.
///
/// The settings are the keyboard's own: nothing of the desktop is read. What they start with, and
/// what files and forms call them, is declared in ``TypingSettings/Schema``.
public struct TypingSettings: Codable, Hashable, Sendable {
  /// Capitals at the start of sentences.
  public var capitalizesAutomatically = Schema.capitalizesAutomatically.default
  /// Two taps on the shift key lock it.
  public var allowsCapsLock = Schema.allowsCapsLock.default
  /// Letters come back after a mark and a blank.
  public var returnsToLettersAfterMark = Schema.returnsToLettersAfterMark.default
  /// Two blanks after a word become the end of a sentence.
  public var endsSentenceByDoubleSpace = Schema.endsSentenceByDoubleSpace.default
  /// How quickly the two blanks must follow each other.
  public var doubleSpacePace = Schema.doubleSpacePace.default
  /// Straight quotation marks and apostrophes become the language's own.
  public var usesTypographicQuotes = Schema.usesTypographicQuotes.default
  /// Two hyphens become a dash.
  public var usesTypographicDashes = Schema.usesTypographicDashes.default
  /// The blank that belongs before a mark is inserted, as French has it.
  public var insertsBlankBeforeMarks = Schema.insertsBlankBeforeMarks.default

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
    return settings
  }()
}
