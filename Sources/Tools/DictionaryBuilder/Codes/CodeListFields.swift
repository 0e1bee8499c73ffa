/// The header fields that a code list may have besides those of every list. `CodeTableSettings`
/// uses the same names.
enum CodeListFields {
  static let name = "name"
  static let keys = "keys"
  static let codeLength = "code-length"
  static let autoCommit = "auto-commit"
  static let oneKey = "one-key"
  static let anyKeys = "any-keys"
  static let order = "order"
  static let label = "label"
  static let phraseRule = "phrase-rule"
  /// A regular expression of codes that are not used to make phrase codes.
  static let excludedCodes = "excluded-codes"
  /// The name of another table of the same source that belongs to this one.
  static let furtherTable = "further-table"
}
