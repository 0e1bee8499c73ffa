import KeyboardPermissions
import Keyboards

/// The text that a user reads before enabling a keyboard.
package struct ConsentRequest: Sendable {
  private let entry: EnabledKeyboards.Entry

  /// Creates the request for a keyboard.
  package init(_ entry: EnabledKeyboards.Entry) { self.entry = entry }

  /// The lines to show. The last one is the question.
  package var lines: [String] {
    let question = "Enable \(entry.title)? [yes/no]"
    guard !entry.capabilities.isEmpty else {
      return [
        "\(entry.title) does not request open access: what you type stays in the current app.",
        question,
      ]
    }
    return [
      "\(entry.title) requests open access: it may send what you type to its developer. It requests"
    ] + entry.capabilities.map { "  \($0.capability.rawValue): \($0.purpose)" } + responsibilities
      + [question]
  }

  /// The developer's obligation for each capability, in the words of the privacy label.
  private var responsibilities: [String] {
    let section = PrivacyLabel.responsibilities(of: entry.capabilities)
    return ["\(section.heading):"] + section.rows.map { "  " + $0.joined(separator: ": ") }
  }

  /// Interprets an answer: true for yes, false for no or an empty line, nil for anything else.
  package static func isConsent(_ answer: String) -> Bool? {
    switch answer.lowercased().filter({ !$0.isWhitespace }) {
    case "yes", "y": true
    case "no", "n", "": false
    default: nil
    }
  }
}
