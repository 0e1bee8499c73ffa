import KeyboardCatalog
import ToolSupport

/// Finds the dictionary image of a language: a table that the user imported, or an image in the folders
/// of an installation or a checkout.
struct DictionaryLocator {
  let language: String

  /// Returns the path of the image in the first folder that has it.
  ///
  /// - Throws: `ToolError` of the kind `missingInput` if no folder has it.
  func path() throws(ToolError) -> String {
    if let container = try? Container.path(),
      let path = UserTables(container: container).imagePath(of: language)
    {
      return path
    }
    let locator = DataLocator.dictionaries
    let name = "\(language).imedict"
    if let folder = locator.folder(containing: name) { return "\(folder)/\(name)" }
    throw ToolError(
      .missingInput,
      """
      no dictionary \(name) in \(locator.positions)
      \(ProgramLocation.current.remedy(target: "dictionaries"))
      or give one:  --dictionary FILE, or its folder in the variable GLOBEKEY_DICTIONARIES
      """)
  }
}
