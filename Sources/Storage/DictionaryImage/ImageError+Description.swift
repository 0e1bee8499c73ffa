extension ImageError: CustomStringConvertible {
  /// The problem and what to do about it, in one line.
  public var description: String {
    "\(path): \(explanation)"
  }

  private var explanation: String {
    switch self {
    case .unreadable(_, let code):
      "cannot be read (\(systemErrorText(code))); check the path and its permissions"
    case .empty:
      "is empty; build it again with 'ime-dict build'"
    case .notAnImage:
      "is not a dictionary image (.imedict); build one with 'ime-dict build'"
    case .unsupportedVersion(_, let found, let supported):
      "has format version \(found), this program reads version \(supported); "
        + "build it again with 'ime-dict build'"
    case .wrongLength(_, let expected, let actual):
      "has \(actual) bytes where its header says \(expected); "
        + "copy it again or build it with 'ime-dict build'"
    case .damagedHeader:
      "has a damaged header (checksum does not match); build it again with 'ime-dict build'"
    case .damagedSection(_, let name, let offset):
      "section '\(name)' at offset \(offset) is damaged (checksum does not match); "
        + "build it again with 'ime-dict build'"
    case .wrongKind(_, let expected, let found):
      "contains \(found.name), not \(expected.name); give the image of the right dictionary"
    case .wrongLanguage(_, let expected, let found):
      "is a dictionary of '\(found)', not of '\(expected)'; give the image of that language"
    case .missingSection(_, let name):
      "has no section '\(name)'; build it again with 'ime-dict build'"
    case .missingTable(_, let name):
      "has no phrase table '\(name)'; give an image that has it, or build it again with 'ime-dict build'"
    case .malformedSection(_, let name, let reason):
      "section '\(name)' is malformed: \(reason); build it again with 'ime-dict build'"
    case .shrunk:
      "was cut short while in use; build it again and restart (write a new file and rename it, "
        + "never overwrite one that is open)"
    }
  }
}
