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
  /// The folder with everything that this one does not have; nil if there is none. A user's folder
  /// of layouts rests on the toolkit's.
  public var base: String?

  /// Creates a reference to the folder at a path. Opens nothing.
  public init(path: String, base: String? = nil) {
    self.path = path
    self.base = base
  }

  /// Returns the path of a keyboard's layout file.
  public func layoutPath(of id: String) -> String {
    existing("\(id)/keyboard.xml") ?? "\(path)/\(id)/keyboard.xml"
  }

  /// Returns the path of a keyboard's locale file, which belongs to its language and not to its
  /// layout. `tr-t-k0-trkeyf` uses that of `tr`, and `ja-Latn` that of `ja`, because it has none of
  /// its own.
  ///
  /// - Parameters:
  ///   - id: the id of the keyboard.
  ///   - locale: the tag of the layout, where the id is another name.
  public func localePath(of id: String, locale: String? = nil) -> String {
    existing("\(id)/locale.json") ?? localePath(matching: id)
      ?? locale.flatMap(localePath(matching:)) ?? "\(path)/\(id)/locale.json"
  }

  /// Returns the path of the locale file of a tag, or else of the tags that it begins with.
  private func localePath(matching tag: String) -> String? {
    var tag = tag
    if let extensions = tag.firstOccurrence(of: "-t-") {
      tag = String(tag[..<extensions.lowerBound])
    }
    while true {
      if let path = existing("\(tag)/locale.json") { return path }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<dash])
    }
  }

  /// Returns the path of a file of transliteration rules of a language, such as
  /// `hi/transliteration.txt`.
  public func rulesPath(of tag: String, _ name: String) -> String {
    existing("\(tag)/\(name).txt") ?? "\(path)/\(tag)/\(name).txt"
  }

  /// The path of CLDR's import files.
  var cldr: String { existing("shared/cldr") ?? "\(path)/shared/cldr" }

  /// Reads the layout of a keyboard.
  ///
  /// - Throws: a ``LayoutFileError`` with the first error of the file.
  public func layout(of id: String) throws(LayoutFileError) -> KeyboardLayout {
    try KeyboardLayoutReader.read(path: layoutPath(of: id), cldr: cldr)
  }

  /// Reads the names of the layers and hardware forms of a layout.
  ///
  /// - Throws: a ``LayoutFileError`` with the first error of what was read.
  package func outline(of id: String) throws(LayoutFileError) -> LayoutOutline {
    try KeyboardLayoutReader.outline(path: layoutPath(of: id), cldr: cldr)
  }

  /// Reads the locale file of a keyboard's language.
  ///
  /// - Parameters:
  ///   - id: the id of the keyboard.
  ///   - locale: the tag of the layout, where the id is another name.
  /// - Throws: a ``LocaleFileError`` with the line of the error.
  public func locale(
    of id: String, locale: String? = nil
  ) throws(LocaleFileError) -> KeyboardLocale {
    try KeyboardLocale(contentsOf: localePath(of: id, locale: locale))
  }

  /// Returns the path of a file in this folder, or else in the base; nil if neither has it.
  private func existing(_ name: String) -> String? {
    [path, base].lazy.compactMap(\.self).map { "\($0)/\(name)" }.first(where: FileBytes.exist)
  }
}
