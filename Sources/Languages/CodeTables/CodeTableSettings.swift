/// The settings of a code table: the fields in the header of its source, and the lines of a section
/// in its image.
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
  /// The name of the table.
  public var name = ""
  /// The keys of codes. If the source leaves it empty, it becomes the keys that occur.
  public var keys = ""
  /// The maximum length of a code, in keys. If the source leaves it 0, it becomes the longest
  /// length that occurs.
  public var longestCode = 0
  /// The conditions under which codes commit automatically.
  public var autoCommit: Set<AutoCommit> = [.next]
  /// The wildcard for any single key of a code; nil for none.
  public var oneKey: Character? = "?"
  /// The wildcard for any number of keys of a code; nil for none.
  public var anyKeys: Character? = "*"
  /// The key before a pronunciation that is looked up.
  public var lookUp: Character = "`"
  /// Whether the texts of a code keep the order of the source, rather than being sorted by
  /// frequency.
  public var keepsOrder = false
  /// The labels shown for keys: 日 for a in Cangjie.
  public var labels: [Character: String] = [:]
  /// The rules that construct codes of phrases, each for a range of lengths.
  public var phraseRules: [PhraseRule] = []

  /// Creates the default settings.
  public init() {}

  /// Sets a field of a header. Unknown fields are ignored.
  ///
  /// - Returns: false if the value is invalid.
  package mutating func take(key: String, value: String) -> Bool {
    switch key {
    case "name": name = value
    case "keys": keys = value
    case "code-length":
      guard let length = Int(value), (1...Self.maximumLength).contains(length) else { return false }
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

  /// The upper limit of `longestCode`.
  package static let maximumLength = 64

  private mutating func takeLabel(_ value: String) -> Bool {
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 1, let key = parts[0].first else { return false }
    labels[key] = String(parts[1])
    return true
  }

  /// All fields in a fixed order.
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

  /// Returns the labels of the keys of a code.
  public func label(of code: String) -> String {
    labels.isEmpty ? code : code.map { labels[$0] ?? String($0) }.joined()
  }
}
