import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// Lists refused lines and what they add up to.
func note(_ report: RejectionReport) {
  guard report.total > 0 else { return }
  for line in report.first { StandardError.writeLine("\(line)", colour: .yellow) }
  if report.total > report.first.count {
    StandardError.writeLine("… and \(report.total - report.first.count) more")
  }
  let kinds = report.countsByKind.map { "\($0.count) × \($0.kind.rawValue)" }
  StandardError.writeLine("refused \(report.total) (\(kinds.joined(separator: ", ")))")
}

/// Lists what a build left out and remarked, and the image that it made.
func note(_ report: some ImageReport, _ built: String) {
  note(report.rejections)
  for note in report.notes { StandardError.writeLine(note, colour: .yellow) }
  StandardError.writeLine(built, colour: .green)
}

extension ToolError {
  /// Files that cannot be read or written, and files that are not what they should be.
  init(_ error: DictionaryError) {
    switch error {
    case .unreadable: self.init(.missingInput, error.description)
    case .unwritable: self.init(.cannotCreate, error.description)
    case .malformed, .tooMany: self.init(.badInput, error.description)
    }
  }
}

extension ByteSize: ExpressibleByArgument {
  /// A size given on the command line.
  package init?(argument: String) { self.init(argument) }
}
