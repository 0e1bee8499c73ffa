#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the toolkit's data: in a folder named by an environment variable, in the working folder,
/// or next to the program.
package struct DataLocator {
  private let folders: [String]

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that names a folder.
  ///   - fromWorkingFolder: A path relative to the working folder.
  ///   - fromProgram: Paths relative to the folder of the program.
  package init(variable: String, fromWorkingFolder: String, fromProgram: [String]) {
    var folders: [String] = []
    if let named = getenv(variable) { folders.append(String(cString: named)) }
    folders.append(fromWorkingFolder)
    if let program = Self.programFolder { folders += fromProgram.map { "\(program)/\($0)" } }
    self.folders = folders
  }

  /// The searched folders, separated by commas, for messages.
  package var positions: String { folders.joined(separator: ", ") }

  /// Returns the first folder that contains a file with this name; nil if none does.
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
