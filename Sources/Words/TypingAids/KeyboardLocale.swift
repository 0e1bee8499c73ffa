/// What a language does with its text that no keyboard layout says: the contents of
/// `Locales/<tag>/locale.json`.
public struct KeyboardLocale: Hashable, Sendable {
  /// The language's tag, which is its folder's name.
  public var language: String
  /// The tag with a region that hosts are told: `fa-IR`.
  public var primaryLanguage: String
  /// The name in English.
  public var name: String
  /// The name in the language itself.
  public var nativeName: String
  /// Whether it is written from right to left.
  public var isRightToLeft: Bool
  /// Whether sentences begin with a capital.
  public var capitalizesSentences: Bool
  /// The digits 0 to 9 that its keyboards type.
  public var digits: [Character]
  /// Marks that end a sentence.
  public var sentenceMarks: [String]
  /// What two spaces after a word become; nil where they stay.
  public var doubleSpace: String?
  /// Quotation marks: outer opening and closing, inner opening and closing.
  public var quotationMarks: [String]
  /// What a straight apostrophe inside a word becomes; nil where it stays.
  public var apostrophe: String?
  /// What two hyphens become; nil where they stay.
  public var dash: String?
  /// What a key inserts while the language's own punctuation is on: one text, or an opening and a
  /// closing one in turn.
  public var punctuation: [Character: [String]]
  /// The space that belongs before a mark, as French has it.
  public var spaceBefore: [Character: String]
  /// Marks that take back an automatic space before them.
  public var closesUp: Set<Character>
  /// What a long press on the period key offers in fields for addresses.
  public var topLevelDomains: [String]
  /// What the delete keys take, by ISO 15924 script code, where it is not what all others do.
  public var deletePolicy: [String: DeleteOverride]
  /// The keys of its layout that type joiners and marks of direction, by what they type: `zwnj`.
  public var joinerKeys: [String: String]
  /// The keys of its layout that type marks over or under a letter.
  public var diacriticKeys: [String]

  /// An override of the delete policy; nil leaves the toolkit's rule.
  public struct DeleteOverride: Hashable, Sendable {
    /// What Backspace takes: `cluster` or `scalar`.
    public var backspace: String?
    /// What forward delete takes.
    public var forward: String?

    /// An override.
    public init(backspace: String? = nil, forward: String? = nil) {
      self.backspace = backspace
      self.forward = forward
    }
  }

  /// A locale that says only which language it is of, and does what most languages do.
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
    punctuation = [:]
    spaceBefore = [:]
    closesUp = Set(".,;:!?)]}…”’")
    topLevelDomains = [".com", ".org", ".net", ".edu"]
    deletePolicy = [:]
    joinerKeys = [:]
    diacriticKeys = []
  }
}
