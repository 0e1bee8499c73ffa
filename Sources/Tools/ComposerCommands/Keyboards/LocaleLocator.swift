import KeyboardCatalog
import ToolSupport

/// Finds the folder of layouts, locale files and transliteration rules.
enum LocaleLocator {
  /// The folder of CLDR's import files in the toolkit's layouts; nil if these are not found.
  static var cldr: String? { (try? folder()).map { "\($0.path)/shared/cldr" } }

  /// Returns the folder that `GLOBEKEY_LOCALES` names, or else that of the installation, `Locales` in
  /// the working folder, or `Locales` in the checkout that the program was built in.
  ///
  /// - Throws: `ToolError` of the kind `missingInput` if none has layouts.
  static func folder() throws(ToolError) -> LocaleFolder {
    let locator = DataLocator.locales
    guard let folder = locator.folder(containing: "en/keyboard.xml") else {
      throw ToolError(
        .missingInput,
        """
        no layouts in \(locator.positions)
        \(ProgramLocation.current.remedy(target: nil))
        or give their folder:  --locales DIR, or the variable GLOBEKEY_LOCALES
        """)
    }
    return LocaleFolder(path: folder)
  }
}
