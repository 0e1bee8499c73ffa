/// An error in a rule file. Lines count from 1.
public enum RuleFileError: Error, Hashable, Sendable {
  /// The first line is not the signature of the format.
  case notRules
  /// The first line is not the signature of a romanisation file.
  case notRomanisation
  /// A letter of the Latin alphabet without a rule.
  case missingLetter(Character)
  /// A setting that is unknown, repeated, or has an invalid value.
  case setting(String, line: Int)
  /// A required setting is missing.
  case missingSetting(String)
  /// An unknown section.
  case unknownSection(String, line: Int)
  /// A rule that precedes the first section.
  case noSection(line: Int)
  /// A rule with the wrong number of fields for its section.
  case fieldCount(expected: String, line: Int)
  /// An escape that is not a Unicode scalar.
  case escape(String, line: Int)
  /// Keys that already have a rule for the same position.
  case repeatedKeys(String, line: Int)
  /// A row of syllables that no `orders` line precedes, or with the wrong number of forms.
  case syllableRow(expected: Int, line: Int)
  /// The file has no rules.
  case empty
}
