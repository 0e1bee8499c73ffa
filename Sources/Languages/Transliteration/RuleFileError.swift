/// What can be wrong with a file of rules. Lines count from 1.
public enum RuleFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line does not name the format.
  case notRules
  /// A setting that does not exist, is there twice, or has a value it cannot have.
  case setting(String, line: Int)
  /// A setting that must be there is not.
  case missingSetting(String)
  /// A section that does not exist.
  case unknownSection(String, line: Int)
  /// A rule before the first section.
  case noSection(line: Int)
  /// A rule with more or fewer fields than its section has.
  case fieldCount(expected: String, line: Int)
  /// An escape that is no scalar.
  case escape(String, line: Int)
  /// Keys and place that have a rule already.
  case repeatedKeys(String, line: Int)
  /// A row of syllables without a line of vowels before it, or with another number of forms.
  case syllableRow(expected: Int, line: Int)
  /// No rule at all.
  case empty

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .notRules:
      "line 1: a file of rules begins with '\(TransliterationRules.signature)'"
    case .setting(let name, let line):
      "line \(line): '\(name)' is no setting, is there twice or has a wrong value; the settings are "
        + "name, language, virama, end-virama (yes or no)"
    case .missingSetting(let name): "there is no line '\(name) …' before the first section"
    case .unknownSection(let name, let line):
      "line \(line): no section is called '\(name)'; use "
        + TransliterationRules.Section.allCases.map { "[\($0.rawValue)]" }.joined(separator: ", ")
    case .noSection(let line):
      "line \(line): a rule stands before the first section; write [letters] or another one above it"
    case .fieldCount(let expected, let line): "line \(line): a rule here has the fields \(expected)"
    case .escape(let text, let line):
      "line \(line): '\(text)' is no character; write U+ and 4 to 6 hexadecimal digits"
    case .repeatedKeys(let keys, let line):
      "line \(line): there is a rule for '\(keys)' already; take one away"
    case .syllableRow(let expected, let line):
      expected == 0
        ? "line \(line): rows of syllables need a line 'orders …' with the keys of vowels above them"
        : "line \(line): a row has keys, the bare form, and \(expected) forms with vowels"
    case .empty: "there are no rules; write at least one"
    }
  }
}
