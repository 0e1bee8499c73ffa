import KeyboardCatalog
import LibC

/// The folders that a desktop host reads and writes.
package struct DataFolders: Hashable, Sendable {
  /// The folder of layouts, locale files and rules.
  package var locales: String
  /// The folder of dictionary images.
  package var dictionaries: String
  /// The folder of the user's history and settings; nil to learn nothing.
  package var container: String?
  /// The folder of the user's consent to keyboards; nil if there is none to read. By default that of
  /// the history.
  package var consent: String?

  /// Creates a set of folders.
  package init(locales: String, dictionaries: String, container: String?) {
    self.locales = locales
    self.dictionaries = dictionaries
    self.container = container
    consent = container
  }

  /// The code tables that the user imported; nil without a container.
  package var userTables: UserTables? { container.map(UserTables.init) }

  /// Returns the path of an image: of one that the user imported, or of a dictionary.
  ///
  /// - Throws: `DictionaryFolder.MissingImage` if there is none with the name.
  package func imagePath(of name: String) throws(DictionaryFolder.MissingImage) -> String {
    if let path = userTables?.imagePath(of: name) { return path }
    return try DictionaryFolder(path: dictionaries).imagePath(of: name)
  }

  /// Returns the folders of the installation that this code belongs to: `share/globekey` beside one
  /// of the folders above its file. The variables `GLOBEKEY_LOCALES`, `GLOBEKEY_DICTIONARIES` and
  /// `GLOBEKEY_CONTAINER` come first.
  ///
  /// - Parameters:
  ///   - locales: the folder of layouts; nil for the installed one.
  ///   - dictionaries: the folder of images; nil for the installed one.
  /// - Throws: `MissingData` if there are no layouts or no dictionaries.
  package static func installed(
    locales: String? = nil, dictionaries: String? = nil
  ) throws(MissingData) -> DataFolders {
    let data = installedData
    let locales = locales ?? variable("GLOBEKEY_LOCALES") ?? data.map { "\($0)/locales" }
    let dictionaries =
      dictionaries ?? variable("GLOBEKEY_DICTIONARIES") ?? data.map { "\($0)/dictionaries" }
    guard let locales, access("\(locales)/en/keyboard.xml", R_OK) == 0 else {
      throw MissingData(what: "layouts", variable: "GLOBEKEY_LOCALES", path: locales)
    }
    guard let dictionaries, access(dictionaries, R_OK) == 0 else {
      throw MissingData(
        what: "dictionaries", variable: "GLOBEKEY_DICTIONARIES", path: dictionaries)
    }
    return DataFolders(locales: locales, dictionaries: dictionaries, container: userFolder)
  }

  /// The folder for the user's data: `GLOBEKEY_CONTAINER`, or `globekey` in the XDG data folder.
  private static var userFolder: String? {
    if let named = variable("GLOBEKEY_CONTAINER") { return named }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/globekey" }
    return variable("HOME").map { "\($0)/.local/share/globekey" }
  }

  /// `share/globekey` in a folder above this code's file: that of the library or of the program.
  private static var installedData: String? {
    guard let file = CodeFile.path(containing: #dsohandle) else { return nil }
    var parts = file.split(separator: "/")
    while parts.popLast() != nil {
      let folder = "/" + (parts + ["share", "globekey"]).joined(separator: "/")
      if access("\(folder)/locales", R_OK) == 0 { return folder }
    }
    return nil
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

/// The error for an installation without its data.
package struct MissingData: Error, Hashable, Sendable, CustomStringConvertible {
  package var what: String
  package var variable: String
  package var path: String?

  /// The problem and its remedy, in one line.
  package var description: String {
    "no \(what)\(path.map { " in '\($0)'" } ?? ""); install GlobeKey's data, or name its folder in "
      + "the variable \(variable)"
  }
}
