/// A JSON file whose values are checked when it is read: the manifest of an image, or the recipe of a
/// model.
package protocol CheckedFile: Decodable {
  /// Throws where a value cannot be used.
  func check(_ require: Requirement) throws(DictionaryError)
}

extension CheckedFile {
  /// Reads the file at `path`.
  package init(path: String) throws(DictionaryError) {
    self = try decodeJSON(path)
    try check(Requirement(path: path))
  }
}

/// What a value of a file must be: `try require(count > 0, "'count' must be above 0")`.
package struct Requirement {
  private let path: String

  init(path: String) { self.path = path }

  /// Throws an error that names the file and `reason` where the condition does not hold.
  package func callAsFunction(
    _ isMet: Bool, _ reason: @autoclosure () -> String
  ) throws(DictionaryError) {
    guard isMet else { throw .malformed(path: path, line: nil, reason: reason()) }
  }

  /// Throws where a field of `owner` holds a tab or a line end: in an image, fields are separated by
  /// tabs.
  package func fields(_ fields: [String], of owner: String) throws(DictionaryError) {
    try self(
      !fields.contains { $0.contains { $0.isNewline || $0 == "\t" } },
      "the fields of '\(owner)' must not hold tabs or line ends")
  }

  /// Throws where the weights of `file` cannot be multiplied by a factor; nil stands for 1.
  func factor(_ factor: Double?, _ name: String, of file: String) throws(DictionaryError) {
    try self(
      (factor ?? 1) > 0 && (factor ?? 1) <= 1e6,
      "'\(name)' of '\(file)' must be above 0 and at most 1000000")
  }

  /// Throws where the least weight of `file` is none; nil stands for 0.
  func minimumWeight(_ weight: Double?, of file: String) throws(DictionaryError) {
    try self(
      (0...EntryParser.maximumWeight).contains(weight ?? 0),
      "'minimumWeight' of '\(file)' must not be negative")
  }
}
