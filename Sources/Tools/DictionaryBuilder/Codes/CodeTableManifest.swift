import CodeTables

/// `codes.json`: what the image of a code table is built from.
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
/// Files are word lists, relative to the manifest's folder, and may be packed by gzip.
package struct CodeTableManifest: ImageManifest {
  /// The name of the file.
  package static let fileName = "codes.json"

  /// The language tag.
  let language: String
  /// The `locale.json` with the punctuation.
  let locale: String
  /// Fields as in the header of a list, in place of those of the list.
  let settings: [String: String]?
  /// What is shown for keys.
  let labels: [String: String]?
  /// Whether codes are made of the first and the last key of those in the list, as Quick's are of
  /// Cangjie's.
  let firstAndLastKey: Bool?
  /// The list of codes.
  let codes: Source
  /// The list that says how frequent texts are which have no weight of their own.
  let counts: Source?
  /// The list with the pronunciations of characters.
  let readings: Source?

  /// A list and where it comes from.
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
