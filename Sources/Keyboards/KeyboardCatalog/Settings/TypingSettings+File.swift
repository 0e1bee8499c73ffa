import TypingAids

extension TypingSettings {
  /// Reads a settings file: a JSON object with the keys of the schema. Omitted keys keep their
  /// defaults.
  ///
  /// ```json
  /// {
  ///   "capitalizesAutomatically": false,
  ///   "doubleSpacePace": "slow"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - note: called with a one-line message for each key with a former name. The key is read all
  ///     the same.
  /// - Throws: a ``LocaleFileError`` with the line for an unknown key or a value of the wrong kind.
  public init(
    contentsOf path: String, note: (String) -> Void = { _ in }
  ) throws(LocaleFileError) {
    try self.init(parsing: try LocaleNode.text(of: path), file: path, note: note)
  }

  /// Renamed keys and their current names, so that existing files of users keep working.
  private static let formerKeys = [
    "insertsBlankBeforeMarks": "insertsSpaceBeforeMarks", "forgivesSlips": "toleratesTypos",
  ]

  /// Parses the text of a settings file, as `init(contentsOf:note:)` does. `file` is the name for
  /// messages.
  public init(
    parsing text: String, file: String, note: (String) -> Void = { _ in }
  ) throws(LocaleFileError) {
    self.init()
    try apply(parsing: text, file: file, note: note) { _, _ in false }
  }

  /// Applies the text of a settings file to these settings.
  ///
  /// - Parameters:
  ///   - file: the name of the file for messages.
  ///   - note: called with a one-line message for each key with a former name.
  ///   - other: reads the keys of a host's own settings; returns false for a key that it does not
  ///     know.
  package mutating func apply(
    parsing text: String, file: String, note: (String) -> Void = { _ in },
    other: (String, LocaleNode) throws(LocaleFileError) -> Bool
  ) throws(LocaleFileError) {
    try apply(LocaleNode(parsing: text, file: file), note: note, other: other)
  }

  /// Applies the settings in an object of a settings file, as `apply(parsing:file:note:other:)` does.
  package mutating func apply(
    _ object: LocaleNode, note: (String) -> Void = { _ in },
    other: (String, LocaleNode) throws(LocaleFileError) -> Bool
  ) throws(LocaleFileError) {
    let declarations = Schema.declarations
    for (key, node) in try object.fields() {
      if try other(key.name, node) { continue }
      let name = key.currentName(formerly: Self.formerKeys, note: note)
      guard let declaration = declarations.first(where: { $0.key == name }) else {
        throw key.unknownKey(known: declarations.map(\.key))
      }
      let value = try node.value(of: declaration)
      guard declaration.set(value, in: &self) else {
        throw node.failure("'\(value)' is not a value of '\(key.name)'")
      }
    }
  }
}

extension LocaleNode {
  fileprivate func value(of declaration: SettingDeclaration) throws(LocaleFileError) -> SettingValue
  {
    if declaration.pattern != nil { return .text(try text()) }
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
