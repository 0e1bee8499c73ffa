import DesktopSession
import KeyboardCatalog
import KeyboardLayouts
import Keyboards
import TypingAids

extension PlaygroundSession {
  /// The id of the keyboard of an edited layout.
  private static let workbenchID = "workbench"

  var isWorkbench: Bool { keyboard.id == Self.workbenchID }

  private var folder: LocaleFolder { library.locales }

  /// The texts of the layout and the locale file of the keyboard shown.
  func sourceFiles() throws -> (layout: String, locale: String) {
    // An input method without a layout of its own is typed on that of English.
    let own = folder.layoutPath(of: keyboard.id)
    let path = FileBytes.exist(at: own) ? own : folder.layoutPath(of: "en")
    return (
      try FileBytes.text(of: path), try FileBytes.text(of: folder.localePath(of: keyboard.id))
    )
  }

  /// Shows the keyboard of an edited layout and locale file. A keyboard with errors is not shown: the
  /// one before stays.
  ///
  /// - Returns: the errors and warnings of both files.
  mutating func openWorkbench(layout: String, locale: String) -> [PageView.Problem] {
    let path = "\(library.folders.locales)/\(Self.workbenchID)/keyboard.xml"
    let result = KeyboardLayoutReader.read(
      Array(layout.utf8), path: path, cldr: "\(library.folders.locales)/shared/cldr")
    var problems = result.problems.map { problem in
      PageView.Problem(
        file: "layout", line: problem.position.line, column: problem.position.column,
        isError: problem.severity == .error, message: problem.fault.message)
    }
    do throws(LocaleFileError) {
      let locale = try KeyboardLocale(parsing: locale, file: "locale.json")
      if let layout = result.layout { show(layout, locale) }
    } catch {
      problems.append(
        PageView.Problem(
          file: "locale", line: error.line, column: nil, isError: true, message: error.reason))
    }
    return problems
  }

  private mutating func show(_ layout: KeyboardLayout, _ locale: KeyboardLocale) {
    var contents = KeyboardContents(layout: layout, locale: locale)
    let current = language.contents
    if current.locale.language == locale.language {
      // The engine and the words belong to the language, not to the layout.
      contents.makeEngine = current.makeEngine
      contents.composedKeys = current.composedKeys
      contents.makeSuggester = current.makeSuggester
      contents.history = current.history
    }
    endComposition()
    plugin = nil
    keyboard = KeyboardDescription(
      id: Self.workbenchID, primaryLanguage: locale.primaryLanguage,
      name: layout.info.name, prefersRightToLeft: locale.isRightToLeft,
      resolution: keyboard.resolution)
    replaceSession(by: contents, library.settings)
  }
}
