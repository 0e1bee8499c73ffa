import KeyboardPackaging
import ToolSupport

extension ToolError {
  /// Creates the error of a tool from a packaging error, with the exit code of its kind.
  init(_ error: PackagingError) {
    switch error {
    case .unreadable, .missingImage: self.init(.missingInput, error.description)
    case .unwritable, .exists: self.init(.cannotCreate, error.description)
    case .invalid, .unusableName: self.init(.badInput, error.description)
    }
  }
}

/// Writes findings to standard error, one per line.
func note(_ findings: [Finding]) {
  for finding in findings {
    StandardError.writeLine(
      finding.description, colour: finding.severity == .error ? .red : .yellow)
  }
}
