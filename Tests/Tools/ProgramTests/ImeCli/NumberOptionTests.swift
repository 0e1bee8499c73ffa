import Foundation
import TestSupport
import Testing

/// Numbers on the command line: each option that takes one names itself and its range.
@Suite struct NumberOptionTests {
  /// The part of the argument parser's description of a program that these tests read.
  private struct Description: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
      var arguments: [Argument]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var names: [Name]?
      var defaultValue: String?
    }
    var command: Command
  }

  private static let rows: [(program: String, command: String, option: String, range: String)] = [
    ("ime-cli", "convert", "--candidates", "1 or more"),
    ("ime-cli", "convert", "-n", "1 or more"),
    ("ime-cli", "suggest", "--candidates", "1 or more"),
    ("ime-cli", "suggest", "--threshold", "from -1000 to 1000"),
    ("ime-cli", "explain", "--candidates", "1 or more"),
    ("ime-cli", "explain", "--words", "0 or more"),
    ("ime-cli", "delete", "--count", "0 or more"),
    ("ime-cli", "caret", "--count", "0 or more"),
    ("ime-cli", "run", "--repeat", "1 or more"),
    ("ime-cli", "evaluate", "--typos", "0 or more"),
    ("ime-cli", "evaluate", "--by-phrase", "1 or more"),
    ("ime-cli", "history list", "--limit", "1 or more"),
    ("ime-cli", "history list", "-n", "1 or more"),
    ("ime-dict", "train", "--memory", "from 16 to 1048576"),
    ("ime-dict", "train", "--threads", "from 1 to 256"),
    ("ime-dict", "count", "--order", "from 1 to 3"),
    ("ime-dict", "count", "--memory", "from 1 to 1048576"),
    ("ime-dict", "count", "--threads", "from 1 to 256"),
    ("ime-dict", "count", "--seed", "0 or more"),
    ("ime-dict", "count", "--held-out-every", "0 or more"),
    ("ime-dict", "perplexity", "--seed", "0 or more"),
    ("ime-dict", "perplexity", "--held-out-every", "0 or more"),
    ("ime-dict", "counts", "--limit", "1 or more"),
    ("ime-dict", "dump", "--limit", "1 or more"),
    ("ime-dict", "diff", "--tolerance", "from 0 to 65535"),
    ("ime-dict", "merge", "--list", "0 or more"),
    ("ime-dict", "import", "--list", "0 or more"),
    ("ime-dict", "import", "--forms", "1 or more"),
    ("ime-dict", "build", "--threads", "from 1 to 256"),
    ("ime-dict", "arpa import", "--code-width", "from 4 to 8"),
  ]

  @Test func invalidNumbersNameTheOptionAndItsRange() throws {
    for row in Self.rows {
      for value in ["-30000", "many", "99999999999999999999"] {
        let result = try Program(row.program).run(
          row.command.split(separator: " ").map(String.init) + [row.option, value])
        #expect(result.code == 64, "\(row) \(value)")
        let message =
          result.errors.split(separator: "\n").first { $0.hasPrefix("Error:") } ?? ""
        #expect(
          message.contains("'\(value)'") && message.contains("'\(row.option) ")
            && message.contains(row.range),
          "\(row) \(value): \(result.errors)")
      }
    }
  }

  @Test func everyOptionTakesNegativeNumbersForValues() throws {
    for program in ["ime-cli", "ime-dict"] {
      let json = try Program(program).run(["--experimental-dump-help"]).output
      let description = try JSONDecoder().decode(Description.self, from: Data(json.utf8))
      var options = 0
      try forEachOption(of: description.command, at: []) { command, option, isNumber in
        options += 1
        guard isNumber else { return }
        #expect(
          Self.rows.contains { $0.program == program && $0.option == option && !$0.range.isEmpty },
          "\(program) \(command) \(option) takes a number; add it to the table")
        let result = try Program(program).run(command + [option, "-30000"])
        #expect(!result.errors.contains("Missing value"), "\(program) \(command) \(option)")
      }
      #expect(options > 20)
    }
  }

  /// Calls `body` with the path and the long name of each option, and whether its default is a
  /// number.
  private func forEachOption(
    of command: Description.Command, at path: [String],
    _ body: ([String], String, Bool) throws -> Void
  ) throws {
    for argument in command.arguments ?? [] where argument.kind == "option" {
      guard let name = argument.names?.first(where: { $0.kind == "long" })?.name else { continue }
      try body(path, "--\(name)", argument.defaultValue.flatMap(Double.init) != nil)
    }
    for subcommand in command.subcommands ?? [] {
      try forEachOption(of: subcommand, at: path + [subcommand.commandName], body)
    }
  }

  @Test(arguments: [
    "ar", "fa", "ur", "am", "hi", "bn", "ta", "th", "vi", "ko", "ko-Latn", "ja", "zh-Hans",
    "zh-Hant", "yue",
    "cangjie", "quick",
  ])
  func unknownKeysNameTheOptionAndTheValidNames(language: String) throws {
    for names in ["zzz", "zzz,zzz"] {
      let result = try Program("ime-cli").run(
        ["convert", "--language", language, "--keys", names], input: Array("na".utf8))
      #expect(result.code == 64, "\(language): \(result.errors)")
      #expect(
        result.errors.hasPrefix("Error: --keys: 'zzz' is not a ")
          && result.errors.contains("; known are "),
        "\(language): \(result.errors)")
    }
  }
}
