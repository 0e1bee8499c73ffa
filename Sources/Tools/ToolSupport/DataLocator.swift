#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds data that belongs to the toolkit: in a folder that an environment variable names, in the
/// working folder, or beside the program.
package struct DataLocator {
  private let folders: [String]

  /// A locator. `fromWorkingFolder` and `fromProgram` are paths relative to either.
  package init(variable: String, fromWorkingFolder: String, fromProgram: [String]) {
    var folders: [String] = []
    if let named = getenv(variable) { folders.append(String(cString: named)) }
    folders.append(fromWorkingFolder)
    if let program = Self.programFolder { folders += fromProgram.map { "\(program)/\($0)" } }
    self.folders = folders
  }

  /// Where it was looked for, for messages.
  package var positions: String { folders.joined(separator: ", ") }

  /// The first folder that has a file of this name; nil where none has.
  package func folder(containing name: String) -> String? {
    folders.first { access("\($0)/\(name)", F_OK) == 0 }
  }

  private static var programFolder: String? {
    guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
  }
}
