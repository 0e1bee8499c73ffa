import KeyboardCatalog
import TextUnits

/// An error or warning about a file that describes keyboards.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a finding.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used, or a keyboard made from it breaks a rule.
    case error
    /// The file can be used but is probably not what the author meant.
    case warning
  }

  /// The severity.
  package var severity: Severity
  /// The file, line and column.
  package var position: SourcePosition
  /// The problem and its remedy.
  package var message: String

  /// Creates a finding. The message may quote the file: control characters are replaced by their
  /// code points, and a very long message is cut.
  package init(_ severity: Severity, _ position: SourcePosition, _ message: String) {
    (self.severity, self.position) = (severity, position)
    self.message = Self.visible(message)
  }

  private static func visible(_ text: String) -> String {
    let limit = 400
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        let code = String(scalar.value, radix: 16, uppercase: true)
        shown.append(contentsOf: "<U+\(code)>".unicodeScalars)
      default: shown.append(scalar)
      }
    }
    return BidiControls.repaired(String(shown)) + (text.unicodeScalars.count > limit ? "…" : "")
  }

  /// The finding as one line: `file:line:column: error: message`.
  package var description: String { "\(position): \(severity): \(message)" }
}

extension Sequence<Finding> {
  /// Whether any finding is an error.
  package var haveErrors: Bool { contains { $0.severity == .error } }
}
