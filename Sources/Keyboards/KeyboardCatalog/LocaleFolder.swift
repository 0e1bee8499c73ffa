import KeyboardLayouts
import TextDocument
import TypingAids

/// A folder of languages: `<tag>/keyboard.xml`, `<tag>/locale.json`, and `shared` with the files
/// that layouts import. The toolkit's own folder is `Locales`.
///
/// ```swift
/// let folder = LocaleFolder(path: "Locales")
/// let layout = try folder.layout(of: "tr-t-k0-trkeyf")
/// let locale = try folder.locale(of: "tr-t-k0-trkeyf")  // that of tr
/// ```
public struct LocaleFolder: Hashable, Sendable {
  /// The path of the folder.
  public let path: String
  /// The folder of CLDR's import files for layouts whose folder has none of its own; nil if there
  /// is none.
  public var cldr: String?

  /// Creates a reference to the folder at a path. Opens nothing.
  public init(path: String, cldr: String? = nil) {
    self.path = path
    self.cldr = cldr
  }

  /// Returns the path of a keyboard's layout file.
  public func layoutPath(of id: String) -> String { "\(path)/\(id)/keyboard.xml" }

  /// Returns the path of a keyboard's locale file, which belongs to its language and not to its
  /// layout. `tr-t-k0-trkeyf` uses that of `tr`, and `ja-Latn` that of `ja`, because it has none of
  /// its own.
  public func localePath(of id: String) -> String {
    var tag = id
    if let extensions = tag.firstOccurrence(of: "-t-") {
      tag = String(tag[..<extensions.lowerBound])
    }
    while true {
      let path = "\(self.path)/\(tag)/locale.json"
      if FileBytes.exist(at: path) { return path }
      guard let dash = tag.lastIndex(of: "-") else { return "\(self.path)/\(id)/locale.json" }
      tag = String(tag[..<dash])
    }
  }

  /// Returns the path of a file of transliteration rules of a language, such as
  /// `hi/transliteration.txt`.
  public func rulesPath(of tag: String, _ name: String) -> String { "\(path)/\(tag)/\(name).txt" }

  /// Reads the layout of a keyboard.
  ///
  /// - Throws: a ``LayoutFileError`` with the first error of the file.
  public func layout(of id: String) throws(LayoutFileError) -> KeyboardLayout {
    let own = "\(path)/shared/cldr"
    return try KeyboardLayoutReader.read(
      path: layoutPath(of: id), cldr: FileBytes.exist(at: own) ? own : cldr ?? own)
  }

  /// Reads the locale file of a keyboard's language.
  ///
  /// - Throws: a ``LocaleFileError`` with the line of the error.
  public func locale(of id: String) throws(LocaleFileError) -> KeyboardLocale {
    try KeyboardLocale(contentsOf: localePath(of: id))
  }
}
