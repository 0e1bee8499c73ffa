/// The amount that Backspace and forward delete remove, by script. The default rules are the table
/// `Data/delete-policy.tsv`, which gives a reason in each row. A user's own rules override them.
///
/// ```swift
/// var policy = DeletePolicy.standard
/// if let tamil = Script(code: "Taml") { policy[tamil].backspace = .cluster }
/// ```
public struct DeletePolicy: Sendable {
  /// The amount of text that a key removes.
  public enum Unit: String, Hashable, Sendable {
    /// One code point.
    case scalar
    /// A grapheme cluster: what readers perceive as one character.
    case cluster
  }

  /// The deletion rules of one script.
  public struct Rule: Hashable, Sendable {
    /// The amount that Backspace removes.
    public var backspace: Unit
    /// The amount that forward delete removes.
    public var forward: Unit
    /// Whether a run of white space ends a sentence.
    public var spacesEndSentences: Bool
    /// Characters that end a sentence in addition to those of Unicode's rules.
    public var terminators: Set<Unicode.Scalar>

    /// Creates a rule.
    public init(
      backspace: Unit, forward: Unit, spacesEndSentences: Bool = false,
      terminators: Set<Unicode.Scalar> = []
    ) {
      self.backspace = backspace
      self.forward = forward
      self.spacesEndSentences = spacesEndSentences
      self.terminators = terminators
    }
  }

  /// An error in a table of rules. `line` counts from 1.
  public enum ParsingError: Error, Equatable, Sendable {
    /// A row with fewer than five columns.
    case wrongFieldCount(line: Int)
    /// A script without an ISO 15924 code known here.
    case unknownScript(String, line: Int)
    /// A second or third column that names no unit.
    case unknownUnit(String, line: Int)
    /// The row `*`, for the scripts without a row of their own, is missing.
    case missingDefault
  }

  private var fallback: Rule
  private var rules: [Script: Rule] = [:]
  /// The terminators of all scripts. A terminator of one script ends a sentence in text of any
  /// script.
  private(set) var allTerminators: Set<Unicode.Scalar> = []

  /// Reads a table in the format of `Data/delete-policy.tsv`.
  ///
  /// - Throws: `ParsingError` if a row is malformed or there is no default row (`*`).
  public init(parsing text: some StringProtocol) throws(ParsingError) {
    var fallback: Rule?
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(omittingEmptySubsequences: false) { $0 == "\t" }.map { String($0) }
      guard fields.count >= 5 else { throw .wrongFieldCount(line: number) }
      guard let backspace = Unit(rawValue: fields[1]), let forward = Unit(rawValue: fields[2])
      else {
        throw .unknownUnit("\(fields[1]) \(fields[2])", line: number)
      }
      let terminators: Set<Unicode.Scalar> = fields[4] == "-" ? [] : Set(fields[4].unicodeScalars)
      let rule = Rule(
        backspace: backspace, forward: forward, spacesEndSentences: fields[3] == "spaces",
        terminators: terminators)
      if fields[0] == "*" {
        fallback = rule
      } else if let script = Script(code: fields[0]) {
        rules[script] = rule
        allTerminators.formUnion(rule.terminators)
      } else {
        throw .unknownScript(fields[0], line: number)
      }
    }
    guard let fallback else { throw .missingDefault }
    self.fallback = fallback
  }

  /// Creates a policy with one rule for all scripts.
  public init(_ rule: Rule) {
    fallback = rule
  }

  /// The package's own policy.
  public static let standard =
    (try? DeletePolicy(parsing: String(decoding: PackageResources.delete_policy_tsv, as: UTF8.self)))
    ?? DeletePolicy(Rule(backspace: .cluster, forward: .cluster))

  /// Makes Backspace remove the same unit in every script.
  public mutating func setBackspace(_ unit: Unit) {
    fallback.backspace = unit
    for script in rules.keys { rules[script]?.backspace = unit }
  }

  /// The rule of a script. Setting it overrides the table.
  public subscript(script: Script) -> Rule {
    get { rules[script] ?? fallback }
    set {
      rules[script] = newValue
      allTerminators.formUnion(newValue.terminators)
    }
  }
}
