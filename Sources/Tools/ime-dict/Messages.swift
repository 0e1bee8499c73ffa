import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// Lists the rejected lines and a summary by kind.
func note(_ report: RejectionReport) {
  guard report.total > 0 else { return }
  for line in report.first { StandardError.writeLine("\(line)", colour: .yellow) }
  if report.total > report.first.count {
    StandardError.writeLine("… and \(report.total - report.first.count) more")
  }
  let kinds = report.countsByKind.map { "\($0.count) × \($0.kind.rawValue)" }
  StandardError.writeLine("rejected \(report.total) (\(kinds.joined(separator: ", ")))")
}

/// Lists the rejected lines and notes of a build, and the line `built`.
func note(_ report: some ImageReport, _ built: String) {
  note(report.rejections)
  for note in report.notes { StandardError.writeLine(note, colour: .yellow) }
  StandardError.writeLine(built, colour: .green)
}

extension ToolError {
  /// Creates the error of a tool from a dictionary error, with the exit code of its kind.
  init(_ error: DictionaryError) {
    switch error {
    case .unreadable: self.init(.missingInput, error.description)
    case .unwritable: self.init(.cannotCreate, error.description)
    case .malformed, .tooMany: self.init(.badInput, error.description)
    }
  }
}

extension ByteSize: ExpressibleByArgument {
  /// Parses a size from a command line argument.
  package init?(argument: String) { self.init(argument) }
}
