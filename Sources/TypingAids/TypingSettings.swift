/// Which aids are on. Every one of them can be switched off.
public struct TypingSettings: Codable, Hashable, Sendable {
  /// Capitals at the start of sentences.
  public var capitalizesAutomatically = true
  /// Two taps on the shift key lock it.
  public var allowsCapsLock = true
  /// Two blanks after a word become the end of a sentence.
  public var endsSentenceByDoubleSpace = true
  /// Straight quotation marks and apostrophes become the language's own.
  public var usesTypographicQuotes = true
  /// Two hyphens become a dash.
  public var usesTypographicDashes = true
  /// The blank that belongs before a mark is inserted, as French has it.
  public var insertsBlankBeforeMarks = false
  /// Letters come back after a mark and a blank.
  public var returnsToLettersAfterMark = true

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
