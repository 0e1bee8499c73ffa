/// A system call in the output of strace.
struct SystemCall: Hashable, Sendable {
  /// The name of the call, such as `openat`.
  let name: String
  /// Its arguments and result, as written by strace.
  let rest: String

  /// Returns the calls of a trace in order, without signals, process exits and the second halves of
  /// interrupted calls.
  static func calls(inTrace text: String) -> [SystemCall] {
    text.split(separator: "\n").compactMap { line -> SystemCall? in
      let call: Substring = line.drop { $0.isNumber || $0 == " " }
      guard let first = call.first, first.isLetter || first == "_" else { return nil }
      let parts = call.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? SystemCall(name: String(parts[0]), rest: String(parts[1])) : nil
    }
  }

  /// The first quoted argument: the path, if the call has one.
  var path: String? {
    let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// Whether the call opens a file.
  var isOpen: Bool { ["open", "openat", "openat2", "creat"].contains(name) }

  /// Whether the call opens a file for more than reading.
  var opensForWriting: Bool {
    let flags = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND", "O_TMPFILE"]
    return name == "creat" || isOpen && flags.contains { rest.contains($0) }
  }

  /// Whether the call failed.
  var hasFailed: Bool { rest.contains(") = -1 ") }

  /// Calls that only look up file names, thread calls, and the process exit.
  static let harmless: Set<String> = [
    "access", "faccessat", "faccessat2", "stat", "lstat", "fstatat64", "newfstatat", "stat64",
    "lstat64", "statx", "statfs", "statfs64", "readlink", "readlinkat", "getcwd", "exit",
    "exit_group", "arch_prctl", "rt_sigreturn",
  ]
}
