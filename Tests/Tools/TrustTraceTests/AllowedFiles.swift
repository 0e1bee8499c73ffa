import Foundation

/// The files that a session may open for reading, found on the machine that the test runs on.
struct AllowedFiles {
  /// What the loader, the C library, ICU and the Swift runtime read in any program: their caches,
  /// locale and time zone files, and what the kernel says of the processor and of the process itself.
  private static let systemFolders = [
    "/etc/ld.so.", "/proc/self/", "/sys/devices/system/cpu/", "/sys/fs/cgroup/", "/usr/lib/locale/",
    "/usr/share/locale/", "/usr/share/zoneinfo/", "/usr/share/icu/", "/etc/localtime",
    "/etc/timezone",
  ]

  /// The shared libraries of the program, where the loader finds them.
  let libraries: Set<String>
  /// The files of the session: the program, its script, the dictionary.
  let files: Set<String>
  /// The folders of the session: the languages.
  let folders: [String]

  /// The files of a program, and those that the session needs.
  init(program: String, files: Set<String>, folders: [String]) throws {
    libraries = try Self.libraries(of: program)
    self.files = files.union([program])
    self.folders = folders.map { $0 + "/" }
  }

  /// Whether a call may open what it opens.
  func contains(_ call: SystemCall) -> Bool {
    guard let path = call.path, path.hasPrefix("/"), !path.contains("/../") else { return false }
    if files.contains(path) || libraries.contains(path) { return true }
    if (Self.systemFolders + folders).contains(where: path.hasPrefix) { return true }
    // Tables of character sets, which the C library takes for its locale.
    if path.hasSuffix("/gconv/gconv-modules.cache") { return true }
    // The loader looks for a library in several folders, and in most of them there is nothing.
    let name = path.split(separator: "/").last ?? ""
    return call.hasFailed && libraries.contains { $0.hasSuffix("/\(name)") }
  }

  private static func libraries(of program: String) throws -> Set<String> {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
    process.arguments = [program]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // `libm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x…)`
    let words = String(decoding: output, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
    return Set(words.filter { $0.hasPrefix("/") })
  }
}
