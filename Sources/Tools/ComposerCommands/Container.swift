import HistoryStore
import LibC
import Synchronization
import ToolSupport
import UserHistory

/// The folder in which the programs store user data.
enum Container {
  /// Why the folder is not used: it belongs to another user.
  private static let refusal = Mutex<String?>(nil)

  /// Makes the folder private and removes what has expired in it. Says on standard error what was
  /// changed, and if it is not used. Every command begins with it.
  static func prepare() {
    guard let path = try? path() else { return }
    do throws(ForeignFile) {
      for note in try PrivateFolder.openContainer(path, at: HistoryTime(time(nil))) {
        StandardError.writeLine("ime-cli: \(note)")
      }
    } catch {
      StandardError.writeLine("ime-cli: \(error); it is not used")
      refusal.withLock { $0 = "\(error)" }
    }
  }

  /// Returns the folder `GLOBEKEY_CONTAINER`, or `globekey` in the XDG data folder if that variable
  /// is not set.
  ///
  /// - Throws: `ToolError` of the kind `missingInput` if no variable names a folder, or it is another
  ///   user's.
  static func path() throws(ToolError) -> String {
    if let reason = refusal.withLock({ $0 }) { throw ToolError(.missingInput, reason) }
    if let named = variable("GLOBEKEY_CONTAINER") { return named }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/globekey" }
    if let home = variable("HOME") { return "\(home)/.local/share/globekey" }
    throw ToolError(
      .missingInput, "no folder for user data; name one in GLOBEKEY_CONTAINER")
  }

  /// Creates the folder, which only the user can read, unless it exists.
  ///
  /// - Throws: `ToolError` of the kind `cannotCreate`.
  static func create(_ path: String) throws(ToolError) {
    do {
      try PrivateFile.createFolder(path)
    } catch {
      throw ToolError(.cannotCreate, "\(path): \(error)")
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
