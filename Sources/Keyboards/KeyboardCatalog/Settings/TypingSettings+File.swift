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
  public init(contentsOf path: String) throws(LocaleFileError) {
    try self.init(parsing: try LocaleNode.text(of: path), file: path)
  }

  /// Reads the text of a settings file; `file` is for messages.
  public init(parsing text: String, file: String) throws(LocaleFileError) {
    self.init()
    let declarations = Schema.declarations
    for (key, node) in try LocaleNode(parsing: text, file: file).fields() {
      guard let declaration = declarations.first(where: { $0.key == key.name }) else {
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
