import Foundation
import TestSupport
import Testing

/// `ime-cli run`: requirements 89 to 91.
@Suite struct RunCommandTests {
  private let folder: TemporaryFolder
  private let locales = ["--locales", Repository.root.appending(path: "Locales").path]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Result {
    try Program("ime-cli").run(["run"] + arguments + locales, input: Array(input.utf8))
  }

  private func log(_ name: String = "log") throws -> [String] {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["contacts", "browser", "search", "bank"])
  func eachHostShowsItsScreenAtOnce(host: String) throws {
    let result = try run(["--host", host])
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("\(host): "))
    #expect(result.output.split(separator: "\n").count > 4)
    // Life-cycle events appear only in the log.
    for word in ["viewDidLoad", "viewWillAppear", "insertText"] {
      #expect(!result.output.contains(word))
    }
  }

  /// A key of a hardware keyboard returns to the keyboard used before; a setting turns it off.
  @Test(arguments: [("control-alt-space", "en*"), ("off", "en de*")])
  func aKeyReturnsToTheKeyboardBefore(key: String, list: String) throws {
    let settings = try folder.write("settings.json", "{\"previousKeyboardKey\": \"\(key)\"}")
    let script = try folder.write(
      "s",
      """
      FOCUS address
      TAP <next-keyboard>^
      PICK de
      KEYS <C-A-Space>
      TAP <next-keyboard>^
      LIST \(list)

      """)
    let result = try run(["--host", "browser", "--script", script, "--settings", settings])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
  }

  @Test func passwordsAreShownAsDots() throws {
    let script = try folder.write("s", "FOCUS password\nTAP s e s a m e\n")
    let result = try run(["--host", "browser", "--script", script])
    #expect(result.output.contains("••••••|"))
    #expect(!result.output.contains("s e s a m e"))
  }

  @Test func logHasLengthsAndTextsOnlyOnRequest() throws {
    let script = try folder.write("s", "FOCUS address\nTAP q x z\n")
    let path = "\(folder.path)/log"
    #expect(try run(["--host", "browser", "--script", script, "--log", path]).code == 0)
    let lines = try log()
    #expect(lines.first == #"{"count":1,"event":"run"}"#)
    #expect(
      lines.contains(
        #"{"effect":"insertText","event":"effect","field":"address","keyboard":"en","length":1,"#
          + #""line":2,"time":300}"#))
    #expect(!lines.contains { $0.contains("\"text\"") })
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(
      try run(["--host", "browser", "--script", script, "--log", path, "--log-text"]).code == 0)
    #expect(try log().contains { $0.contains(#""text":"x""#) })
  }

  /// The keyboards of a host learn only if asked to, and a setting forbids it permanently.
  @Test func keyboardsLearnOnlyIfAskedTo() throws {
    let script = try folder.write("s", "TAP s h i j i <space>\n")
    let environment = ["GLOBEKEY_CONTAINER": folder.path]
    func run(_ options: String...) throws -> Program.Result {
      try Program("ime-cli").run(
        ["run", "--host", "search", "--keyboard", "zh-Hans", "--script", script] + options
          + locales,
        environment: environment)
    }
    func learned() throws -> Int {
      try Program("ime-cli").run(["history", "list"], environment: environment).output
        .split(separator: "\n").count - 1
    }
    let plain = try run()
    #expect(plain.code == 0, "\(plain.errors)")
    #expect(try learned() == 0)
    let settings = try folder.write("settings.json", "{\"learnsWords\": false}")
    #expect(try run("--learn", "--settings", settings).code == 0)
    #expect(try learned() == 0)
    #expect(try run("--learn").code == 0)
    #expect(try learned() == 2)
    #expect(try run("--learn", "--repeat", "2").code == 64)
  }

  @Test(arguments: ["per-language", "dynamic"])
  func repeatedRunsHaveTheSameLog(packaging: String) throws {
    let result = try run([
      "--host", "browser", "--packaging", packaging, "--repeat", "3", "--log",
      "\(folder.path)/log",
    ])
    #expect(result.code == 0)
    #expect(result.output.contains("3 runs, the same "))
    let runs = try log().split { $0.contains(#""event":"run""#) }
    #expect(runs.count == 3 && runs[0].count > 20)
    #expect(Set(runs.map(Array.init)).count == 1)
  }

  @Test func waitForDebuggerEndsWithALineOfInput() throws {
    let result = try run(["--host", "search", "--wait-for-debugger"], input: "\n")
    #expect(result.code == 0)
    #expect(result.errors.hasPrefix("process "))
    #expect(!result.output.contains("process "))
  }

  @Test(.timeLimit(.minutes(1))) func waitForDebuggerEndsWithASignal() throws {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: Program("ime-cli").path)
    let path = "\(folder.path)/log"
    process.arguments =
      ["run", "--host", "search", "--wait-for-debugger", "--log", path] + locales
    (process.standardInput, process.standardOutput, process.standardError) =
      (input, output, errors)
    try process.run()
    let message = String(
      decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(message.contains("process \(process.processIdentifier) waits"))
    // No keyboard is loaded yet.
    #expect(try log().isEmpty)
    #expect(kill(process.processIdentifier, SIGCONT) == 0)
    let shown = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && !shown.isEmpty)
    #expect(try log().contains { $0.contains("viewDidLoad") })
  }

  @Test(
    arguments: [
      ("--host moon", 64), ("", 64), ("--host bank --repeat 0", 64), ("--host bank --log-text", 64),
      ("--host bank --packaging twice", 64), ("--host bank --script - --wait-for-debugger", 64),
      ("--host bank --script /nowhere", 66), ("--host bank --log /nowhere/log", 73),
      ("--host bank --keyboard tlh", 65), ("--host bank --settings /nowhere", 66),
    ] as [(String, Int32)])
  func exitCodes(arguments: String, code: Int32) throws {
    let result = try run(arguments.split(separator: " ").map(String.init))
    #expect(result.code == code, "\(result.errors)")
    #expect(!result.errors.isEmpty && result.output.isEmpty)
  }

  @Test func failedScenariosNameTheLine() throws {
    let script = try folder.write("s", "FOCUS address\nTAP a\nDOCUMENT b|\n")
    let result = try run(["--host", "browser", "--script", script])
    #expect(result.code == 1)
    #expect(result.output.contains("\(script):3: : expected document 'b|', found 'a|'"))
    let malformed = try folder.write("m", "FOCUS address\nTYPE a\n")
    #expect(try run(["--host", "browser", "--script", malformed]).code == 65)
  }

  @Test func settingsFilesAreApplied() throws {
    let settings = try folder.write("settings.json", #"{"capitalizesAutomatically": false}"#)
    let script = try folder.write("s", "FOCUS name\nLAYER base\nTAP a\nDOCUMENT a|\n")
    let arguments = ["--host", "contacts", "--script", script]
    #expect(try run(arguments).code == 1)
    #expect(try run(arguments + ["--settings", settings]).code == 0)
  }

  /// `ime-cli log` shows the entries of a log in columns, all or those of an event or keyboard.
  @Test func logsAreShown() throws {
    let file = "\(folder.path)/log"
    let cli = Program("ime-cli")
    _ = try run(["--host", "contacts", "--log", file])
    let all = try cli.run(["log", file])
    #expect(all.code == 0 && all.errors.isEmpty)
    let lines = all.output.split(separator: "\n")
    #expect(try lines.count == log().count)
    #expect(lines.contains("       0  name        en          viewDidLoad"))
    let typed = try cli.run(["log", file, "--event", "effect", "--keyboard", "en"]).output
    #expect(typed.contains("insertText  1 character\n") && !typed.contains("viewDidLoad"))
    #expect(try cli.run(["log", "\(folder.path)/none"]).code == 66)
    let malformed = try cli.run(["log", folder.write("bad", "{\"event\":\"run\"}\nhello\n")])
    #expect(malformed.code == 65 && malformed.errors.contains("bad:2: it is no line of a log"))
    #expect(malformed.output.contains("run"))
  }

  /// A log is followed while it is written, from before its file exists, and after it starts over.
  @Test func logsAreFollowed() throws {
    let file = "\(folder.path)/growing"
    let script = """
      printf '{"event":"run","count":%s}\\n{"event":"key"' 1 >"$1"; sleep 0.4
      printf ',"name":"tap"}\\n' >>"$1"; sleep 0.4
      printf '{"event":"run","count":2}\\n' >"$1"; sleep 0.4
      """
    let result = try Program(path: "/bin/sh").run([
      "-c", "{ sleep 0.2; \(script); kill -KILL $$; } & exec \"$0\" log --follow \"$1\"",
      Program("ime-cli").path, file,
    ])
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines == [["run", "1"], ["key", "tap"], ["run", "2"]])
  }
}
