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

  /// Reads the names of the layers and hardware forms of a layout, and nothing else of its files.
  ///
  /// - Throws: a ``LayoutFileError`` with the first error of what was read.
  package static func outline(
    path: String, cldr: String? = nil
  ) throws(LayoutFileError) -> LayoutOutline {
    var problems = ProblemList()
    let root = try tree(
      path: PathName.absolute(path), cldr: cldr, only: LayoutOutline.elements, &problems)
    let outline = LayoutOutline(root, &problems)
    try throwFirstError(of: problems.sorted)
    return outline
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
    try throwFirstError(of: result.problems)
    guard let layout = result.layout else {
      throw LayoutFileError(
        position: SourcePosition(file: path), fault: .missingElement("layers", in: "keyboard3"))
    }
    return layout
  }

  private static func throwFirstError(of problems: [LayoutProblem]) throws(LayoutFileError) {
    if let error = problems.first(where: { $0.severity == .error }) { throw LayoutFileError(error) }
  }

  private typealias Result = (layout: KeyboardLayout?, problems: [LayoutProblem])

  /// Reads a file and its imports.
  private static func readAll(path: String, cldr: String?, bytes: [UInt8]? = nil) -> Result {
    var problems = ProblemList()
    do throws(LayoutFileError) {
      let root = try tree(path: PathName.absolute(path), cldr: cldr, bytes: bytes, &problems)
      let layout = LayoutBuilder.build(root, &problems)
      return (layout, problems.sorted)
    } catch {
      problems.report(error)
      return (nil, problems.sorted)
    }
  }

  /// Returns the tree of a file with its imports resolved.
  ///
  /// - Parameters:
  ///   - file: the absolute path of the file.
  ///   - bytes: the bytes of the file; nil to read them.
  ///   - only: the elements to read below the root of each file; nil for all.
  private static func tree(
    path file: String, cldr: String?, bytes: [UInt8]? = nil, only: Set<String>? = nil,
    _ problems: inout ProblemList
  ) throws(LayoutFileError) -> LayoutNode {
    let root =
      if let bytes { try XMLTreeReader.read(bytes, path: file) } else {
        try XMLTreeReader.read(file, only: only)
      }
    guard root.name == "keyboard3" else {
      throw LayoutFileError(
        position: root.position, fault: .wrongRoot(found: root.name, expected: "keyboard3"))
    }
    let checked = LayoutSchema.checked(root, &problems)
    var resolver = ImportResolver(cldr: cldr ?? defaultCLDR(for: file), layout: file, only: only)
    return resolver.resolve(checked, openFiles: [file], &problems)
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
