/// The phrase tables in an image that `ime-dict build` makes from a folder with a `tables.json`. It
/// is immutable, and any number of threads may read it.
///
/// ```swift
/// let tables = try PhraseTableSet(path: "zh-text.imedict")
/// for name in tables.names { print(name, try tables.table(name).texts(of: "头发")) }
/// ```
public final class PhraseTableSet: Sendable {
  /// The image that the tables are read from.
  public let image: Image
  /// The names of the tables, in the order of the image.
  public let names: [String]
  private let tables: [String: PhraseTable]

  /// Opens the image at `path`.
  ///
  /// - Throws: `ImageError` if the file cannot be read, or a section is missing or malformed.
  public convenience init(path: String) throws(ImageError) {
    try self.init(image: Image(path: path))
  }

  /// Opens the tables in an image.
  ///
  /// - Throws: `ImageError` if the image is the dictionary of another kind, or a section is missing
  ///   or malformed.
  public init(image: Image) throws(ImageError) {
    try image.require(.phraseTables)
    self.image = image
    var names: [String] = []
    var tables: [String: PhraseTable] = [:]
    let lines = try image.text(of: PhraseTableSections.directory).split(separator: "\n")
    for (number, line) in lines.enumerated() {
      let name = String(line.prefix { $0 != "\t" })
      names.append(name)
      tables[name] = try PhraseTable(image: image, sections: PhraseTableSections(number: number))
    }
    self.names = names
    self.tables = tables
  }

  /// Returns the table called `name`.
  ///
  /// - Throws: `ImageError.missingTable` if the image has no such table.
  public func table(_ name: String) throws(ImageError) -> PhraseTable {
    guard let table = tables[name] else {
      throw .missingTable(path: image.path, name: name)
    }
    return table
  }
}
