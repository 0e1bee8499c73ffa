import ArgumentParser
import KeyboardPackaging
import ToolSupport

/// `ime-cli lint`: what is wrong with the files of keyboards.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check manifests, property lists and layouts of keyboards.",
    discussion: """
      A manifest (keyboard.json) is checked with the layouts it names; property lists (.plist) and \
      layouts (keyboard.xml) can be checked by themselves.

        $ ime-cli lint keyboard.json
        keyboard.json:9:26: warning: 'fa_IR' is not canonical; write 'fa-IR'

      Findings go to standard error. The exit code is 65 where one is an error, with --strict where \
      there is any.
      """)

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @Argument(help: "Manifests, property lists and layouts.")
  var files: [String]

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("name a file to check") }
  }

  func run() throws {
    let lint = KeyboardLint()
    var counts: [Finding.Severity: Int] = [:]
    for file in files {
      let findings = try lint.findings(in: file)
      note(findings)
      for finding in findings { counts[finding.severity, default: 0] += 1 }
    }
    let (errors, warnings) = (counts[.error, default: 0], counts[.warning, default: 0])
    StandardError.writeLine("\(errors) errors, \(warnings) warnings in \(files.count) files")
    if errors > 0 || strict && warnings > 0 { throw ExitCode(ToolError.Kind.badInput.rawValue) }
  }
}
