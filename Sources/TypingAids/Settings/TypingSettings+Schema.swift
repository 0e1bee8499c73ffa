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
      key: "endsSentenceByDoubleSpace", default: true, title: "“.” Shortcut", group: .blanks,
      explanation: "Two blanks after a word become the end of a sentence.")
    static let doubleSpacePace = Setting(
      key: "doubleSpacePace", default: DoubleSpacePace.normal, title: "Pace", group: .blanks,
      explanation: "The two blanks must follow each other as quickly as this.")
    static let usesTypographicQuotes = Setting(
      key: "usesTypographicQuotes", default: true, title: "Smart Quotes", group: .marks,
      explanation: "Straight quotation marks and apostrophes become the language's own.")
    static let usesTypographicDashes = Setting(
      key: "usesTypographicDashes", default: true, title: "Smart Dashes", group: .marks,
      explanation: "Two hyphens become a dash.")
    static let insertsBlankBeforeMarks = Setting(
      key: "insertsBlankBeforeMarks", default: false, title: "Blank Before Marks", group: .marks,
      explanation: "The blank that belongs before a mark is inserted, as French has it.")

    /// All settings, group by group.
    public static let declarations: [SettingDeclaration] = [
      SettingDeclaration(capitalizesAutomatically, \.capitalizesAutomatically),
      SettingDeclaration(allowsCapsLock, \.allowsCapsLock),
      SettingDeclaration(endsSentenceByDoubleSpace, \.endsSentenceByDoubleSpace),
      SettingDeclaration(doubleSpacePace, \.doubleSpacePace),
      SettingDeclaration(usesTypographicQuotes, \.usesTypographicQuotes),
      SettingDeclaration(usesTypographicDashes, \.usesTypographicDashes),
      SettingDeclaration(insertsBlankBeforeMarks, \.insertsBlankBeforeMarks),
      SettingDeclaration(returnsToLettersAfterMark, \.returnsToLettersAfterMark),
    ]
  }
}
