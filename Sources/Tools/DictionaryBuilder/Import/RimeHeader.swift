import Markup

/// The YAML document at the start of a rime dictionary, as far as it is used. A value of the wrong
/// type is an error.
struct RimeHeader {
  /// The rules that make the codes of phrases.
  struct Encoder {
    struct Rule {
      var lengthEqual: Int?
      var lengthInRange: [Int]?
      var formula: String
    }

    var rules: [Rule]?
    var excludePatterns: [String]?

    /// The rules and patterns as header fields of a list.
    var fields: [WordList.Field] {
      (rules ?? []).map { rule in
        let lengths = rule.lengthEqual.map { [$0] } ?? rule.lengthInRange ?? []
        return .init(
          CodeListFields.phraseRule,
          lengths.map(String.init).joined(separator: "-") + " " + rule.formula)
      } + (excludePatterns ?? []).map { .init(CodeListFields.excludedCodes, $0) }
    }
  }

  var name: String?
  var version: String?
  var columns: [String]?
  var sort: String?
  var encoder: Encoder?
  var importTables: [String]?

  init(_ root: YAMLNode?) throws(YAMLError) {
    guard let root else { throw YAMLError(cause: .syntax("it is empty"), line: 1) }
    let fields = try root.fields()
    name = try fields["name"]?.string()
    version = try fields["version"]?.string()
    columns = try fields["columns"]?.items().strings()
    sort = try fields["sort"]?.string()
    encoder = try fields["encoder"].map { node throws(YAMLError) in try Encoder(node) }
    importTables = try fields["import_tables"]?.items().strings()
  }
}

extension RimeHeader.Encoder {
  fileprivate init(_ node: YAMLNode) throws(YAMLError) {
    let fields = try node.fields()
    rules = try fields["rules"]?.items().map { node throws(YAMLError) in try Rule(node) }
    excludePatterns = try fields["exclude_patterns"]?.items().strings()
  }
}

extension RimeHeader.Encoder.Rule {
  fileprivate init(_ node: YAMLNode) throws(YAMLError) {
    let fields = try node.fields()
    lengthEqual = try fields["length_equal"]?.number()
    lengthInRange = try fields["length_in_range"]?.items().map { node throws(YAMLError) in
      try node.number()
    }
    guard let formula = try fields["formula"]?.string() else {
      throw node.fault("a rule has no 'formula'")
    }
    self.formula = formula
  }
}

extension YAMLNode {
  /// Returns the values of a mapping by key, without null values.
  fileprivate func fields() throws(YAMLError) -> [String: YAMLNode] {
    guard case .mapping(let entries) = content else { throw fault("it must be a mapping") }
    var fields: [String: YAMLNode] = [:]
    for entry in entries where !entry.value.isNull {
      if let name = entry.key.text { fields[name] = entry.value }
    }
    return fields
  }

  fileprivate func items() throws(YAMLError) -> [YAMLNode] {
    guard case .sequence(let items) = content else { throw fault("it must be a list") }
    return items
  }

  fileprivate func string() throws(YAMLError) -> String {
    guard let text else { throw fault("it must be a string") }
    return text
  }

  fileprivate func number() throws(YAMLError) -> Int {
    guard case .scalar(let text, .plain) = content, let number = Int(text) else {
      throw fault("it must be a number")
    }
    return number
  }

  /// Whether the value is one of YAML's spellings of null.
  private var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  fileprivate func fault(_ problem: String) -> YAMLError {
    YAMLError(cause: .syntax(problem), line: line, column: column)
  }
}

extension [YAMLNode] {
  fileprivate func strings() throws(YAMLError) -> [String] {
    try map { node throws(YAMLError) in try node.string() }
  }
}
