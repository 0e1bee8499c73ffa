import ArgumentParser
import KeyboardPackaging
import ToolSupport

/// `ime-cli lint`: checks the files of keyboards.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check manifests, property lists and layouts of keyboards.",
    discussion: """
      A manifest (keyboard.json) is checked together with its layouts. Property lists (.plist), \
      layouts (keyboard.xml) and locale files (locale.json) can be checked alone.

        $ ime-cli lint keyboard.json
        keyboard.json:9:26: warning: 'fa_IR' is not canonical; write 'fa-IR'

      Imports of CLDR (base="cldr") are read from shared/cldr beside the layout's folder, otherwise \
      from the toolkit's own layouts.

      Findings go to standard error. The exit code is 65 if any is an error, with --strict if \
      there are any.
      """)

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Argument(help: "Manifests, property lists, layouts and locale files.")
  var files: [String]

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("give a file to check") }
  }

  func run() throws {
    let lint = KeyboardLint(cldr: LocaleLocator.cldr)
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
