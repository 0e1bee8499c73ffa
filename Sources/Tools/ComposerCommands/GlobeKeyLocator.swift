import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the folder of GlobeKey's own package from the place of this program in it.
enum GlobeKeyLocator {
  /// The folder above `.build/release/ime-cli` that has GlobeKey's sources. Throws `ToolError` of
  /// the kind `missingInput` for a program that was installed somewhere else.
  static func path() throws(ToolError) -> String {
    var parts = programPath.split(separator: "/")
    while parts.popLast() != nil {
      let folder = "/" + parts.joined(separator: "/")
      let source = "\(folder)/Sources/Keyboards/Keyboards/Description/KeyboardDescription.swift"
      if access("\(folder)/Package.swift", R_OK) == 0, access(source, R_OK) == 0 { return folder }
    }
    throw ToolError(
      .missingInput,
      "the sources of GlobeKey are not above this program; name them: --globekey PATH")
  }

  private static var programPath: String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
