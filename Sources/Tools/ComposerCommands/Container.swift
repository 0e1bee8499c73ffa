import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder where the programs keep what belongs to the user.
enum Container {
  /// The folder of `GLOBEKEY_CONTAINER`, else `globekey` in the data folder of the XDG directories.
  static func path() throws(ToolError) -> String {
    if let named = variable("GLOBEKEY_CONTAINER") { return named }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/globekey" }
    if let home = variable("HOME") { return "\(home)/.local/share/globekey" }
    throw ToolError(
      .missingInput, "no folder to keep keyboards in; name one in GLOBEKEY_CONTAINER")
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
