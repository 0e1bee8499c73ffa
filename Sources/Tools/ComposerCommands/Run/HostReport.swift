import KeyboardPermissions
import Scenarios
import TextDocument

/// The visible effect of a script on a host program: each line that does something, and the field
/// after it.
final class HostReport {
  private let program: HostProgram
  private let lines: [String]
  private var rows: [[String]] = []

  init(program: HostProgram, lines: [String]) {
    self.program = program
    self.lines = lines
  }

  /// The fields of the program, and a row per line.
  var text: [String] {
    let fields = program.fields.map(\.name).joined(separator: ", ")
    return ["\(program.id): \(program.title); fields: \(fields)", ""] + Columns.aligned(rows)
  }

  func add(_ step: Scenario.Step, _ view: HostView) {
    if case .expect = step.action { return }
    let row = [done(step, view), view.field?.name ?? "-", content(of: view), keyboard(of: view)]
    rows.append(view.candidates.isEmpty ? row : row + [candidates(of: view)])
  }

  /// Returns the line of the script. For a secure field, only its first word.
  private func done(_ step: Scenario.Step, _ view: HostView) -> String {
    let words =
      lines.indices.contains(step.line - 1) ? lines[step.line - 1].split(separator: " ") : []
    switch step.action {
    case .tap, .keys:
      if view.field?.traits.isSecure == true { return "\(words.first ?? "") …" }
    default: break
    }
    return words.joined(separator: " ")
  }

  private func content(of view: HostView) -> String {
    let document = view.document
    return document.textBeforeInput + document.markedText + "|" + document.textAfterInput
  }

  private func keyboard(of view: HostView) -> String {
    if let keyboard = view.keyboard { return keyboard }
    switch view.service {
    case .custom: return "no keyboard"
    case .host(.secureField): return "the host's own keyboard: the field is secure"
    case .host(.phonePad): return "the host's own keyboard: a telephone number"
    case .host(.refusedByHost): return "the host's own keyboard: the host allows no other"
    }
  }

  private func candidates(of view: HostView) -> String {
    view.candidates.prefix(3).joined(separator: " ")
  }
}
