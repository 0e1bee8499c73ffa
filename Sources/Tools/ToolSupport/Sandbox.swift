import CSandbox
import LibC

/// A restriction of the running program, which the kernel enforces (Landlock and seccomp): it opens only
/// the files given here, uses no network, and starts no program.
///
/// ```swift
/// try Sandbox(readable: ["Locales"], writable: ["/home/ada/.local/share/globekey"]).enter()
/// ```
package struct Sandbox {
  /// The option of the programs that asks for it, before the name of a command.
  package static let option = "--sandbox"

  /// Files and folders that the program may read. Those that do not exist are left out.
  package var readable: [String]
  /// Files and folders that the program may also write and create files in.
  package var writable: [String]

  /// The files that any program reads: time zones, the tables of the C library, facts about its own process.
  private static let system = [
    "/etc/localtime", "/usr/share/zoneinfo", "/usr/share/icu", "/usr/lib/locale",
    "/usr/lib/x86_64-linux-gnu/gconv", "/usr/lib/aarch64-linux-gnu/gconv", "/proc/self",
    "/sys/devices/system/cpu", "/sys/fs/cgroup", "/dev/urandom", "/dev/zero",
  ]
  /// The file that holds nothing. The terminal is not opened again: what is written to it could be
  /// commands to it, and the program has it already.
  private static let devices = ["/dev/null"]

  /// Creates a restriction.
  package init(readable: [String], writable: [String] = []) {
    self.readable = readable
    self.writable = writable
  }

  /// Restricts the program for the rest of its life. Call it before other threads exist.
  ///
  /// - Throws: `ToolError` of the kind `unavailable` if the kernel cannot do it. Nothing may then be
  ///   taken as restricted.
  package func enter() throws(ToolError) {
    let rules = gk_sandbox_begin()
    guard rules >= 0 else {
      throw ToolError(
        .unavailable,
        "\(Self.option): this system has no Landlock (\(Self.text(-rules))); it needs Linux 5.13 or "
          + "later with Landlock enabled, on x86-64 or arm64")
    }
    do throws(ToolError) {
      for path in readable + Self.system { try allow(path, isWritable: false, in: rules) }
      for path in writable + Self.devices { try allow(path, isWritable: true, in: rules) }
    } catch {
      gk_sandbox_cancel(rules)
      throw error
    }
    let code = gk_sandbox_enter(rules)
    guard code == 0 else {
      throw ToolError(
        .unavailable, "\(Self.option): the system rejected the restriction (\(Self.text(code)))")
    }
  }

  /// What the kernel enforces, for the user to read: a kernel with an early version of Landlock controls
  /// less. SECURITY.md says what each version leaves open.
  package static var level: String {
    let version = gk_sandbox_version()
    let controlled = [
      (1, "files"), (3, "shortening files"), (4, "TCP"), (5, "control of devices"),
      (6, "signals and abstract sockets"),
    ].filter { version >= $0.0 }.map(\.1)
    return
      "Landlock \(version) (\(controlled.joined(separator: ", "))) and a filter of system calls"
  }

  private func allow(_ path: String, isWritable: Bool, in rules: Int32) throws(ToolError) {
    switch gk_sandbox_allow(rules, path, isWritable) {
    case 0, ENOENT, ENOTDIR, EACCES: return
    case let code:
      throw ToolError(.unavailable, "\(Self.option): \(path): \(Self.text(code))")
    }
  }

  private static func text(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Returns the paths that arguments of a program name: `words.tsv`, `--output=words.tsv`.
  package static func paths(in arguments: [String]) -> [String] {
    arguments.flatMap { argument in
      [argument]
        + (argument.firstIndex(of: "=").map { [String(argument[$0...].dropFirst())] } ?? [])
    }.filter { !$0.isEmpty && $0 != "-" && access($0, F_OK) == 0 }
  }
}
