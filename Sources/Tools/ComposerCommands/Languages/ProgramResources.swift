import InputCore
import KeyboardCatalog
import LanguageDescription
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the files that a language reads: images in the folders that `make` and packages use or
/// named by options, rules in the locales folder or by a path.
struct ProgramResources {
  private let images: [String: String]

  /// Collects the resources of a language. `dictionary` replaces its first image, `tables` its
  /// second one, the tables of Chinese forms.
  init(_ entry: Language, dictionary: String?, tables: String?) {
    var images: [String: String] = [:]
    let names = entry.composition?.images.map(\.name) ?? []
    if let dictionary, let first = names.first { images[first] = dictionary }
    if let tables, let second = names.dropFirst().first { images[second] = tables }
    self.images = images
  }

  /// The resources in the form in which a language is opened.
  var languageResources: LanguageResources {
    LanguageResources(
      imagePath: { [images] name in try images[name] ?? DictionaryLocator(language: name).path() },
      rules: { tag, name in
        let path = name.contains("/") ? name : try Self.rulesPath(of: tag, name)
        return NamedText(path: path, text: try textLines(of: path).joined(separator: "\n"))
      })
  }

  /// Returns the path of a rule file in the locales folder. Throws `UnknownName` with the names of
  /// the files there if the language has no such file.
  private static func rulesPath(of tag: String, _ name: String) throws -> String {
    let folder = try LocaleLocator.folder()
    let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(tag)")
    let known = (files ?? []).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    guard known.contains(name) else {
      throw UnknownName(name, of: "way to type \(tag)", known: known.sorted())
    }
    return folder.rulesPath(of: tag, name)
  }
}
