import Foundation
import TestSupport
import Testing

/// The sandbox of the programs. Where the kernel has none, they must say so and do nothing.
@Suite struct SandboxTests {
  private let readable: TemporaryFolder
  private let writable: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    readable = try TemporaryFolder()
    writable = try TemporaryFolder()
    outside = try TemporaryFolder()
    for folder in [readable, outside] { try folder.write("file", "text\n") }
    symlink("\(outside.path)/file", "\(readable.path)/link")
  }

  /// Whether the kernel of the tests has the sandbox.
  private static let isAvailable: Bool = {
    let result = try? Program("ime-cli").run(["--sandbox", "--version"])
    return result?.code == 0
  }()

  @Test(.enabled(if: isAvailable)) func onlyWhatIsAllowedWorks() throws {
    let result = try Program("sandbox-probe")
      .run([readable.path, writable.path, outside.path, "\(getpid())"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let done = [
      "read inside", "write inside", "shorten inside", "rename inside", "remove inside",
      "signal to itself", "thread",
    ]
    #expect(lines.count == 70)
    for line in lines {
      let name = line.prefix { $0 != ":" }
      #expect(line.hasSuffix(": done") == done.contains(String(name)), "\(line)")
    }
    for folder in [readable, outside] {
      let file = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/file")
      #expect(file[.posixPermissions] as? Int != 0o777)
      #expect(file[.size] as? Int == 5)
    }
    #expect(try String(contentsOfFile: "\(outside.path)/file", encoding: .utf8) == "text\n")
  }

  @Test(.enabled(if: !isAvailable)) func whatIsMissingIsNamed() throws {
    let result = try Program("ime-cli").run(["--sandbox", "--version"])
    #expect(result.code == 69)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("--sandbox"))
  }

  /// A sandboxed program converts, learns and forgets as without.
  @Test(.enabled(if: isAvailable)) func programsWorkInside() throws {
    let dictionary = URL(fileURLWithPath: try DefaultDictionary.path(of: "zh-Hans"))
    let environment = [
      "GLOBEKEY_CONTAINER": "\(writable.path)/container",
      "GLOBEKEY_DICTIONARIES": dictionary.deletingLastPathComponent().path,
    ]
    func run(_ program: String, _ arguments: [String], input: String = "") throws
      -> Program.Result
    {
      try Program(program).run(
        ["--sandbox"] + arguments, input: Array(input.utf8), environment: environment)
    }
    let converted = try run("ime-cli", ["convert", "--language", "zh-Hans"], input: "nihao\n")
    #expect(converted.output == "nihao\t你好\n")
    let export = try outside.write(
      "history.tsv",
      "# globekey history 1\ncell\tzh-Hans\tword\t\tbei jing\t北京\t0000000000000001\t1024\t1\n")
    #expect(try run("ime-cli", ["history", "import", export]).code == 0)
    let listed = try run("ime-cli", ["history", "list"])
    #expect(listed.output.contains("北京"))
    #expect(try run("ime-cli", ["history", "forget", "北京"]).code == 0)
    let replayed = try run(
      "ime-cli",
      ["replay", Repository.root.appending(path: "Tests/Scenarios/zh-Hans/fuzzy.txt").path])
    #expect(replayed.code == 0, "\(replayed.errors)")
    #expect(try run("ime-dict", ["check", dictionary.path]).code == 0)
  }

  /// Files that the command line does not name are not opened, even if a named one leads there.
  @Test(.enabled(if: isAvailable)) func otherFilesAreNotOpened() throws {
    let layout = try readable.write(
      "keyboard.xml",
      """
      <keyboard3 locale="de" conformsTo="45"><keys><import path="part.xml"/></keys></keyboard3>
      """)
    try readable.write("part.xml", "<keys><key id=\"a\" output=\"a\"/></keys>")
    let reason = "part.xml: error: cannot be read: Permission denied"
    let free = try Program("ime-cli").run(["lint", layout])
    #expect(!(free.output + free.errors).contains(reason))
    let confined = try Program("ime-cli").run(["--sandbox", "lint", layout])
    #expect((confined.output + confined.errors).contains(reason))
  }
}
