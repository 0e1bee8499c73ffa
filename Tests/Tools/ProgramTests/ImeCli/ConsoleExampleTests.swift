import Foundation
import TestSupport
import Testing

/// Runs the console examples of the README and compares what they print with what the page shows.
@Suite struct ConsoleExampleTests {
  /// A command of a `console` block and its printed lines. A line `…` stands for any lines.
  private struct Example {
    var command: String
    var lines: [String] = []
  }

  private static func examples(of page: String) throws -> [Example] {
    let blocks = try Repository.text(of: page).components(separatedBy: "```console\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    var examples: [Example] = []
    for line in blocks.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if let last = examples.indices.last, !line.isEmpty {
        examples[last].lines.append(String(line))
      }
    }
    return examples
  }

  @Test func readmeShowsWhatIsPrinted() throws {
    let folder = try TemporaryFolder()
    let dictionaries = URL(fileURLWithPath: try DefaultDictionary.path(of: "zh-Hans"))
      .deletingLastPathComponent().path
    for image in ["ja", "ko", "en.words"] { _ = try DefaultDictionary.path(of: image) }
    let environment = [
      "GLOBEKEY_CONTAINER": folder.path, "GLOBEKEY_DICTIONARIES": dictionaries,
      "PATH": URL(fileURLWithPath: Program("ime-cli").path).deletingLastPathComponent().path
        + ":/usr/bin:/bin",
    ]
    let examples = try Self.examples(of: "README.md")
    #expect(examples.count >= 8)
    // What a user has learned differs; `HistoryCommandTests` runs these commands.
    for example in examples where !example.command.contains("ime-cli history") {
      let result = try Program(path: "/bin/bash").run(
        ["-c", example.command], environment: environment)
      let printed = result.output.split(separator: "\n").map(String.init)
      #expect(Self.matches(printed, example.lines), "\(example.command) printed \(printed)")
    }
  }

  private static func matches(_ printed: [String], _ shown: [String]) -> Bool {
    guard let gap = shown.firstIndex(of: "…") else { return printed == shown }
    let end = shown[(gap + 1)...]
    return printed.count >= shown.count - 1 && printed.starts(with: shown[..<gap])
      && printed.suffix(end.count).elementsEqual(end)
  }
}
