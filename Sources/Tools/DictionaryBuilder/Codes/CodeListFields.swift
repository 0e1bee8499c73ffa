/// The fields that the header of a list of codes may have besides those of every list; those that
/// `CodeTableSettings` knows are called as there.
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
  /// A pattern of codes that phrases are not made of.
  static let excludedCodes = "excluded-codes"
  /// The name of another table of the same source, which goes with it.
  static let furtherTable = "further-table"
}
