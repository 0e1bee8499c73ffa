/// A JSON file that is validated when it is read: the manifest of an image, or the recipe of a
/// model.
package protocol CheckedFile: Decodable {
  /// Validates the values and throws for one that cannot be used.
  func check(_ require: Requirement) throws(DictionaryError)
}

extension CheckedFile {
  /// Reads the file at `path`.
  package init(path: String) throws(DictionaryError) {
    self = try decodeJSON(path)
    try check(Requirement(path: path))
  }
}

/// Validates a value of a file: `try require(count > 0, "'count' must be above 0")`.
package struct Requirement {
  private let path: String

  init(path: String) { self.path = path }

  /// Throws `DictionaryError.malformed` with the file and `reason` if the condition is false.
  package func callAsFunction(
    _ isMet: Bool, _ reason: @autoclosure () -> String
  ) throws(DictionaryError) {
    guard isMet else { throw .malformed(path: path, line: nil, reason: reason()) }
  }

  /// Throws if a field of `owner` contains a tab or a line end, which separate fields and lines in
  /// an image.
  package func fields(_ fields: [String], of owner: String) throws(DictionaryError) {
    try self(
      !fields.contains { $0.contains { $0.isNewline || $0 == "\t" } },
      "the fields of '\(owner)' must not contain tabs or line ends")
  }

  /// Throws unless a factor of the weights in `file` is above 0 and at most 1000000. Nil means 1.
  func factor(_ factor: Double?, _ name: String, of file: String) throws(DictionaryError) {
    try self(
      (factor ?? 1) > 0 && (factor ?? 1) <= 1e6,
      "'\(name)' of '\(file)' must be above 0 and at most 1000000")
  }

  /// Throws unless the minimum weight of `file` is in the range of weights. Nil means 0.
  func minimumWeight(_ weight: Double?, of file: String) throws(DictionaryError) {
    try self(
      (0...EntryParser.maximumWeight).contains(weight ?? 0),
      "'minimumWeight' of '\(file)' must not be negative")
  }
}
