import ToolSupport

/// Finds the dictionary image of a language in the folders that `make` and packages use.
struct DictionaryLocator {
  let language: String

  /// Returns the path of the image in the first folder that has it.
  ///
  /// - Throws: `ToolError` of the kind `missingInput` if no folder has it.
  func path() throws(ToolError) -> String {
    // .build/release/ime-cli finds its dictionaries in .build/dictionaries, an installed
    // bin/ime-cli in share/globekey.
    let locator = DataLocator(
      variable: "GLOBEKEY_DICTIONARIES", fromWorkingFolder: ".build/dictionaries",
      fromProgram: ["../dictionaries", "../../dictionaries", "../share/globekey"])
    let name = "\(language).imedict"
    if let folder = locator.folder(containing: name) { return "\(folder)/\(name)" }
    throw ToolError(
      .missingInput,
      """
      no dictionary \(name) in \(locator.positions)
      build it:  make dictionaries
      or give one:  --dictionary FILE
      """)
  }
}
