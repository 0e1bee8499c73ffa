import DictionaryImage

/// What is in an image of phrase tables, as lines to print.
package enum TablesListing {
  /// The lines: what the image says about itself and its sources, the bytes of its sections, and the
  /// phrases of each table. Nil for an image of words.
  package static func lines(ofImageAt path: String) throws(ImageError) -> [String]? {
    let image = try Image(path: path)
    guard TablesCheck.applies(to: image) else { return nil }
    func lines(of section: String) throws(ImageError) -> [String] {
      try image.text(of: section).split(separator: "\n").map(String.init)
    }
    return try ["about"] + lines(of: PhraseTableSections.about)
      + ["", "bytes by section"] + image.sections.map { "\($0.name)\t\($0.length)" }
      + ["whole file\t\(image.byteCount)", "", "tables (name, phrases)"]
      + lines(of: PhraseTableSections.directory)
  }
}
