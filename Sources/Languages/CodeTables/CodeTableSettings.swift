/// What a code table says of itself besides its rows: the fields of its source's header, and the
/// lines of a section in its image.
///
/// ```
/// name          Wubi 86
/// keys          abcdefghijklmnopqrstuvwxy
/// code-length   4
/// auto-commit   unique next
/// one-key       z
/// label         a 日
/// phrase-rule   2 AaAbBaBb
/// ```
public struct CodeTableSettings: Hashable, Sendable {
  /// What the table is called.
  public var name = ""
  /// The keys of codes; empty where the source does not say, and then those that occur.
  public var keys = ""
  /// The most keys of a code; 0 where the source does not say, and then that of the longest.
  public var longestCode = 0
  /// When codes commit by themselves.
  public var autoCommit: Set<AutoCommit> = [.next]
  /// The key that stands for any one key of a code.
  public var oneKey: Character? = "?"
  /// The key that stands for any keys of a code, or none.
  public var anyKeys: Character? = "*"
  /// The key before a pronunciation that is looked up.
  public var lookUp: Character = "`"
  /// Whether texts of a code are offered as the source has them, and not the frequent ones first.
  public var keepsOrder = false
  /// What is shown for keys: 日 for a in Cangjie.
  public var labels: [Character: String] = [:]
  /// How the code of a phrase is made of those of its characters, for some lengths each.
  public var phraseRules: [PhraseRule] = []

  /// Nothing said.
  public init() {}

  /// Takes a field of a header. Answers false where it says what cannot be understood; fields of other
  /// names are passed over.
  package mutating func take(key: String, value: String) -> Bool {
    switch key {
    case "name": name = value
    case "keys": keys = value
    case "code-length":
      guard let length = Int(value), (1...Self.longestLength).contains(length) else { return false }
      longestCode = length
    case "auto-commit":
      let names = value.split(separator: " ").filter { $0 != "none" }
      let known = names.compactMap { AutoCommit(rawValue: String($0)) }
      autoCommit = Set(known)
      return known.count == names.count
    case "one-key": oneKey = value.first
    case "any-keys": anyKeys = value.first
    case "look-up":
      guard let key = value.first else { return false }
      lookUp = key
    case "order":
      keepsOrder = value == "file"
      return keepsOrder || value == "weight"
    case "label": return takeLabel(value)
    case "phrase-rule":
      guard let rule = PhraseRule(parsing: value) else { return false }
      phraseRules.append(rule)
    default: break
    }
    return true
  }

  /// More keys than any code has.
  package static let longestLength = 64

  private mutating func takeLabel(_ value: String) -> Bool {
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 1, let key = parts[0].first else { return false }
    labels[key] = String(parts[1])
    return true
  }

  /// The fields, in one order.
  package var fields: [(key: String, value: String)] {
    let commits = autoCommit.map(\.rawValue).sorted().joined(separator: " ")
    var fields: [(key: String, value: String)] = [
      ("name", name), ("keys", keys), ("code-length", String(longestCode)),
      ("auto-commit", commits.isEmpty ? "none" : commits),
      ("one-key", oneKey.map { String($0) } ?? ""), ("any-keys", anyKeys.map { String($0) } ?? ""),
      ("look-up", String(lookUp)), ("order", keepsOrder ? "file" : "weight"),
    ]
    for (key, label) in labels.sorted(by: { $0.key < $1.key }) {
      fields.append(("label", "\(key) \(label)"))
    }
    for rule in phraseRules { fields.append(("phrase-rule", rule.description)) }
    return fields
  }

  /// What is shown for the keys of a code.
  public func label(of code: String) -> String {
    labels.isEmpty ? code : code.map { labels[$0] ?? String($0) }.joined()
  }
}
