import Foundation
import TestSupport
import Testing

/// Programs whose standard input, output or error is closed. The next file that is opened would get the
/// number, and what is printed or typed would go into it.
@Suite struct ClosedDescriptorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let closings = ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"]

  private var container: String { "\(folder.path)/container" }

  /// Runs a program by the shell, with descriptors closed.
  private func run(
    _ program: String, _ arguments: [String], _ closing: String = "", input: String = ""
  ) throws -> Program.Result {
    let file = try folder.write("input", input)
    let source = closing.contains("<&-") ? "" : "< '\(file)'"
    return try Program(path: "/bin/sh").run(
      ["-c", "\"$0\" \"$@\" \(source) \(closing)", Program(program).path] + arguments,
      environment: ["GLOBEKEY_CONTAINER": container])
  }

  /// The files of the container with their contents.
  private func files() throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: container)?.compactMap { $0 as? String }
    var files: [String: Data] = [:]
    for name in names ?? [] {
      files[name] = try? Data(contentsOf: URL(fileURLWithPath: "\(container)/\(name)"))
    }
    return files
  }

  @Test(arguments: closings) func whatIsTypedGoesIntoNoFile(closing: String) throws {
    let result = try run(
      "ime-cli", ["type", "-l", "zh-Hans", "--learn"], closing, input: "beijing2 \u{3}")
    #expect(result.code == 0 || closing.contains("<&-"))
    for (name, data) in try files()
    where !name.hasPrefix("history/history.") || name.hasSuffix(".lock") {
      #expect(data.isEmpty, "\(name)")
    }
    let learned = try run("ime-cli", ["history", "list"]).output.contains("背景")
    #expect(learned == !closing.contains("<&-"))
    let forgotten = try run("ime-cli", ["history", "forget", "背景"])
    #expect(forgotten.code == 0)
    #expect(!forgotten.output.contains("STILL FOUND"))
    for data in try files().values { #expect(data.range(of: Data("背景".utf8)) == nil) }
  }

  @Test(arguments: closings) func aClosedInputIsEmpty(closing: String) throws {
    let result = try run("ime-cli", ["convert", "-l", "zh-Hans"], closing, input: "nihao\n")
    #expect(result.code == 0)
    #expect(result.output == (closing == "2>&-" ? "nihao\t你好\n" : ""))
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: closings) func importsAreWholeAndMessagesGoNowhere(closing: String) throws {
    let list = try folder.write(
      "history.tsv",
      "# globekey history 1\ncell\tzh-Hans\tword\t\tbei jing\t北京\t0000000000000001\t1024\t1\n")
    #expect(try run("ime-cli", ["history", "import", list], closing).code == 0)
    #expect(try run("ime-cli", ["history", "import", "\(folder.path)/none"], closing).code == 66)
    #expect(try run("ime-cli", ["history", "list"]).output.contains("北京"))
    #expect(try files()["history/history.lock"]?.isEmpty == true)
  }

  @Test(arguments: closings) func imagesAreThoseOfAnOpenTerminal(closing: String) throws {
    let image = try DefaultDictionary.path(of: "zh-text")
    let tables = Repository.root.appending(path: "Dictionaries/zh-text").path
    for (name, closing) in [("open", ""), ("closed", closing)] {
      let result = try run(
        "ime-dict", ["build", tables, "--no-cache", "-o", "\(folder.path)/\(name).imedict"], closing
      )
      #expect(result.code == 0, "\(result.errors)")
    }
    #expect(try run("ime-dict", ["check", image], closing).code == 0)
    #expect(
      FileManager.default.contentsEqual(
        atPath: "\(folder.path)/open.imedict", andPath: "\(folder.path)/closed.imedict"))
  }

  /// The page's program serves without a terminal, and leaves no folder.
  @Test(arguments: closings) func thePageIsServed(closing: String) throws {
    let temporary = "\(folder.path)/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let script =
      "export TMPDIR='\(temporary)'; \"$0\" --port 0 --locales Locales --dictionaries "
      + ".build/dictionaries \(closing) & sleep 2; kill -\(closing.count % 2 == 0 ? "HUP" : "TERM") $!; wait $!"
    let result = try Program(path: "/bin/sh").run(
      ["-c", "cd '\(Repository.root.path)'; " + script, Program("ime-web").path])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }

  /// A signal at any moment of the start ends the program with its folder.
  @Test func aSignalWhileThePageBeginsLeavesNothing() throws {
    let temporary = "\(folder.path)/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let script = """
      cd '\(Repository.root.path)'; export TMPDIR='\(temporary)'
      for time in 0 0.005 0.01 0.02 0.03 0.05 0.08 0.12 0.2 0.3 0.5; do
        for signal in TERM HUP; do
          "$0" --port 0 --locales Locales --dictionaries .build/dictionaries >/dev/null & program=$!
          sleep $time; kill -$signal $program
          (sleep 30; kill -KILL $program 2>/dev/null) & guard=$!
          wait $program; [ $? != 137 ] || echo "after $time s $signal did not end it"
          kill $guard
        done
      done
      ls "$TMPDIR"
      """
    let result = try Program(path: "/bin/sh").run(["-c", script, Program("ime-web").path])
    #expect(result.output == "")
  }

  /// A killed program leaves its folder, and the next one removes it, but none of a program that runs.
  @Test func whatAKilledProgramLeftIsRemoved() throws {
    let temporary = "\(folder.path)/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let script = """
      cd '\(Repository.root.path)'; export TMPDIR='\(temporary)'
      start() { "$0" --port 0 --locales Locales --dictionaries .build/dictionaries >/dev/null & }
      start; first=$!; sleep 2; ls "$TMPDIR" | wc -l
      start; second=$!; sleep 2; ls "$TMPDIR" | wc -l
      kill -KILL $first; sleep 0.5; ls "$TMPDIR" | wc -l
      start; third=$!; sleep 2; ls "$TMPDIR" | wc -l
      kill -TERM $second $third; wait $second $third; ls "$TMPDIR" | wc -l
      """
    let result = try Program(path: "/bin/sh").run(["-c", script, Program("ime-web").path])
    #expect(result.output.split(separator: "\n").map(String.init) == ["1", "2", "2", "2", "0"])
  }
}
