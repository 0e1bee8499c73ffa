import LibC
import ToolSupport

/// Finds the folder of GlobeKey's package from the path of this program.
enum GlobeKeyLocator {
  /// Returns the folder above `.build/release/ime-cli` that has GlobeKey's sources.
  ///
  /// - Throws: `ToolError` of the kind `missingInput` for a program installed elsewhere.
  static func path() throws(ToolError) -> String {
    var parts = programPath.split(separator: "/")
    while parts.popLast() != nil {
      let folder = "/" + parts.joined(separator: "/")
      let source = "\(folder)/Sources/Keyboards/Keyboards/Description/KeyboardDescription.swift"
      if access("\(folder)/Package.swift", R_OK) == 0, access(source, R_OK) == 0 { return folder }
    }
    throw ToolError(
      .missingInput,
      "GlobeKey's sources are not above this program; name their folder: --globekey PATH")
  }

  private static var programPath: String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
