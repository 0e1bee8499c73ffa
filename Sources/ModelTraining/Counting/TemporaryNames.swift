import DictionaryBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names of files that a program uses while it writes another: `OUTPUT.PROCESS.NUMBER.tmp`, and
/// `OUTPUT.PROCESS.tmp` for what becomes the output (`FileAccess.writeAtomically`).
enum TemporaryNames {
  /// A name for this process.
  static func name(beside path: String, number: Int) -> String {
    "\(path).\(getpid()).\(number).tmp"
  }

  /// Removes the files of such names that processes left which run no more (on this machine).
  static func removeAbandoned(beside path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let prefix = "\(parts.last ?? "")."
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "./"
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(prefix) else { continue }
      let fields = name.dropFirst(prefix.count).split(
        separator: ".", omittingEmptySubsequences: false)
      guard fields.count == 2 || fields.count == 3, fields.last == "tmp",
        fields.dropLast().allSatisfy({ Int($0) != nil }), let process = pid_t(fields[0]),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(folder + name)
    }
  }
}
