/// The conventions of a language that no keyboard layout states: quotation marks, digits, spacing.
///
/// It is read from `Locales/<tag>/locale.json`.
public struct KeyboardLocale: Hashable, Sendable {
  /// The tag of the language, which is also the name of its folder.
  public var language: String
  /// The tag with a region that hosts receive: `fa-IR`.
  public var primaryLanguage: String
  /// The name of the language in English.
  public var name: String
  /// The name of the language in the language itself.
  public var nativeName: String
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool
  /// Whether sentences begin with a capital.
  public var capitalizesSentences: Bool
  /// The digits 0 to 9 in the script of the language.
  public var digits: [Character]
  /// The marks that end a sentence.
  public var sentenceMarks: [String]
  /// The text that replaces two spaces after a word; nil if the spaces stay.
  public var doubleSpace: String?
  /// The quotation marks: outer opening and closing, then inner opening and closing.
  public var quotationMarks: [String]
  /// The text that replaces a straight apostrophe inside a word; nil if it stays.
  public var apostrophe: String?
  /// The words that begin with an apostrophe, in small letters without it: `t`, `s` in Dutch. A 0
  /// stands for any digit.
  public var apostropheWords: Set<String>
  /// Whether a word after an apostrophe stays small at the start of a sentence, and the next word has
  /// the capital: `'s Avonds`.
  public var capitalizesAfterApostropheWord: Bool
  /// The text that replaces two hyphens; nil if they stay.
  public var dash: String?
  /// The text that a key inserts while the language's own punctuation is on.
  ///
  /// An array of one text is inserted as it is. An array of two alternates between an opening and a
  /// closing mark.
  public var punctuation: [Character: [String]]
  /// The space that belongs before a mark, as in French.
  public var spaceBefore: [Character: String]
  /// The marks that remove an automatic space before them.
  public var closesUp: Set<Character>
  /// The domains that a long press on the period key offers in fields for addresses.
  public var topLevelDomains: [String]
  /// Overrides of the delete policy by ISO 15924 script code.
  public var deletePolicy: [String: DeleteOverride]
  /// The keys that type joiners and direction marks, such as `zwnj`, by what they type.
  public var joinerKeys: [String: String]
  /// The keys that type combining marks over or under a letter.
  public var diacriticKeys: [String]

  /// An override of the delete policy. A nil member keeps the default rule.
  public struct DeleteOverride: Hashable, Sendable {
    /// The delete unit of Backspace: `cluster` or `scalar`.
    public var backspace: String?
    /// The delete unit of forward delete: `cluster` or `scalar`.
    public var forward: String?

    /// Creates an override.
    public init(backspace: String? = nil, forward: String? = nil) {
      self.backspace = backspace
      self.forward = forward
    }
  }

  /// Creates a locale with the most common conventions.
  ///
  /// - Parameters:
  ///   - language: the tag of the language. It is also used as its name.
  ///   - primaryLanguage: the tag with a region.
  public init(language: String, primaryLanguage: String) {
    self.language = language
    self.primaryLanguage = primaryLanguage
    name = language
    nativeName = language
    isRightToLeft = false
    capitalizesSentences = true
    digits = Array("0123456789")
    sentenceMarks = [".", "!", "?", "…"]
    doubleSpace = ". "
    quotationMarks = ["“", "”", "‘", "’"]
    apostropheWords = []
    capitalizesAfterApostropheWord = false
    punctuation = [:]
    spaceBefore = [:]
    closesUp = Set(".,;:!?)]}…”’")
    topLevelDomains = [".com", ".org", ".net", ".edu"]
    deletePolicy = [:]
    joinerKeys = [:]
    diacriticKeys = []
  }
}
