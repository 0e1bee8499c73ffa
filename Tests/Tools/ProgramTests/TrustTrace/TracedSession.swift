import Foundation
import TestSupport

/// A session of `ime-cli` under strace, with its own home, container and folder for temporary
/// files.
struct TracedSession {
  private static let strace = "/usr/bin/strace"

  /// Whether system calls can be traced: strace is installed and the kernel allows it.
  static let isPossible: Bool = {
    guard FileManager.default.isExecutableFile(atPath: strace) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: strace)
    process.arguments = ["-f", "-o", "/dev/null", "/bin/true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The exit code and output of the program.
  let result: Program.Result
  /// The program's system calls about files, processes and the network.
  let calls: [SystemCall]
  /// The files in its home and temporary folder after the run.
  let filesLeft: [String]

  private let world: TemporaryFolder

  /// Runs a program to its end.
  init(_ arguments: [String], of program: Program = Program("ime-cli")) throws {
    let world = try TemporaryFolder()
    self.world = world
    let outside = try TemporaryFolder()
    let trace = "\(outside.path)/trace"
    let home = "\(world.path)/home"
    let temporary = "\(world.path)/tmp"
    for folder in [home, temporary] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let dictionary = URL(fileURLWithPath: try DefaultDictionary.path(of: "zh-Hans"))
    let tracing = ["-f", "-s", "256", "-e", "trace=network,file,process,?io_uring_setup"]
    result = try program.run(
      arguments,
      environment: [
        "HOME": home, "XDG_DATA_HOME": "\(home)/data", "XDG_CONFIG_HOME": "\(home)/config",
        "XDG_CACHE_HOME": "\(home)/cache", "XDG_STATE_HOME": "\(home)/state",
        "GLOBEKEY_CONTAINER": "\(home)/container", "TMPDIR": temporary,
        "GLOBEKEY_DICTIONARIES": dictionary.deletingLastPathComponent().path,
      ],
      under: [Self.strace] + tracing + ["-o", trace])
    calls = SystemCall.calls(inTrace: try String(contentsOfFile: trace, encoding: .utf8))
    filesLeft =
      ["home", "tmp"].flatMap { folder in
        let names = FileManager.default.enumerator(atPath: "\(world.path)/\(folder)")
        return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
      }
  }

  /// The folder of the user's code tables, which every program looks for.
  private var userTables: String { "\(world.path)/home/container/tables" }

  /// Returns the forbidden calls of the session. `written` are the files that it was asked to
  /// write.
  func findings(allowed: AllowedFiles, written: Set<String> = []) -> [String] {
    var findings: [String] = []
    var programs = 0
    for call in calls {
      let text = "\(call.name)(\(call.rest)"
      if call.isOpen, call.opensForWriting {
        if !written.contains(call.path ?? "") { findings.append("writes: \(text)") }
      } else if call.isOpen {
        if !allowed.contains(call), call.path != userTables {
          findings.append("opens: \(text)")
        }
      } else if call.name == "execve" {
        programs += 1
        if programs > 1 { findings.append("runs: \(text)") }
      } else if call.name.hasPrefix("clone") {
        if !call.rest.contains("CLONE_THREAD") { findings.append("forks: \(text)") }
      } else if !SystemCall.harmless.contains(call.name) {
        findings.append("calls: \(text)")
      }
    }
    return findings
  }

  /// Returns the remaining files that contain a text.
  func filesLeft(holding text: String) -> [String] {
    filesLeft.filter { file in
      let bytes = FileManager.default.contents(atPath: "\(world.path)/\(file)") ?? Data()
      return bytes.range(of: Data(text.utf8)) != nil
    }
  }
}
