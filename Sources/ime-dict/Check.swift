import ArgumentParser
import DictionaryBuilder

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
    try Console.reporting {
      let findings = try ImageChecker.check(path: image)
      for finding in findings.first { Console.note("\(image): \(finding)", colour: .red) }
      if findings.total > findings.first.count {
        Console.note("… and \(findings.total - findings.first.count) more")
      }
      guard findings.total == 0 else {
        Console.note(
          "\(image): \(findings.total) findings; build it again with 'ime-dict build'",
          colour: .red)
        throw ExitCode.badInput
      }
      try Console.print("\(image): no finding")
    }
  }
}
