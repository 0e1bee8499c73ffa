/// What the delete keys take, by script. The rules of the toolkit are the table
/// `Data/delete-policy.tsv`, a reason with each row; a user's own rules override them.
public struct DeletePolicy: Sendable {
  /// How much of the text a key takes.
  public enum Unit: String, Hashable, Sendable {
    /// One code point.
    case scalar
    /// What a reader sees as one character.
    case cluster
  }

  /// The rules of one script.
  public struct Rule: Hashable, Sendable {
    /// What Backspace takes.
    public var backspace: Unit
    /// What forward delete takes.
    public var forward: Unit
    /// Whether a run of white space ends a sentence.
    public var spacesEndSentences: Bool
    /// Marks that end a sentence besides those of Unicode's rules.
    public var terminators: Set<Unicode.Scalar>

    /// Rules.
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

  /// A row of a table that says nothing; `line` counts from 1.
  public enum ParsingError: Error, Equatable, Sendable {
    case wrongFieldCount(line: Int)
    case unknownScript(String, line: Int)
    case unknownUnit(String, line: Int)
    case missingDefault
  }

  private var fallback: Rule
  private var rules: [Script: Rule] = [:]
  /// The terminators of all scripts: a mark of one script ends a sentence wherever it stands.
  private(set) var allTerminators: Set<Unicode.Scalar> = []

  /// Reads a table of the form of `Data/delete-policy.tsv`.
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

  /// A policy of one rule for all scripts.
  public init(_ rule: Rule) {
    fallback = rule
  }

  /// The policy of the toolkit.
  public static let standard =
    (try? DeletePolicy(parsing: String(decoding: PackageResources.delete_policy_tsv, as: UTF8.self)))
    ?? DeletePolicy(Rule(backspace: .cluster, forward: .cluster))

  /// The rule of a script. Setting one overrides the table: `policy[tamil]?.backspace = .cluster`.
  public subscript(script: Script) -> Rule {
    get { rules[script] ?? fallback }
    set {
      rules[script] = newValue
      allTerminators.formUnion(newValue.terminators)
    }
  }
}
