import Foundation
import TestSupport
import Testing

/// Requirements 61, 66 and 91: the effects of a session on the system, by its system calls.
@Suite(
  .enabled(
    if: TracedSession.isPossible, "system calls cannot be traced here: no strace, or no ptrace"))
struct TrustTraceTests {
  /// A word typed only in these sessions.
  private static let canary = "zaubertrankvogel"

  private let folder: TemporaryFolder
  private let locales: String
  /// The images of Mandarin and Hanja, and the words of the other languages.
  private let dictionaries: [String]

  init() throws {
    folder = try TemporaryFolder()
    locales = Repository.root.appending(path: "Locales").path
    dictionaries = try [
      "zh-Hans", "zh-text", "zh-Hans-homophones", "ko", "ko.words", "de.words", "en.words",
      "fa.words",
    ].map(DefaultDictionary.path)
  }

  private func taps(_ text: String) -> String { text.map(String.init).joined(separator: " ") }

  private func allowed(_ script: String) throws -> AllowedFiles {
    try AllowedFiles(
      program: Program("ime-cli").path, files: Set(dictionaries + [script]), folders: [locales])
  }

  /// Writes a script with languages that have capitals, write right to left, use transforms, and
  /// compose with a dictionary.
  private func replayScript() throws -> String {
    try folder.write(
      "replay.txt",
      """
      SCENARIO  several languages
      KEYBOARD  de touch
      FIELD     url
      TAP       \(taps(Self.canary))
      DOCUMENT  \(Self.canary)|
      FIELD     default
      LANGUAGE  fa
      TAP       س ل ا م
      LANGUAGE  ko
      TAP       ㅎ ㅏ ㄴ
      PREEDIT   한|
      DOCUMENT  \(Self.canary)سلام|
      LANGUAGE  zh-Hans-CN
      TAP       n i h a o
      OFFERS    你好
      TAP       <space>
      DOCUMENT  \(Self.canary)سلام한你好|
      TAP       \(taps(Self.canary))
      """)
  }

  @Test func sessionsReadOnlyTheirOwnFiles() throws {
    let script = try replayScript()
    let session = try TracedSession(["replay", "--locales", locales, script])
    #expect(session.result.output == "1 scenario passed, 0 failed\n")
    #expect(session.result.code == 0 && session.result.errors.isEmpty)
    #expect(session.findings(allowed: try allowed(script)) == [])
    // Make sure that the trace belongs to this session: it contains the session's files.
    for name in ["zh-Hans.imedict", "de/keyboard.xml", "fa/keyboard.xml", "ko/keyboard.xml"] {
      #expect(session.calls.contains { $0.isOpen && $0.path?.hasSuffix(name) == true }, "\(name)")
    }
  }

  @Test func typedTextLeavesNoTrace() throws {
    let session = try TracedSession(["replay", "--locales", locales, try replayScript()])
    #expect(session.result.code == 0)
    #expect(session.filesLeft == [])
    #expect(session.filesLeft(holding: Self.canary) == [])
  }

  /// Even with full logging, text typed into a secure field is not in the log, because no custom
  /// keyboard receives it. The log is the only file written.
  @Test(arguments: ["per-language", "dynamic"])
  func textInSecureFieldsIsNotLogged(packaging: String) throws {
    let script = try folder.write(
      "run.txt",
      """
      FOCUS     search
      TAP       s e e n
      FOCUS     password
      SERVES    secureField
      TAP       \(taps(Self.canary))
      KEYS      \(Self.canary)
      DOCUMENT  \(Self.canary)\(Self.canary)|
      FOCUS     search
      SERVES    custom
      TAP       <space> a g a i n
      DOCUMENT  seen again|
      """)
    let log = "\(folder.path)/run.jsonl"
    let session = try TracedSession([
      "run", "--host", "browser", "--packaging", packaging, "--locales", locales, "--script",
      script, "--log", log, "--log-text",
    ])
    #expect(session.result.code == 0, "\(session.result.output)")
    #expect(session.findings(allowed: try allowed(script), written: [log]) == [])
    #expect(session.filesLeft == [])

    let entries = try String(contentsOfFile: log, encoding: .utf8)
      .split(separator: "\n").map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
    let texts = entries.filter { $0.event == "effect" }.compactMap(\.text).joined()
    #expect(texts == "seen again")
    #expect(!entries.contains { $0.field == "password" && ($0.text != nil || $0.length != nil) })
    #expect(!session.result.output.contains(Self.canary))
  }

  private struct Entry: Decodable {
    var event: String
    var field: String?
    var text: String?
    var length: Int?
  }

  @Test func withoutALogNothingIsWritten() throws {
    let script = try folder.write("run.txt", "FOCUS address\nTAP \(taps(Self.canary))\n")
    let session = try TracedSession([
      "run", "--host", "browser", "--locales", locales, "--script", script,
    ])
    #expect(session.result.code == 0)
    #expect(session.findings(allowed: try allowed(script)) == [])
    #expect(session.filesLeft == [])
  }

  /// Checks that the tests above would detect violations.
  @Test func violationsAreDetected() throws {
    let script = try folder.write(
      "bad.sh",
      """
      echo \(Self.canary) > "$TMPDIR/keys"
      read line < /etc/hostname
      mkdir "$HOME/kept"
      (exec 3<>/dev/tcp/127.0.0.1/9)
      cat /dev/null
      """)
    let session = try TracedSession([script], of: Program(path: "/bin/bash"))
    let findings = session.findings(
      allowed: try AllowedFiles(program: "/bin/bash", files: [script], folders: []))
    for kind in ["writes: ", "opens: ", "runs: ", "calls: socket(", "calls: mkdir"] {
      #expect(findings.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    #expect(session.filesLeft.sorted() == ["home/kept", "tmp/keys"])
    #expect(session.filesLeft(holding: Self.canary) == ["tmp/keys"])
  }
}
