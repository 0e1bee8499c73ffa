import TypingAids

/// The code tables that a user imported: the images in the folder `tables` of a container. Each is a
/// keyboard.
///
/// ```
/// ime-dict table wubi86.dict.yaml -o ~/.local/share/globekey/tables/wubi86.imedict
/// ```
public struct UserTables: Hashable, Sendable {
  /// The name of the folder in a container.
  public static let folderName = "tables"
  private static let suffix = ".imedict"
  /// The prefix of the names under which languages ask for the images.
  private static let prefix = "table-"
  /// The largest number of tables that are listed.
  private static let maximumCount = 100

  /// The path of the folder.
  package let path: String

  /// Creates a reference to the tables of a container. Reads nothing yet.
  public init(container: String) { path = "\(container)/\(Self.folderName)" }

  /// The names of the tables without `.imedict`, in alphabetical order. A file whose name could not be
  /// part of a language tag is left out.
  public var names: [String] {
    var names: [String] = []
    for file in FileBytes.names(in: path) {
      guard file.hasSuffix(Self.suffix) else { continue }
      let name = String(file.dropLast(Self.suffix.count))
      if Self.isName(name) { names.append(name) }
    }
    return Array(names.sorted().prefix(Self.maximumCount))
  }

  /// Returns the path of the image that a language asks for.
  ///
  /// - Parameter image: the name of the image: `table-wubi86`.
  /// - Returns: nil if the user has no such table.
  public func imagePath(of image: String) -> String? {
    guard image.hasPrefix(Self.prefix) else { return nil }
    let name = String(image.dropFirst(Self.prefix.count))
    let path = "\(self.path)/\(name)\(Self.suffix)"
    return Self.isName(name) && FileBytes.exist(at: path) ? path : nil
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.hasTagCharactersOnly
  }
}
