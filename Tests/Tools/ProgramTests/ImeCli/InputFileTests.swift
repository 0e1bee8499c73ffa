import Foundation
import TestSupport
import Testing

/// Pipes, devices and folders in the place of files, which must neither be waited for nor read for ever.
@Suite struct InputFileTests {
  private let folder: TemporaryFolder
  private let pipe: String

  init() throws {
    folder = try TemporaryFolder()
    pipe = "\(folder.path)/pipe"
    mkfifo(pipe, 0o600)
  }

  /// Arguments of the programs that name a file, which is `FILE`.
  static let commands: [[String]] = [
    ["ime-cli", "convert", "-l", "zh-Hans", "-d", "FILE"],
    ["ime-cli", "convert", "-l", "zh-Hans", "--phrases", "FILE"],
    ["ime-cli", "convert", "-l", "zh-Hans", "--shortcuts", "FILE"],
    ["ime-cli", "history", "import", "FILE"],
    ["ime-cli", "lexicon", "import", "FILE"],
    ["ime-cli", "replay", "FILE"],
    ["ime-cli", "lint", "FILE"],
    ["ime-cli", "evaluate", "-l", "zh-Hans", "FILE"],
    ["ime-dict", "check", "FILE"],
    ["ime-dict", "stats", "FILE"],
    ["ime-dict", "import", "--format", "jieba", "FILE", "-o", "/dev/null"],
    ["ime-dict", "count", "FILE", "-o", "/dev/null"],
  ]

  @Test(.timeLimit(.minutes(1)), arguments: commands) func pipesAreNotWaitedFor(
    command: [String]
  ) throws {
    for file in [pipe, "/dev/zero", folder.path] {
      let result = try Program(command[0]).run(
        command.dropFirst().map { $0 == "FILE" ? file : $0 },
        environment: ["GLOBEKEY_CONTAINER": "\(folder.path)/container"])
      #expect(result.code != 0, "\(command) \(file)")
      #expect(!result.errors.isEmpty, "\(command) \(file)")
    }
  }

  @Test func theReasonIsNamed() throws {
    let result = try Program("ime-dict").run(["check", pipe])
    #expect(result.errors.contains("it is a pipe or a device, not a file"))
    #expect(try Program("ime-dict").run(["check", folder.path]).errors.contains("it is a folder"))
  }

  /// A pipe without a name, as the shell makes it, is a list like any other.
  @Test func listsComeThroughPipesOfTheShell() throws {
    let list = try folder.write(
      "history.tsv",
      "# globekey history 1\ncell\tzh-Hans\tword\t\tbei jing\t北京\t0000000000000001\t1024\t1\n")
    let result = try Program(path: "/bin/bash").run(
      ["-c", "\"$0\" history import <(cat '\(list)')", Program("ime-cli").path],
      environment: ["GLOBEKEY_CONTAINER": "\(folder.path)/container"])
    #expect(result.output == "1 entry is new\n", "\(result.errors)")
  }

  /// Files of the container that are pipes.
  @Test(.timeLimit(.minutes(1)), arguments: ["history.image", "history.seal", "history.sqlite"])
  func theHistoryIsNotWaitedFor(name: String) throws {
    let environment = ["GLOBEKEY_CONTAINER": "\(folder.path)/container"]
    let history = "\(folder.path)/container/history"
    try FileManager.default.createDirectory(atPath: history, withIntermediateDirectories: true)
    mkfifo("\(history)/\(name)", 0o600)
    #expect(try Program("ime-cli").run(["history", "list"], environment: environment).code == 0)
  }

  @Test(.timeLimit(.minutes(1))) func settingsAreNotWaitedFor() throws {
    let container = "\(folder.path)/container"
    try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
    mkfifo("\(container)/settings.json", 0o600)
    let result = try Program("ime-cli").run(
      ["settings"], environment: ["GLOBEKEY_CONTAINER": container])
    #expect(result.errors.contains("not a file") || result.code == 0)
  }

  /// Control characters of arguments are shown, not carried out, in every command's messages.
  @Test(arguments: [
    [], ["convert"], ["type"], ["history", "list"], ["draw"], ["settings"], ["delete"], ["replay"],
    ["lexicon", "list"],
  ]) func argumentsAreShown(command: [String]) throws {
    for program in ["ime-cli", "ime-dict", "ime-web"] {
      let result = try Program(program).run(
        (program == "ime-cli" ? command : []) + ["--a\u{1B}]0;x\u{7}", "b\u{1B}[2J"])
      #expect(result.code == 64, "\(program) \(command): \(result.errors)")
      #expect(!(result.output + result.errors).unicodeScalars.contains("\u{1B}"), "\(command)")
      #expect((result.output + result.errors).contains("⟨U+001B⟩"), "\(program) \(command)")
    }
  }

  /// A line of thousands of keys is converted in windows, without a trace of where they end.
  @Test func longLinesAreConvertedWhole() throws {
    let count = 500
    let keys = String(repeating: "womenqushanghaichifan", count: count)
    let result = try Program("ime-cli").run(
      ["convert", "-l", "zh-Hans"], input: Array("\(keys)\n".utf8))
    let text = String(repeating: "我们去上海吃饭", count: count)
    #expect(result.output == "\(keys)\t\(text)\n")
    let kana = String(repeating: "わたしはがくせいです", count: count)
    let japanese = try Program("ime-cli").run(
      ["convert", "-l", "ja"], input: Array("\(kana)\n".utf8))
    #expect(japanese.output == "\(kana)\t\(String(repeating: "私は学生です", count: count))\n")
  }
}
