import Foundation

/// The files that a session may open for reading, as they exist on the test machine.
struct AllowedFiles {
  /// Files that the loader, the C library, ICU and the Swift runtime read in any program: caches,
  /// locale and time zone files, and the kernel's information about the processor and the process.
  private static let systemFolders = [
    "/etc/ld.so.", "/proc/self/", "/sys/devices/system/cpu/", "/sys/fs/cgroup/", "/usr/lib/locale/",
    "/usr/share/locale/", "/usr/share/zoneinfo/", "/usr/share/icu/", "/etc/localtime",
    "/etc/timezone",
  ]

  /// The paths of the program's shared libraries.
  let libraries: Set<String>
  /// The files of the session: the program, its script and the dictionaries.
  let files: Set<String>
  /// The folders of the session: the locales.
  let folders: [String]

  /// Finds the libraries of a program and adds the files that the session needs.
  init(program: String, files: Set<String>, folders: [String]) throws {
    libraries = try Self.libraries(of: program)
    self.files = files.union([program])
    self.folders = folders.map { $0 + "/" }
  }

  /// Whether a call may open its file.
  func contains(_ call: SystemCall) -> Bool {
    guard let path = call.path, path.hasPrefix("/"), !path.contains("/../") else { return false }
    if files.contains(path) || libraries.contains(path) { return true }
    if (Self.systemFolders + folders).contains(where: path.hasPrefix) { return true }
    // Character set tables that the C library loads for its locale.
    if path.hasSuffix("/gconv/gconv-modules.cache") { return true }
    // The loader looks for a library in several folders and finds nothing in most of them.
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
    // A line of the output: `libm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x…)`
    let words = String(decoding: output, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
    return Set(words.filter { $0.hasPrefix("/") })
  }
}
