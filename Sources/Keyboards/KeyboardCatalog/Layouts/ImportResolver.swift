/// Replaces each `<import>` by the elements of the imported file.
///
/// A layout imports files of its own folder, of the folder `shared` beside that, and of CLDR. A file
/// that `shared` does not have is taken from the folder that contains CLDR's, so that a copy of a
/// layout works in a user's folder. Files elsewhere are not opened, whatever the path says.
struct ImportResolver {
  /// The maximum number of files that are open in each other, and that a layout imports in all. The
  /// layouts of this project import at most 14, two levels deep.
  private static let depthLimit = 8
  private static let fileLimit = 200

  /// The folder of CLDR's import files, which contains `45/keys-Zyyy-punctuation.xml`.
  private let cldr: String
  /// The folder with the files that layouts share, `shared` of the toolkit's.
  private let shared: String
  /// The folders that files are imported from, without links.
  private let folders: [String]
  /// The elements to read; nil for all.
  private let only: Set<String>?
  private var importCount = 0

  /// Creates a resolver for a layout file.
  init(cldr: String, layout file: String, only: Set<String>? = nil) {
    self.cldr = cldr
    self.only = only
    let own = PathName.folder(of: file)
    shared = PathName.folder(of: cldr)
    folders = [own, PathName.folder(of: own) + "/shared", cldr, shared]
      .map { PathName.resolved($0) + "/" }
  }

  /// Returns the tree with its imports resolved. Elements keep their own file and line, so that an
  /// element of the importing file can override an imported one.
  mutating func resolve(
    _ node: LayoutNode, openFiles: [String], _ problems: inout ProblemList
  ) -> LayoutNode {
    var result = node
    result.children = []
    for child in node.children {
      if child.name == "import" {
        result.children += imported(by: child, into: node.name, openFiles: openFiles, &problems)
      } else {
        result.children.append(resolve(child, openFiles: openFiles, &problems))
      }
    }
    return result
  }

  private mutating func imported(
    by node: LayoutNode, into parent: String, openFiles: [String], _ problems: inout ProblemList
  ) -> [LayoutNode] {
    guard let path = node["path"] else { return [] }
    guard let file = file(for: path, base: node["base"], from: node.position.file) else {
      let expected = "base=\"cldr\", or leave it out for a file of your own"
      problems.report(
        .invalidValue(node["base"] ?? "", attribute: "base", expected: expected), at: node.position)
      return []
    }
    if openFiles.contains(file) {
      problems.report(.importCycle(openFiles + [file]), at: node.position)
      return []
    }
    guard FileBytes.exist(at: file) else {
      problems.report(.importNotFound(file), at: node.position)
      return []
    }
    let real = PathName.resolved(file)
    guard folders.contains(where: real.hasPrefix) else {
      problems.report(.importOutside(file), at: node.position)
      return []
    }
    importCount += 1
    guard openFiles.count <= Self.depthLimit, importCount <= Self.fileLimit else {
      // Reported once for the file limit: each import that is left would report it again.
      if importCount <= Self.fileLimit + 1 {
        problems.report(.tooManyImports(limit: Self.fileLimit), at: node.position)
      }
      return []
    }
    do throws(LayoutFileError) {
      let root = try XMLTreeReader.read(file, only: only)
      guard root.name == parent else {
        problems.report(.wrongRoot(found: root.name, expected: parent), at: root.position)
        return []
      }
      let checked = LayoutSchema.checked(root, isImported: true, &problems)
      return resolve(checked, openFiles: openFiles + [file], &problems).children
    } catch {
      problems.report(error)
      return []
    }
  }

  private func file(for path: String, base: String?, from file: String) -> String? {
    switch base {
    case "cldr": PathName.absolute(cldr + "/" + path)
    case nil where path.hasPrefix("/"): PathName.absolute(path)
    case nil: relativeFile(path, from: PathName.folder(of: file))
    default: nil
    }
  }

  private func relativeFile(_ path: String, from folder: String) -> String {
    let file = PathName.absolute("\(folder)/\(path)")
    let prefix = "../shared/"
    guard path.hasPrefix(prefix), !FileBytes.exist(at: file) else { return file }
    let common = PathName.absolute("\(shared)/\(path.dropFirst(prefix.count))")
    return FileBytes.exist(at: common) ? common : file
  }
}
