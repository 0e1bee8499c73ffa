import KeyboardLayouts

/// Reads keyboard layouts from LDML Keyboard 3.0 files and reports their problems.
///
/// ```swift
/// let layout = try KeyboardLayoutReader.read(path: "Locales/fr/keyboard.xml")
/// for problem in KeyboardLayoutReader.problems(path: "Locales/fr/keyboard.xml") {
///   print(problem)  // path:line:column: warning: …
/// }
/// ```
public enum KeyboardLayoutReader {
  /// Reads a layout.
  ///
  /// - Parameters:
  ///   - path: the path of the layout file.
  ///   - cldr: the folder with CLDR's import files, such as `Locales/shared/cldr`. Nil stands for
  ///     `shared/cldr` in the folder that contains the layout's folder.
  /// - Throws: a ``LayoutFileError`` with the first error of the file. Warnings do not throw.
  public static func read(
    path: String, cldr: String? = nil
  ) throws(LayoutFileError) -> KeyboardLayout {
    try checked(readAll(path: path, cldr: cldr), path)
  }

  /// Reads the locale, the metadata and the forms of a layout, which takes a tenth of the time of
  /// reading it whole: the layout has no keys, labels and rules.
  ///
  /// - Throws: a ``LayoutFileError`` with the first error of what was read.
  package static func outline(
    path: String, cldr: String? = nil
  ) throws(LayoutFileError) -> KeyboardLayout {
    try checked(readAll(path: path, cldr: cldr, only: LayoutBuilder.elementsOfOutline), path)
  }

  /// Returns all errors and warnings of a layout file and its imports, sorted by file and line.
  public static func problems(path: String, cldr: String? = nil) -> [LayoutProblem] {
    readAll(path: path, cldr: cldr).problems
  }

  /// Parses the bytes of a layout file that is edited and not saved.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - path: the path that the file would have, for messages and imports.
  ///   - cldr: the folder with CLDR's import files, as for `read(path:cldr:)`.
  /// - Returns: the layout, nil if there is an error, with all errors and warnings.
  package static func read(
    _ bytes: [UInt8], path: String, cldr: String? = nil
  ) -> (layout: KeyboardLayout?, problems: [LayoutProblem]) {
    let result = readAll(path: path, cldr: cldr, bytes: bytes)
    let hasErrors = result.problems.contains { $0.severity == .error }
    return (hasErrors ? nil : result.layout, result.problems)
  }

  /// Returns the layout of a result.
  ///
  /// - Throws: the first error among its problems.
  private static func checked(_ result: Result, _ path: String) throws(LayoutFileError)
    -> KeyboardLayout
  {
    if let error = result.problems.first(where: { $0.severity == .error }) {
      throw LayoutFileError(error)
    }
    guard let layout = result.layout else {
      throw LayoutFileError(
        position: SourcePosition(file: path), fault: .missingElement("layers", in: "keyboard3"))
    }
    return layout
  }

  private typealias Result = (layout: KeyboardLayout?, problems: [LayoutProblem])

  /// Reads a file and its imports.
  ///
  /// - Parameter names: the children of the root to read; nil for all.
  private static func readAll(
    path: String, cldr: String?, bytes: [UInt8]? = nil, only names: Set<String>? = nil
  ) -> Result {
    var problems = ProblemList()
    let file = PathName.absolute(path)
    do throws(LayoutFileError) {
      let root =
        if let bytes { try XMLTreeReader.read(bytes, path: file) } else {
          try XMLTreeReader.read(file)
        }
      guard root.name == "keyboard3" else {
        problems.report(.wrongRoot(found: root.name, expected: "keyboard3"), at: root.position)
        return (nil, problems.sorted)
      }
      var checked = LayoutSchema.checked(root, &problems)
      if let names { checked.children.removeAll { !names.contains($0.name) } }
      var resolver = ImportResolver(cldr: cldr ?? defaultCLDR(for: file), layout: file)
      let tree = resolver.resolve(checked, openFiles: [file], &problems)
      let build = names == nil ? LayoutBuilder.build : LayoutBuilder.outline
      let layout = build(tree, &problems)
      return (layout, problems.sorted)
    } catch {
      return (nil, [error.problem])
    }
  }

  /// Returns `Locales/shared/cldr` for `Locales/fr/keyboard.xml`.
  private static func defaultCLDR(for file: String) -> String {
    PathName.folder(of: PathName.folder(of: file)) + "/shared/cldr"
  }
}

extension KeyboardLayout {
  /// Reads a layout; see ``KeyboardLayoutReader/read(path:cldr:)``.
  public init(contentsOf path: String, cldr: String? = nil) throws(LayoutFileError) {
    self = try KeyboardLayoutReader.read(path: path, cldr: cldr)
  }
}
