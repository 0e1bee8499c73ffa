import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Verify an image: checksums and structure.",
    discussion: """
      Example:

        ime-dict check zh-Hans.imedict

      Every finding is a line on standard error. The exit code is 0 where there is none, 65 where \
      the image is damaged and 66 where it is missing.
      """)

  @Argument(help: "The image.")
  var image: String

  func run() throws {
    let findings = try ImageChecker.check(path: image)
    for finding in findings.first { StandardError.writeLine("\(image): \(finding)", colour: .red) }
    if findings.total > findings.first.count {
      StandardError.writeLine("… and \(findings.total - findings.first.count) more")
    }
    guard findings.total == 0 else {
      StandardError.writeLine(
        "\(image): \(findings.total) findings; build it again with 'ime-dict build'",
        colour: .red)
      throw ExitCode(ToolError.Kind.badInput.rawValue)
    }
    var output = StandardOutput()
    output.writeLine("\(image): no finding")
  }
}
