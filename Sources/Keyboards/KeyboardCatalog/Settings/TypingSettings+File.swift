import TypingAids

extension TypingSettings {
  /// Reads a settings file: an object of JSON with the keys of the schema. What is left out keeps its
  /// default; a key that is unknown or a value of another kind is an error with its line.
  ///
  /// ```json
  /// {
  ///   "capitalizesAutomatically": false,
  ///   "doubleSpacePace": "slow"
  /// }
  /// ```
  public init(
    contentsOf path: String, note: (String) -> Void = { _ in }
  ) throws(LocaleFileError) {
    try self.init(parsing: try LocaleNode.text(of: path), file: path, note: note)
  }

  /// The keys that were renamed, and what they are called now: files of users keep working.
  private static let formerKeys = ["insertsBlankBeforeMarks": "insertsSpaceBeforeMarks"]

  /// Reads the text of a settings file; `file` is for messages. A key with a former name is read, and
  /// `note` is called with a line that says so.
  public init(
    parsing text: String, file: String, note: (String) -> Void = { _ in }
  ) throws(LocaleFileError) {
    self.init()
    let declarations = Schema.declarations
    for (key, node) in try LocaleNode(parsing: text, file: file).fields() {
      let name = key.currentName(formerly: Self.formerKeys, note: note)
      guard let declaration = declarations.first(where: { $0.key == name }) else {
        throw key.unknownKey(known: declarations.map(\.key))
      }
      let value = try node.value(of: declaration)
      guard declaration.set(value, in: &self) else {
        throw node.failure("'\(value)' is no value of '\(key.name)'")
      }
    }
  }
}

extension LocaleNode {
  fileprivate func value(of declaration: SettingDeclaration) throws(LocaleFileError) -> SettingValue
  {
    let names = declaration.choices.map(\.name)
    guard !names.isEmpty else { return .flag(try flag()) }
    guard case .scalar(let name, let style) = node.content, style != .plain, names.contains(name)
    else {
      let quoted = names.map { "\"\($0)\"" }.joined(separator: " or ")
      throw failure("'\(name)' must be \(quoted)")
    }
    return .name(name)
  }
}
