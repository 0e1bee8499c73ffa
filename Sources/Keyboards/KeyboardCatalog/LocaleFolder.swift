import KeyboardLayouts
import TypingAids

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of languages: `<tag>/keyboard.xml` and `<tag>/locale.json`, and `shared` with what
/// layouts import. The toolkit's own is `Locales`.
public struct LocaleFolder: Hashable, Sendable {
  /// Where it is.
  public let path: String

  /// The folder at a path; nothing is opened.
  public init(path: String) {
    self.path = path
  }

  /// The layout file of a keyboard.
  public func layoutPath(of id: String) -> String { "\(path)/\(id)/keyboard.xml" }

  /// The locale file of a keyboard: that of its language, whatever its layout. `tr-t-k0-trkeyf` has
  /// that of `tr`, and so has `ja-Latn` that of `ja` where it has none of its own.
  public func localePath(of id: String) -> String {
    var tag = id
    if let extensions = tag.firstRange(of: "-t-") { tag = String(tag[..<extensions.lowerBound]) }
    while true {
      let path = "\(self.path)/\(tag)/locale.json"
      if FileManager.default.fileExists(atPath: path) { return path }
      guard let dash = tag.lastIndex(of: "-") else { return "\(self.path)/\(id)/locale.json" }
      tag = String(tag[..<dash])
    }
  }

  /// A file of rules of a language: `hi/transliteration.txt`.
  public func rulesPath(of tag: String, _ name: String) -> String { "\(path)/\(tag)/\(name).txt" }

  /// Reads the layout of a keyboard.
  public func layout(of id: String) throws(LayoutFileError) -> KeyboardLayout {
    try KeyboardLayoutReader.read(path: layoutPath(of: id), cldr: "\(path)/shared/cldr")
  }

  /// Reads what the language of a keyboard does with its text.
  public func locale(of id: String) throws(LocaleFileError) -> KeyboardLocale {
    try KeyboardLocale(contentsOf: localePath(of: id))
  }
}
