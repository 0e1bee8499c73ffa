import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict check`: verifies an image.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Verify the checksums and structure of an image.",
    discussion: """
      Example:

        ime-dict check zh-Hans.imedict

      Findings go to standard error, one per line. The exit code is 0 without findings, 65 if the \
      image is damaged and 66 if it is missing.
      """)

  @Argument(help: "The image (.imedict).")
  var image: String

  func run() throws {
    let findings = try ImageChecker.check(path: image)
    for finding in findings.first { StandardError.writeLine("\(image): \(finding)", colour: .red) }
    if findings.total > findings.first.count {
      StandardError.writeLine("… and \(findings.total - findings.first.count) more")
    }
    guard findings.total == 0 else {
      StandardError.writeLine(
        "\(image): \(findings.total) findings; rebuild it with 'ime-dict build'",
        colour: .red)
      throw ExitCode(ToolError.Kind.badInput.rawValue)
    }
    var output = StandardOutput()
    output.writeLine("\(image): no findings")
  }
}
