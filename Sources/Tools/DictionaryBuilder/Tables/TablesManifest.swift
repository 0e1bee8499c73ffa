/// `tables.json`: the manifest of a phrase-table image.
///
/// ```json
/// {
///   "language": "zh",
///   "tables": [
///     {"name": "STPhrases", "file": "STPhrases.tsv", "source": "OpenCC", "version": "1.4.2",
///      "licence": "Apache-2.0", "copyright": "Copyright 2010-2026 Carbo Kuo", "entries": 49792}
///   ]
/// }
/// ```
///
/// Files are relative to the manifest's folder, and may be compressed with gzip.
package struct TablesManifest: Sendable, Equatable, ImageManifest {
  /// The file name of the manifest.
  package static let fileName = "tables.json"

  /// The language tag.
  package let language: String
  /// The tables, in image order.
  package let tables: [Table]

  /// A phrase table and its provenance.
  package struct Table: Sendable, Equatable, Decodable, ManifestSource {
    /// The name by which programs look the table up.
    package let name: String
    /// The path of the phrase file.
    package let file: String
    /// The name of the source project.
    package let source: String
    /// The version of the source project.
    package let version: String
    /// The licence, as an SPDX identifier.
    package let licence: String
    /// The copyright notice.
    package let copyright: String
    /// The expected number of phrases in the file.
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
      try require(names.insert(table.name).inserted, "the table '\(table.name)' is listed twice")
      try require.fields([table.name], of: table.file)
      try table.check(require)
    }
  }
}
