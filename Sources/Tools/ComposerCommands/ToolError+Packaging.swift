import KeyboardPackaging
import ToolSupport

extension ToolError {
  /// Files that cannot be read or written, and files that are not what they should be.
  init(_ error: PackagingError) {
    switch error {
    case .unreadable, .missingImage: self.init(.missingInput, error.description)
    case .unwritable, .exists: self.init(.cannotCreate, error.description)
    case .invalid, .unusableName: self.init(.badInput, error.description)
    }
  }
}

/// Writes findings to standard error, one a line.
func note(_ findings: [Finding]) {
  for finding in findings {
    StandardError.writeLine(
      finding.description, colour: finding.severity == .error ? .red : .yellow)
  }
}
