/// The requirements of a text field. A host reports them when the field gets the focus and whenever
/// they change.
public struct InputTraits: Codable, Hashable, Sendable {
  /// The kind of text the field expects.
  public var keyboardType: KeyboardType
  /// The action of the return key.
  public var returnKey: ReturnKey
  /// The letters that are capitalized automatically.
  public var capitalization: Capitalization
  /// Whether the field hides what is typed, as for passwords. Nothing typed there may be stored or
  /// learned.
  public var isSecure: Bool
  /// Whether the field has more than one line. The return key then inserts a newline; otherwise it
  /// triggers an action.
  public var isMultiline: Bool
  /// Whether the keyboard may change typed text: corrections, quotation marks, two spaces.
  public var allowsChanges: Bool
  /// Whether the keyboard may learn from what is typed. A host forbids it in private windows, where
  /// the text is visible. In a secure field nothing is learned in any case.
  public var allowsLearning: Bool

  /// The action of the return key.
  public enum ReturnKey: String, CaseIterable, Codable, Hashable, Sendable {
    /// Ends the line, or whatever else the field takes Return for.
    case `default`
    /// An action that the field takes Return for; hosts show its name on the key.
    case go, join, next, route, search, send, done, emergencyCall, `continue`
  }

  /// The letters that are capitalized automatically.
  public enum Capitalization: String, CaseIterable, Codable, Hashable, Sendable {
    /// No letter.
    case none
    /// The first letter of every word.
    case words
    /// The first letter of every sentence.
    case sentences
    /// Every letter.
    case allCharacters
  }

  /// Creates traits. The defaults are those of a field for any text.
  public init(
    keyboardType: KeyboardType = .default, returnKey: ReturnKey = .default,
    capitalization: Capitalization = .sentences, isSecure: Bool = false, isMultiline: Bool = true,
    allowsChanges: Bool = true, allowsLearning: Bool = true
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.capitalization = capitalization
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.allowsChanges = allowsChanges
    self.allowsLearning = allowsLearning
  }
}
