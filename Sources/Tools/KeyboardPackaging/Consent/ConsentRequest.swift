import KeyboardPermissions
import Keyboards

/// What a user reads before a keyboard is enabled.
package struct ConsentRequest: Sendable {
  private let entry: EnabledKeyboards.Entry

  /// The request for a keyboard.
  package init(_ entry: EnabledKeyboards.Entry) { self.entry = entry }

  /// The lines to show; the last is the question.
  package var lines: [String] {
    let question = "Enable \(entry.title)? [yes/no]"
    guard !entry.capabilities.isEmpty else {
      return [
        "\(entry.title) asks for no open access: what you type goes to the current app alone.",
        question,
      ]
    }
    return [
      "\(entry.title) asks for open access: it may pass on what you type to its developer. It asks for"
    ] + entry.capabilities.map { "  \($0.capability.rawValue): \($0.purpose)" } + [question]
  }

  /// What an answer means; nil where it means nothing.
  package static func isConsent(_ answer: String) -> Bool? {
    switch answer.lowercased().filter({ !$0.isWhitespace }) {
    case "yes", "y": true
    case "no", "n", "": false
    default: nil
    }
  }
}
