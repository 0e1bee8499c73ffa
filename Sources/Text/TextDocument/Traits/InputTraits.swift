/// What a field asks of the keyboard. A host says it when a field takes the focus and whenever it
/// changes.
public struct InputTraits: Codable, Hashable, Sendable {
  /// What the field is for.
  public var keyboardType: KeyboardType
  /// What the return key does.
  public var returnKey: ReturnKey
  /// Which letters begin with a capital by themselves.
  public var capitalization: Capitalization
  /// Whether what is typed is shown as dots and must be remembered by nobody.
  public var isSecure: Bool
  /// Whether the field has more than one line: the return key is text there, else an action.
  public var isMultiline: Bool
  /// Whether the keyboard may change what was typed: corrections, quotation marks, two spaces.
  public var allowsChanges: Bool

  /// What the return key does.
  public enum ReturnKey: String, CaseIterable, Codable, Hashable, Sendable {
    case `default`, go, join, next, route, search, send, done, emergencyCall, `continue`
  }

  /// Which letters begin with a capital by themselves.
  public enum Capitalization: String, CaseIterable, Codable, Hashable, Sendable {
    /// None.
    case none
    /// The first letter of every word.
    case words
    /// The first letter of every sentence.
    case sentences
    /// Every letter.
    case allCharacters
  }

  /// Traits; without arguments, those of a field for any text.
  public init(
    keyboardType: KeyboardType = .default, returnKey: ReturnKey = .default,
    capitalization: Capitalization = .sentences, isSecure: Bool = false, isMultiline: Bool = true,
    allowsChanges: Bool = true
  ) {
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    self.capitalization = capitalization
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.allowsChanges = allowsChanges
  }
}
