/// The sections of a code table in an image.
///
/// A row is a code and a text. Rows are ordered by the bytes of their codes, and those of one code as
/// they are offered; codes are numbered in that order, each once. All offsets have one element more
/// than what they divide.
package enum CodeTableSections {
  /// UTF-8 lines `key TAB value`: what `CodeTableSettings` reads.
  package static let settings = "codes.settings"
  /// `UInt32`: where each code begins in `codeKeys`.
  package static let codeOffsets = "codes.offsets"
  /// The keys of all codes, one byte each.
  package static let codeKeys = "codes.keys"
  /// `UInt32`: the first row of each code.
  package static let firstRows = "codes.rows"
  /// `UInt32`: where the text of each row begins in `texts`.
  package static let textOffsets = "texts.offsets"
  /// The texts of all rows in UTF-8.
  package static let texts = "texts.bytes"
  /// `UInt16` a row: -ln of its share of the most frequent text, in thousandths.
  package static let costs = "rows.costs"
  /// `UInt32` a row: its code.
  package static let rowCodes = "rows.codes"
  /// `UInt32` a row: the rows by the bytes of their texts, and those of one text as they stand.
  package static let rowsByText = "rows.by-text"
  /// UTF-8 lines as in other images: what punctuation keys insert.
  package static let punctuation = "punctuation"
  /// UTF-8 lines as in other images: language, sources and licences.
  package static let about = "about"
  /// The phrase table from pronunciations to characters, where the image has one.
  package static let readings = "readings"
  /// The phrase table from characters to pronunciations.
  package static let pronunciations = "pronunciations"
}
