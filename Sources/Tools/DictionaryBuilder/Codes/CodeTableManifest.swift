import CodeTables

/// `codes.json`: the manifest of a code-table image.
///
/// ```json
/// {
///   "language": "zh-Hant", "locale": "../../Locales/zh-Hant/locale.json",
///   "settings": {"name": "Cangjie", "auto-commit": "next"},
///   "labels": {"a": "日", "b": "月"},
///   "codes": {"file": "codes.tsv.gz", "name": "Unihan", "version": "15.0.0",
///             "licence": "Unicode-3.0", "copyright": "…", "entries": 29190},
///   "counts": {"file": "../zh-Hant/words.tsv.gz", …},
///   "readings": {"file": "../zh-Hans/unihan.tsv.gz", …}
/// }
/// ```
///
/// Files are word lists, relative to the manifest's folder, and may be compressed with gzip.
package struct CodeTableManifest: ImageManifest {
  /// The file name of the manifest.
  package static let fileName = "codes.json"

  /// The language tag.
  let language: String
  /// The path of the `locale.json` with the punctuation.
  let locale: String
  /// Header fields that override those of the list.
  let settings: [String: String]?
  /// The label of each key.
  let labels: [String: String]?
  /// Whether each code is reduced to its first and last key, as Quick does with Cangjie's codes.
  let firstAndLastKey: Bool?
  /// The list of codes.
  let codes: Source
  /// The list with the frequencies of texts that have no weight of their own.
  let counts: Source?
  /// The list with the pronunciations of characters.
  let readings: Source?

  /// A word list and its provenance.
  struct Source: Decodable, ManifestSource {
    let file: String
    let name: String
    let version: String
    let licence: String
    let copyright: String
    let entries: Int
  }

  package func check(_ require: Requirement) throws(DictionaryError) {
    for source in [codes, counts, readings].compactMap({ $0 }) { try source.check(require) }
  }
}
