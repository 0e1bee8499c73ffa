import LanguageDescription
import ToolSupport

/// Where the program finds what a language reads: images where `make` and packages put them, or named by
/// options; rules in the folder of locales, or by a path.
struct ProgramResources {
  private let images: [String: String]

  /// Resources of a language. `dictionary` takes the place of its first image, and `tables` that of the
  /// tables of forms of Chinese.
  init(_ entry: Language, dictionary: String?, tables: String?) {
    var images: [String: String] = [:]
    let names = entry.composition?.images.map(\.name) ?? []
    if let dictionary, let first = names.first { images[first] = dictionary }
    if let tables { for name in names.dropFirst() { images[name] = tables } }
    self.images = images
  }

  /// The same for a language to open.
  var languageResources: LanguageResources {
    LanguageResources(
      imagePath: { [images] name in try images[name] ?? DictionaryLocator(language: name).path() },
      rules: { tag, name in
        let path =
          name.contains("/") ? name : try LocaleLocator.folder().rulesPath(of: tag, name)
        return NamedText(path: path, text: try textLines(of: path).joined(separator: "\n"))
      })
  }
}
