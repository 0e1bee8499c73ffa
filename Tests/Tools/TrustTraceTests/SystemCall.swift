/// A system call in the output of strace.
struct SystemCall: Hashable, Sendable {
  /// The call: `openat`.
  let name: String
  /// Its arguments and what it answered, as strace wrote them.
  let rest: String

  /// The calls of a trace, in order. Signals, ends of processes and the second halves of calls that
  /// were interrupted are none.
  static func calls(inTrace text: String) -> [SystemCall] {
    text.split(separator: "\n").compactMap { line -> SystemCall? in
      let call: Substring = line.drop { $0.isNumber || $0 == " " }
      guard let first = call.first, first.isLetter || first == "_" else { return nil }
      let parts = call.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? SystemCall(name: String(parts[0]), rest: String(parts[1])) : nil
    }
  }

  /// The first text among the arguments: the path of calls that have one.
  var path: String? {
    let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// Whether it opens a file.
  var isOpen: Bool { ["open", "openat", "openat2", "creat"].contains(name) }

  /// Whether it opens a file for more than reading.
  var opensForWriting: Bool {
    let flags = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND", "O_TMPFILE"]
    return name == "creat" || isOpen && flags.contains { rest.contains($0) }
  }

  /// Whether it failed: nothing was opened.
  var hasFailed: Bool { rest.contains(") = -1 ") }

  /// Calls that look at names of files and change nothing, threads, and the end.
  static let harmless: Set<String> = [
    "access", "faccessat", "faccessat2", "stat", "lstat", "fstatat64", "newfstatat", "stat64",
    "lstat64", "statx", "statfs", "statfs64", "readlink", "readlinkat", "getcwd", "exit",
    "exit_group", "arch_prctl", "rt_sigreturn",
  ]
}
