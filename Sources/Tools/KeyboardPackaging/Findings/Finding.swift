import KeyboardCatalog
import TextUnits

/// Something wrong, or doubtful, in a file that describes keyboards.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used, or a keyboard made from it breaks a rule.
    case error
    /// The file can be used, and is probably not what was meant.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// Where it is.
  package var position: SourcePosition
  /// What is wrong and what to do.
  package var message: String

  /// A finding. What a file holds may be part of the message: characters that a terminal would obey
  /// become their code points, and what is very long is cut.
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

  /// `file:line:column: error: message`, in one line.
  package var description: String { "\(position): \(severity): \(message)" }
}

extension Sequence<Finding> {
  /// Whether one of them is an error.
  package var haveErrors: Bool { contains { $0.severity == .error } }
}
