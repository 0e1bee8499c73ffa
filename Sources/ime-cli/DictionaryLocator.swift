import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the dictionary image of a language where `make` and packages put it.
struct DictionaryLocator {
  let language: String

  /// The first place that has the image. Throws `ToolError` of the kind `missingInput`.
  func path() throws(ToolError) -> String {
    for folder in folders {
      let path = "\(folder)/\(language).imedict"
      if access(path, F_OK) == 0 { return path }
    }
    throw ToolError(
      .missingInput,
      """
      no dictionary \(language).imedict in \(folders.joined(separator: ", "))
      build it:  make dictionaries
      or name one:  --dictionary FILE
      """)
  }

  private var folders: [String] {
    var folders: [String] = []
    if let named = getenv("GLOBEKEY_DICTIONARIES") { folders.append(String(cString: named)) }
    folders.append(".build/dictionaries")
    // .build/release/ime-cli has its dictionaries in .build/dictionaries, and an installed
    // bin/ime-cli in share/globekey.
    if let folder = programFolder {
      folders += [
        "\(folder)/../dictionaries", "\(folder)/../../dictionaries",
        "\(folder)/../share/globekey",
      ]
    }
    return folders
  }

  private var programFolder: String? {
    guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
  }
}
