import ToolSupport

/// Finds the dictionary image of a language where `make` and packages put it.
struct DictionaryLocator {
  let language: String

  /// The first place that has the image. Throws `ToolError` of the kind `missingInput`.
  func path() throws(ToolError) -> String {
    // .build/release/ime-cli has its dictionaries in .build/dictionaries, and an installed
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
      or name one:  --dictionary FILE
      """)
  }
}
