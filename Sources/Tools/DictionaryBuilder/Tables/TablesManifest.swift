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
package struct TablesManifest: Sendable, Equatable, ImageManifest {
  /// The name of the file.
  package static let fileName = "tables.json"

  /// The language tag.
  package let language: String
  /// The tables, in the order of the image.
  package let tables: [Table]

  /// One table and where it comes from.
  package struct Table: Sendable, Equatable, Decodable, ManifestSource {
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

    var origin: Origin {
      Origin(name: source, version: version, licence: licence, copyright: copyright)
    }
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    try require(!tables.isEmpty, "it lists no table")
    try require(tables.count <= 60, "it lists more than 60 tables")
    var names: Set<String> = []
    for table in tables {
      try require(names.insert(table.name).inserted, "the table '\(table.name)' is there twice")
      try require.fields([table.name], of: table.file)
      try table.check(require)
    }
  }
}
