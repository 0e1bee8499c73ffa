/// `tables.json`: what an image of phrase tables is built from.
///
/// ```json
/// {
///   "language": "zh",
///   "tables": [
///     {"name": "STPhrases", "file": "STPhrases.tsv", "source": "OpenCC", "version": "1.1.6",
///      "licence": "Apache-2.0", "copyright": "Copyright 2010-2022 BYVoid", "entries": 49051}
///   ]
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be packed by gzip.
package struct TablesManifest: Sendable, Equatable, Decodable {
  /// The name of the file.
  package static let fileName = "tables.json"

  /// The language tag.
  package let language: String
  /// The tables, in the order of the image.
  package let tables: [Table]

  /// One table and where it comes from.
  package struct Table: Sendable, Equatable, Decodable {
    /// What programs call it.
    package let name: String
    /// The file of its phrases.
    package let file: String
    /// The name of the project it comes from.
    package let source: String
    /// The version it was taken from.
    package let version: String
    /// The licence, as an SPDX identifier.
    package let licence: String
    /// The copyright notice.
    package let copyright: String
    /// How many phrases the file has.
    package let entries: Int
  }

  /// Reads `tables.json` in `folder`.
  package init(folder: String) throws(DictionaryError) {
    let path = "\(folder)/\(Self.fileName)"
    let manifest: TablesManifest = try decodeJSON(path)
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: path, line: nil, reason: reason)
    }
    guard !manifest.tables.isEmpty else { throw malformed("it lists no table") }
    guard manifest.tables.count <= 60 else { throw malformed("it lists more than 60 tables") }
    var names: Set<String> = []
    for table in manifest.tables {
      guard names.insert(table.name).inserted else {
        throw malformed("the table '\(table.name)' is there twice")
      }
      // They become lines of tab-separated fields in the image.
      let fields = [table.name, table.source, table.version, table.licence, table.copyright]
      guard !fields.contains(where: { $0.contains { $0.isNewline || $0 == "\t" } }) else {
        throw malformed("the fields of '\(table.file)' must not hold tabs or line ends")
      }
    }
    self = manifest
  }
}
