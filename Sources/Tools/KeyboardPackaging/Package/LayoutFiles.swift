#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a keyboard's layout: `keyboard.xml`, its imports, and the `locale.json` of its
/// language, with their paths in a package.
///
/// ```
/// Locales/fa/keyboard.xml            Locales/fa/keyboard.xml
/// Locales/fa/locale.json             Locales/fa/locale.json
/// Locales/shared/keys-frame.xml      Locales/shared/keys-frame.xml
/// ```
struct LayoutFiles {
  /// The layout file.
  let layout: URL
  private let id: String

  /// Finds the files of a keyboard of the manifest in `folder`.
  init(_ keyboard: KeyboardManifest.Keyboard, manifestFolder folder: String) {
    var layout = URL(fileURLWithPath: keyboard.layout, relativeTo: URL(fileURLWithPath: folder))
      .standardizedFileURL
    if layout.pathExtension != "xml" { layout.appendPathComponent("keyboard.xml") }
    self.layout = layout
    id = keyboard.description.id
  }

  /// Adds the files to a tree, under `prefix`.
  func add(to tree: inout FileTree, prefix: String) throws(PackagingError) {
    try add(layout, as: "\(id)/keyboard.xml", to: &tree, prefix: prefix)
    if let locale {
      // Locale files are looked up by language, so the file of a variant goes to its language's
      // folder.
      try copy(locale, as: "\(prefix)\(Self.language(of: id))/locale.json", to: &tree)
    }
  }

  /// Adds a file and its imports.
  private func add(
    _ file: URL, as name: String, to tree: inout FileTree, prefix: String
  ) throws(PackagingError) {
    guard tree.files[prefix + name] == nil else {
      return try copy(file, as: prefix + name, to: &tree)
    }
    try copy(file, as: prefix + name, to: &tree)
    for statement in ImportList.imports(of: tree.files[prefix + name] ?? []) {
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      guard let inside = Self.inside(folder, statement) else {
        throw .unusableName(
          statement.path,
          reason: "\(file.path) imports it from outside the locales folder; copy it inside")
      }
      try add(source(of: statement, in: file), as: inside, to: &tree, prefix: prefix)
    }
  }

  private func copy(_ file: URL, as name: String, to tree: inout FileTree) throws(PackagingError) {
    try tree.add(name, copyOf: TextFile.bytes(of: file.path), at: file.path)
  }

  /// Returns the location of an imported file: relative to the importing file, or among CLDR's own
  /// files.
  private func source(of statement: ImportList.Statement, in file: URL) -> URL {
    let folder =
      statement.isCLDR
      ? layout.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/cldr") : file.deletingLastPathComponent()
    return folder.appendingPathComponent(statement.path).standardizedFileURL
  }

  /// Returns the path of an imported file inside the package, or nil if it would be outside.
  private static func inside(_ folder: String, _ statement: ImportList.Statement) -> String? {
    guard !statement.path.hasPrefix("/") else { return nil }
    var parts = (statement.isCLDR ? "shared/cldr" : folder).split(separator: "/")
    for part in statement.path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The `locale.json` in the folder of the layout, or in that of its language: that of `tr` for
  /// the variant `tr-t-k0-trkeyf`. nil if there is none.
  var locale: URL? {
    let folder = layout.deletingLastPathComponent()
    var candidates = [folder]
    var language = Self.language(of: folder.lastPathComponent)
    while !language.isEmpty {
      candidates.append(folder.deletingLastPathComponent().appendingPathComponent(language))
      language = language.split(separator: "-").dropLast().joined(separator: "-")
    }
    return candidates.map { $0.appendingPathComponent("locale.json") }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  private static func language(of id: String) -> String {
    id.firstRange(of: "-t-").map { String(id[..<$0.lowerBound]) } ?? id
  }
}
