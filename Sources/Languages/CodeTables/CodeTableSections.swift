import DictionaryImage

/// The sections of a code table in an image.
///
/// A row is a code and a text. Rows are sorted by the bytes of their codes; rows of one code are in
/// the order in which they are offered. Distinct codes are numbered in that order. Each column of
/// offsets has one more element than the items it delimits.
package enum CodeTableSections {
  /// UTF-8 lines `key TAB value`, which `CodeTableSettings` reads.
  package static let settings = DictionaryKind.codeTable.section
  /// `UInt32`: the offset of each code in `codeKeys`.
  package static let codeOffsets = "codes.offsets"
  /// The keys of all codes, one byte each.
  package static let codeKeys = "codes.keys"
  /// `UInt32`: the first row of each code.
  package static let firstRows = "codes.rows"
  /// `UInt32`: the offset of each row's text in `texts`, in bytes.
  package static let textOffsets = "texts.offsets"
  /// The texts of all rows in UTF-8.
  package static let texts = "texts.bytes"
  /// `UInt16` per row: -ln of the text's frequency relative to the most frequent text (nats ×
  /// 1000).
  package static let costs = "rows.costs"
  /// `UInt32` per row: the index of its code.
  package static let rowCodes = "rows.codes"
  /// `UInt32` per row: the rows sorted by the bytes of their texts; rows of one text keep their
  /// order.
  package static let rowsByText = "rows.by-text"
  /// UTF-8 lines as in other images: the texts that punctuation keys insert.
  package static let punctuation = "punctuation"
  /// UTF-8 lines as in other images: language, sources and licences.
  package static let about = "about"
  /// The phrase table from pronunciations to characters. Optional.
  package static let readings = "readings"
  /// The phrase table from characters to pronunciations. Optional.
  package static let pronunciations = "pronunciations"
}
